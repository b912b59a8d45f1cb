import type pg from 'pg';

/**
 * Asks something of a connection that does nothing else, and cuts the connection off when nothing
 * comes back for so long: a line that is dead without saying so is never answered, and never closed.
 * Rejects as the connection does.
 */
export async function answeredWithin<Answer>(
  milliseconds: number,
  client: pg.Client,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  // With a question open, the driver does not say farewell first.
  const timer = setTimeout(() => void client.end(), milliseconds);
  try {
    return await ask();
  } finally {
    clearTimeout(timer);
  }
}
