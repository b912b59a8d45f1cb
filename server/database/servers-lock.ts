import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** Thrown when a server and a command that needs the database alone run at once; says which must wait. */
class DatabaseInUseError extends OperatorError {}

// Our number among the advisory locks of the PostgreSQL database: "marquee" in ASCII.
const lock = '30787916619146597';

/**
 * Marks the database as used by a server, by a shared lock that lives as long as the connection.
 * Throws DatabaseInUseError while a command has the exclusive lock.
 */
export async function joinServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select pg_try_advisory_lock_shared(${lock}) as has_joined`);
  if (rows[0].has_joined) return;
  throw new DatabaseInUseError(
    'The data of this PostgreSQL is being moved or given other secrets. Start again when that is done.',
  );
}

/**
 * Does the work under a lock that no server shares; the lock takes one connection. Throws
 * DatabaseInUseError, before the work begins, when a server uses the PostgreSQL database.
 */
export function withoutServers<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    const locking = sql<{
      is_alone: boolean;
    }>`select pg_try_advisory_lock(${sql.raw(lock)}) as is_alone`;
    const { rows } = await locking.execute(connection);
    if (!rows[0]?.is_alone) {
      throw new DatabaseInUseError(
        'Servers are using this PostgreSQL, and what they write meanwhile would be lost. Stop all of them first.',
      );
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.raw(lock)})`.execute(connection);
    }
  });
}
