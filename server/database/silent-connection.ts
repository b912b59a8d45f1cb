import type pg from 'pg';
import { DatabaseUnavailableError } from '#server/database/database-trouble.ts';

/**
 * Asks something of a connection that does nothing else, and cuts the connection off when nothing
 * comes back for so long: a line that is dead without saying so is never answered, and never closed.
 * Rejects with a DatabaseUnavailableError then, and otherwise as the connection does.
 */
export async function answeredWithin<Answer>(
  milliseconds: number,
  client: pg.Client,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    // With a question open, the driver does not say farewell first.
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
