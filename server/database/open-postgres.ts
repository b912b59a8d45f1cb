import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { migrate } from '#server/database/migrate.ts';
import type { Database, Schema } from '#server/database/schema.ts';

/** How a server uses its PostgreSQL. */
export interface PostgresOptions {
  url: string;
  /** Connections of this process at most. */
  poolSize: number;
  /** Is told of connections that broke while nobody used them. */
  onIdleError: (error: Error) => void;
}

/** How many connections a pool has, and who waits for one. */
export interface PoolUsage {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

// Shorter than a request may take, so that the failure has its own name.
const statementTimeoutMilliseconds = 8_000;
const lockTimeoutMilliseconds = 5_000;
const connectionTimeoutMilliseconds = 5_000;

// A bulk insert has a text of its own for every number of rows; those are not worth keeping.
const preparedParametersAtMost = 16;

const int8 = 20;
// Times in milliseconds and catalogue ids: far below where a number stops being exact.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
};

/**
 * Opens the PostgreSQL database at `url` and brings its schema up to date; servers that start at the
 * same time take turns at that. Statements that take longer than 8 s are ended by the database.
 * Throws NewerSchemaError, or the driver's error when the database cannot be reached.
 */
export async function openPostgres({
  url,
  poolSize,
  onIdleError,
}: PostgresOptions): Promise<Database & { poolUsage(): PoolUsage }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectionTimeoutMilliseconds,
    statement_timeout: statementTimeoutMilliseconds,
    idle_in_transaction_session_timeout: statementTimeoutMilliseconds,
    lock_timeout: lockTimeoutMilliseconds,
    keepAlive: true,
  });
  pool.on('error', onIdleError);
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const poolUsage = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return Object.assign(database, { poolUsage });
}

/** The pool, whose clients let the database prepare each statement once a connection. */
function preparing(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      // Kysely asks in one way only; its type also has that of cursors, which we do not use.
      const query = ((text: string, values: readonly unknown[]) =>
        client.query({
          text,
          values: [...values],
          ...nameOf(text, values),
        })) as unknown as PostgresPoolClient['query'];
      return { query, release: () => client.release() };
    },
  };
}

function nameOf(text: string, values: readonly unknown[]): { name?: string } {
  if (values.length > preparedParametersAtMost) return {};
  return { name: createHash('sha256').update(text).digest('base64url') };
}
