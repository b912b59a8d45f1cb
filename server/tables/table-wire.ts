import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import { type CallerReader, requireApiKey } from '#server/caller.ts';
import type { Database } from '#server/database/schema.ts';
import type { ChangeFeed, TableChange } from '#server/realtime/change-feed.ts';
import { createFairShare, type FairShare } from '#server/tables/fair-share.ts';
import { insertRows } from '#server/tables/insert-rows.ts';
import { readJson } from '#server/tables/read-json.ts';
import { createRoomForRows } from '#server/tables/room-for-rows.ts';
import { answerRead, answerWrite, requireSingleWhereAsked } from '#server/tables/table-answer.ts';
import { rowDefaults } from '#server/tables/table-body.ts';
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
  /** Every committed change is published to it. */
  feed: ChangeFeed;
  /** The functions under /rpc, by name; each checks its caller itself. */
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
 * The users' tables, in the protocol of `@supabase/postgrest-js`
 * (docs/contracts/table-and-feed.md#the-table). It can add, merge and remove rows; PATCH is refused.
 */
export function createTableWire(dependencies: TableDependencies): Wire {
  const { database, callers, feed, functions, clock } = dependencies;
  const [readInTurn, writeInTurn] = [createFairShare(), createFairShare()];
  const requireRoom = createRoomForRows();

  const read: Handle = async (table, userId, request, reply) => {
    const query = readReadRequest(table, request);
    // Without a transaction, a read never waits for a write.
    const store = rowsOf(database, table, userId);
    const found = await readJson(table, store, query);
    const total = query.preferences.count ? await store.count(query.conditions) : null;
    requireSingleWhereAsked(query, found.count);
    return answerRead(reply, query, found, total);
  };

  const insert: Handle = async (table, userId, request, reply) => {
    const query = readInsertRequest(table, request, rowDefaults(userId, clock()));
    const isMerge = query.preferences.resolution === 'merge-duplicates';
    // One row is added by one statement; it is there already or not.
    const mayBeUndone = isMerge || query.rows.length > 1;
    const inserted = await write(table, userId, { ...query, mayBeUndone }, async (store) => {
      await requireRoom(table, store, query.rows.length);
      return insertRows(table, store, query);
    });
    await publish(request, userId, describeInsert(table, inserted, clock()));
    const { rows, added } = inserted;
    return answerWrite(reply.code(isMerge && added.length === 0 ? 200 : 201), table, query, rows);
  };

  const remove: Handle = async (table, userId, request, reply) => {
    const query = readRemovalRequest(table, request);
    const mayBeUndone = query.isSingle;
    const { rows } = await write(table, userId, { ...query, mayBeUndone }, async (store) => ({
      rows: await store.remove(query.conditions),
    }));
    const removals = rows.map((row) => describeChange(table, 'DELETE', row, clock()));
    await publish(request, userId, removals);
    const hasBody = query.preferences.return === 'representation';
    return answerWrite(reply.code(hasBody ? 200 : 204), table, query, rows);
  };

  // The change is committed, so a failure of the feed must not fail the request.
  async function publish({ log }: FastifyRequest, userId: string, changes: TableChange[]) {
    await feed
      .publish(userId, changes)
      .catch((err) => log.error({ err }, 'A change could not be published.'));
  }

  /**
   * Writes one request's rows: in a transaction, which is rolled back when something is thrown, where
   * that may leave something to undo.
   */
  async function write<Written extends { rows: Row[] }>(
    table: TableDefinition,
    userId: string,
    query: TableRequest & { mayBeUndone: boolean },
    work: (store: TableStore) => Promise<Written>,
  ): Promise<Written> {
    const writeTo = async (connection: Database) => {
      const written = await work(rowsOf(connection, table, userId));
      requireSingleWhereAsked(query, written.rows.length);
      return written;
    };
    return query.mayBeUndone ? database.transaction().execute(writeTo) : writeTo(database);
  }

  /** Calls the handler with the user of the request, when it is that user's turn. */
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
      // Answers hold one user's own data.
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
