import type pg from 'pg';
import { DatabaseUnavailableError } from '#server/database/database-trouble.ts';

/**
 * Runs a query on an otherwise idle connection and closes the connection when no answer comes within
 * `milliseconds`: a connection that died silently never answers and never closes. Rejects with a
 * DatabaseUnavailableError then, and otherwise as the query does.
 */
export async function answeredWithin<Answer>(
  milliseconds: number,
  client: pg.Client,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    // While a query runs, the driver closes the socket without a goodbye message.
    void client.end();
  }, milliseconds);
  try {
    return await ask();
  } catch (error) {
    throw isSilent ? new DatabaseUnavailableError(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
