import { randomUUID } from 'node:crypto';
import type { AuthenticationMethod } from '#server/auth/access-token.ts';
import type { Database, Session } from '#server/database/schema.ts';

/** One log-in on one device, until it is logged out. */
export interface ActiveSession extends Omit<Session, 'amr'> {
  amr: AuthenticationMethod[];
}

/** Adds a session that was proved by one method. */
export async function addSession(
  transaction: Database,
  userId: string,
  method: string,
  now: number,
): Promise<ActiveSession> {
  const row = await transaction
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: userId,
      aal: 'aal1',
      amr: JSON.stringify([{ method, timestamp: Math.floor(now / 1000) }]),
      created_at: now,
      refreshed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return readSession(row);
}

export async function getSession(database: Database, id: string): Promise<ActiveSession | null> {
  const row = await database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? readSession(row) : null;
}

/**
 * Notes a refresh on the session that the refresh token with this hash belongs to. The write also
 * holds the session until the transaction ends, so that refreshes of one session happen in turn.
 */
export async function holdSessionOfRefreshToken(
  transaction: Database,
  tokenHash: string,
  now: number,
): Promise<ActiveSession | null> {
  const row = await transaction
    .updateTable('sessions')
    .set({ refreshed_at: now })
    .where('id', '=', (query) =>
      query.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', tokenHash),
    )
    .returningAll()
    .executeTakeFirst();
  return row ? readSession(row) : null;
}

/** Ends the user's sessions, and their refresh tokens with them: all, only one, or all but one. */
export async function deleteSessions(
  database: Database,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  let query = database.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.except !== undefined) query = query.where('id', '<>', which.except);
  await query.execute();
}

function readSession(row: Session): ActiveSession {
  return { ...row, amr: JSON.parse(row.amr) };
}
