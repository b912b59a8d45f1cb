import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import { type CallerReader, requireApiKey } from '#server/caller.ts';
import type { Database } from '#server/database/schema.ts';
import type { ChangeFeed, TableChange } from '#server/realtime/change-feed.ts';
import { createFairShare, type FairShare } from '#server/tables/fair-share.ts';
import { insertRows } from '#server/tables/insert-rows.ts';
import { answerRead, answerWrite, requireSingleWhereAsked } from '#server/tables/table-answer.ts';
import { requireCaller } from '#server/tables/table-caller.ts';
import { describeChange, describeInsert } from '#server/tables/table-changes.ts';
import { writeTableFailure } from '#server/tables/table-failure.ts';
import {
  readInsertRequest,
  readReadRequest,
  readRemovalRequest,
  type TableRequest,
} from '#server/tables/table-request.ts';
import { type Row, rowsOf, type TableStore } from '#server/tables/table-store.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

const exposedHeaders = ['Content-Range', 'Date', 'Proxy-Status', 'Retry-After'];

interface TableDependencies {
  database: Database;
  callers: CallerReader;
  /** Every change is published there once it is committed. */
  feed: ChangeFeed;
  /** What can be called under /rpc, by name; each checks its caller itself. */
  functions: Record<string, (request: FastifyRequest) => Promise<unknown>>;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Answers one request about one table. */
type Handle = (
  table: TableDefinition,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * The users' tables, as `@supabase/postgrest-js` speaks to them
 * (docs/contracts/table-and-feed.md#the-table). Rows are added, merged and removed; PATCH is refused.
 */
export function createTableWire(dependencies: TableDependencies): Wire {
  const { database, callers, feed, functions, clock } = dependencies;
  const [readInTurn, writeInTurn] = [createFairShare(), createFairShare()];

  const read: Handle = async (table, userId, request, reply) => {
    const query = readReadRequest(table, request);
    // No transaction, so that nobody who writes can keep it waiting; one connection, so that what
    // runs alone on it counts what it has read.
    const { rows, total } = await database.connection().execute(async (connection) => {
      const store = rowsOf(connection, table, userId);
      return {
        rows: await store.find(query),
        total: query.preferences.count ? await store.count(query.conditions) : null,
      };
    });
    requireSingleWhereAsked(query, rows);
    return answerRead(reply, table, query, rows, total);
  };

  const insert: Handle = async (table, userId, request, reply) => {
    const query = readInsertRequest(table, request, { caller: userId, now: clock() });
    const inserted = await write(table, userId, query, (store) => insertRows(table, store, query));
    await publish(request, userId, describeInsert(table, inserted, clock()));
    const { rows, added } = inserted;
    const isMerge = query.preferences.resolution === 'merge-duplicates';
    return answerWrite(reply.code(isMerge && added.length === 0 ? 200 : 201), table, query, rows);
  };

  const remove: Handle = async (table, userId, request, reply) => {
    const query = readRemovalRequest(table, request);
    const { rows } = await write(table, userId, query, async (store) => ({
      rows: await store.remove(query.conditions),
    }));
    const removals = rows.map((row) => describeChange(table, 'DELETE', row, clock()));
    await publish(request, userId, removals);
    const hasBody = query.preferences.return === 'representation';
    return answerWrite(reply.code(hasBody ? 200 : 204), table, query, rows);
  };

  // The change is committed by now, so the request does not fail when the feed does.
  async function publish({ log }: FastifyRequest, userId: string, changes: TableChange[]) {
    await feed
      .publish(userId, changes)
      .catch((err) => log.error({ err }, 'A change could not be published.'));
  }

  /** One transaction for each write; what throws in it is taken back. */
  function write<Written extends { rows: Row[] }>(
    table: TableDefinition,
    userId: string,
    query: TableRequest,
    work: (store: TableStore) => Promise<Written>,
  ): Promise<Written> {
    return database.transaction().execute(async (transaction) => {
      const written = await work(rowsOf(transaction, table, userId));
      requireSingleWhereAsked(query, written.rows);
      return written;
    });
  }

  /** Calls the handler with the user who asks, when it is that user's turn. */
  function forCaller(table: TableDefinition, inTurn: FairShare, handle: Handle) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const userId = await requireCaller(callers, request, table.name);
      return inTurn(userId, () => handle(table, userId, request, reply));
    };
  }

  // A function without a result is answered like a write without one.
  async function answerCall(reply: FastifyReply, call: () => Promise<unknown>) {
    const result = await call();
    return result === null ? reply.code(204).send() : result;
  }

  return {
    prefix: addresses.tables,
    register(app) {
      allowEveryOrigin(app, exposedHeaders);
      requireApiKey(app, callers, ['publishable']);
      // What is answered is one person's.
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store');
      });
      refuseOtherMethods(app, () => {
        for (const table of userTables) {
          const path = `/${table.name}`;
          app.get(path, { exposeHeadRoute: true }, forCaller(table, readInTurn, read));
          app.post(path, forCaller(table, writeInTurn, insert));
          app.delete(path, forCaller(table, writeInTurn, remove));
        }
        for (const [name, call] of Object.entries(functions)) {
          app.post(`/rpc/${name}`, (request, reply) => answerCall(reply, () => call(request)));
        }
      });
    },
    writeFailure: writeTableFailure,
  };
}
