import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { boundWrites } from '#server/database/bounded-writes.ts';
import {
  DatabaseBusyError,
  DatabaseUnavailableError,
  NoDatabaseError,
} from '#server/database/database-trouble.ts';
import { migrate } from '#server/database/migrate.ts';
import { type PostgresPatience, postgresPatience } from '#server/database/postgres-patience.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { answeredWithin } from '#server/database/silent-connection.ts';

/** How a server uses its PostgreSQL. */
export interface PostgresOptions {
  url: string;
  /** Most connections of this process. */
  poolSize: number;
  /** Called for every connection that breaks, in use or not. */
  onLostConnection: (error: Error) => void;
  patience?: PostgresPatience;
}

/** How many connections a pool has, and how many queries wait for one. */
export interface PoolUsage {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

// Reserved, so that reads and probes are answered while writes wait for a lock.
const connectionsForReads = 2;
const writesThatMayWait = 200;

// A bulk insert has a different text for every number of rows, so preparing it is not worth it.
const preparedParametersAtMost = 16;

const int8 = 20;
// int8 columns hold milliseconds and catalogue ids, which a JavaScript number represents exactly.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
};

/**
 * Opens the PostgreSQL database at `url` and migrates its schema; servers that start at the same time
 * take turns. The database cancels statements after 7 s; a connection that is silent for longer is
 * closed. While the database cannot be reached, queries reject with a DatabaseUnavailableError. A
 * write that does not get its turn rejects with a DatabaseBusyError.
 * Throws NewerSchemaError, or NoDatabaseError when the database cannot be reached.
 */
export async function openPostgres({
  url,
  poolSize,
  onLostConnection,
  patience = postgresPatience,
}: PostgresOptions): Promise<Database & { poolUsage(): PoolUsage }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.statement,
    lock_timeout: patience.lock,
    keepAlive: true,
    keepAliveInitialDelayMillis: patience.keepAlive,
  });
  const lost = new WeakSet<object>();
  pool.on('connect', (client) => {
    // Without an error listener, a connection that breaks while in use ends the process.
    client.on('error', (error) => {
      lost.add(client);
      onLostConnection(error);
    });
  });
  // The connection's own listener has reported it.
  pool.on('error', () => {});
  const connect = connectorOf(pool, lost, patience);
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() } });
  const database = new Kysely<Schema>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error instanceof DatabaseUnavailableError ? new NoDatabaseError(error.cause) : error;
  }
  boundWrites(database, {
    atOnce: Math.max(1, poolSize - connectionsForReads),
    waiting: writesThatMayWait,
    patience: patience.connect,
  });
  const poolUsage = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return Object.assign(database, { poolUsage });
}

/**
 * Makes the function that gives Kysely a connection of the pool. Each statement is prepared once per
 * connection. A connection that breaks or falls silent does not return to the pool. After a failed
 * connection, all further ones fail at once for `reconnect` milliseconds, so that waiting queries do
 * not time out one after the other.
 */
function connectorOf(
  pool: pg.Pool,
  lost: WeakSet<object>,
  { silence, reconnect }: PostgresPatience,
): PostgresPool['connect'] {
  let awayUntil = Number.NEGATIVE_INFINITY;

  function unavailable(error: unknown): DatabaseUnavailableError {
    awayUntil = performance.now() + reconnect;
    return error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError(error);
  }

  async function connect(): Promise<pg.PoolClient & pg.Client> {
    if (performance.now() < awayUntil) throw new DatabaseUnavailableError('It was away just now.');
    try {
      // The pool's clients are pg.Clients, which its type does not say.
      return (await pool.connect()) as pg.PoolClient & pg.Client;
    } catch (error) {
      throw isForLackOfRoom(error)
        ? new DatabaseBusyError('All connections are in use.')
        : unavailable(error);
    }
  }

  return async () => {
    const client = await connect();
    let isSpoiled = false;

    async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      const statement = { text, values: [...values], ...nameOf(text, values) };
      try {
        return await answeredWithin(silence, client, () => client.query(statement));
      } catch (error) {
        const isSilent = error instanceof DatabaseUnavailableError;
        isSpoiled ||= isSilent || lost.has(client) || isFarewell(error);
        if (!isSpoiled) throw error;
        // The database rolls back by itself, and the error to report is the one before.
        if (text === 'rollback') return nothing;
        // A broken connection says nothing about the others; a silent one means the database is away.
        throw isSilent ? unavailable(error) : new DatabaseUnavailableError(error);
      }
    }
    return {
      // Kysely's type also has the overload for cursors, which we do not use.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(isSpoiled),
    };
  };
}

const nothing: pg.QueryResult = { command: 'ROLLBACK', rowCount: 0, rows: [], oid: 0, fields: [] };

// An error of the pool itself has neither a code nor a cause.
function isForLackOfRoom(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === undefined && cause === undefined;
}

// Errors after which a connection is closed: the database stops, or an administrator ended it.
function isFarewell(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(08|57P|25P03)/.test(error.code ?? '');
}

const names = new LRUCache<string, string>({ max: 1000 });

function nameOf(text: string, values: readonly unknown[]): { name?: string } {
  if (values.length > preparedParametersAtMost) return {};
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return { name };
}
