import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { type CallerReader, requireApiKey } from '#server/caller.ts';
import type { Database } from '#server/database/schema.ts';
import type { ChangeFeed, FavoriteChange } from '#server/realtime/change-feed.ts';
import { createFairShare, type FairShare } from '#server/tables/fair-share.ts';
import { describeInsert, describeRemoval } from '#server/tables/favorite-changes.ts';
import { type FavoritesStore, favoritesOf } from '#server/tables/favorites-store.ts';
import { insertFavorites } from '#server/tables/insert-favorites.ts';
import {
  answerInsert,
  answerRead,
  answerRemoval,
  requireSingleWhereAsked,
} from '#server/tables/table-answer.ts';
import { requireCaller } from '#server/tables/table-caller.ts';
import { writeTableFailure } from '#server/tables/table-failure.ts';
import {
  readInsertRequest,
  readReadRequest,
  readRemovalRequest,
} from '#server/tables/table-request.ts';
import { allowEveryOrigin } from '#server/web/cors.ts';
import { refuseOtherMethods } from '#server/web/refuse-other-methods.ts';
import type { Wire } from '#server/web/wire.ts';

const prefix = addresses.tables;

const exposedHeaders = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Location',
  'Preference-Applied',
  'Proxy-Status',
  'Range-Unit',
  'Server',
  'Transfer-Encoding',
];

interface TableDependencies {
  database: Database;
  callers: CallerReader;
  /** Is told of every change once it is committed. */
  feed: ChangeFeed;
  /** What can be called under /rpc, by name; each checks its caller itself. */
  functions: Record<string, (request: FastifyRequest) => Promise<unknown>>;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/**
 * The table `favorites`, as `@supabase/postgrest-js` speaks to it (accounts contract, part B).
 * Rows are added and removed, never changed: a favorite has nothing to change but when it was added,
 * which an upsert can do, so PATCH is refused.
 */
export function createTableWire(dependencies: TableDependencies): Wire {
  const { database, callers, feed, functions, clock } = dependencies;

  const [readInTurn, writeInTurn] = [createFairShare(), createFairShare()];

  async function read(userId: string, request: FastifyRequest, reply: FastifyReply) {
    const query = readReadRequest(request);
    // No transaction, so that nobody who writes can keep it waiting; one connection, so that what
    // runs alone on it counts what it has read.
    const { rows, total } = await database.connection().execute(async (connection) => {
      const store = favoritesOf(connection, userId);
      return {
        rows: await store.find(query),
        total: query.preferences.count ? await store.count(query.conditions) : null,
      };
    });
    requireSingleWhereAsked(query, rows);
    reply.header('Content-Location', request.url.slice(prefix.length));
    return answerRead(reply, query, rows, total);
  }

  async function insert(userId: string, request: FastifyRequest, reply: FastifyReply) {
    const query = readInsertRequest(request, { user_id: userId, created_at: clock() });
    const inserted = await inTransaction(userId, async (store) => {
      const written = await insertFavorites(store, query);
      requireSingleWhereAsked(query, written.rows);
      return written;
    });
    await tell(request, userId, describeInsert(inserted, clock()));
    return answerInsert(reply, query, inserted);
  }

  async function remove(userId: string, request: FastifyRequest, reply: FastifyReply) {
    const query = readRemovalRequest(request);
    const rows = await inTransaction(userId, async (store) => {
      const removed = await store.remove(query.conditions);
      requireSingleWhereAsked(query, removed);
      return removed;
    });
    await tell(request, userId, describeRemoval(rows, clock()));
    return answerRemoval(reply, query, rows);
  }

  // The change itself is certain by now: that nobody could be told of it is no failure of it.
  async function tell({ log }: FastifyRequest, userId: string, changes: FavoriteChange[]) {
    await feed
      .publish(userId, changes)
      .catch((err) => log.error({ err }, 'A change could not be told.'));
  }

  /** Tells a handler who asks, when it is that user's turn. */
  function forCaller(inTurn: FairShare, handle: typeof read) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const userId = await requireCaller(callers, request);
      return inTurn(userId, () => handle(userId, request, reply));
    };
  }

  /** One transaction for each write; what throws in it is taken back. */
  function inTransaction<Result>(
    userId: string,
    work: (store: FavoritesStore) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction().execute((transaction) => work(favoritesOf(transaction, userId)));
  }

  // A function without a result is answered like a write without one (accounts contract, B.2).
  async function answerCall(reply: FastifyReply, call: () => Promise<unknown>) {
    const result = await call();
    return result === null ? reply.code(204).send() : result;
  }

  return {
    prefix,
    register(app) {
      allowEveryOrigin(app, exposedHeaders);
      requireApiKey(app, callers, ['publishable']);
      // What is answered is one person's.
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store');
      });
      refuseOtherMethods(app, () => {
        app.get('/favorites', { exposeHeadRoute: true }, forCaller(readInTurn, read));
        app.post('/favorites', forCaller(writeInTurn, insert));
        app.delete('/favorites', forCaller(writeInTurn, remove));
        for (const [name, call] of Object.entries(functions)) {
          app.post(`/rpc/${name}`, (request, reply) => answerCall(reply, () => call(request)));
        }
      });
    },
    writeFailure: writeTableFailure,
  };
}
