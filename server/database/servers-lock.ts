import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** Thrown when servers and a command that needs the database for itself meet; says who has to wait. */
class DatabaseInUseError extends OperatorError {}

// A number of ours among the advisory locks of a PostgreSQL database: "marquee" in ASCII.
const lock = '30787916619146597';

/**
 * Lets a connection say, as long as it lives, that a server uses the database. Throws
 * DatabaseInUseError while a command has it for itself.
 */
export async function joinServers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select pg_try_advisory_lock_shared(${lock}) as has_joined`);
  if (rows[0].has_joined) return;
  throw new DatabaseInUseError(
    'The data of this PostgreSQL is being moved or given other secrets. Start again when that is done.',
  );
}

/**
 * Does the work while no server uses that PostgreSQL database; it takes one of its connections.
 * Throws DatabaseInUseError, without having begun, when one does.
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
