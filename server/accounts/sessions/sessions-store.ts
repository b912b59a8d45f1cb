import { randomUUID } from 'node:crypto';
import type { AuthenticationMethod } from '#server/accounts/tokens/access-token.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Database, Session } from '#server/database/schema.ts';

/** One log-in on one device, until it ends. */
export interface ActiveSession extends Omit<Session, 'amr'> {
  amr: AuthenticationMethod[];
}

/** How a session was opened. */
interface Opening {
  userId: string;
  /** How the user was authenticated. */
  method: string;
  linkHash: string | null;
  ip: string;
  userAgent: string | null;
}

/** Adds a session of a user who was authenticated by one method. */
export async function addSession(
  { transaction, now }: AccountChange,
  { userId, method, linkHash, ip, userAgent }: Opening,
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
      link_hash: linkHash,
      ip,
      user_agent: userAgent,
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
 * Stores the time of a refresh on the session of the refresh token with this hash. The update also
 * locks the session until the transaction ends, so that refreshes of one session run in turn.
 */
export async function holdSessionOfRefreshToken(
  { transaction, now }: AccountChange,
  tokenHash: string,
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

/**
 * Raises the session to aal2 by a second factor, and locks it until the transaction ends. Gives
 * null when the session has ended.
 */
export async function raiseSession(
  { transaction, now }: AccountChange,
  { id, amr }: ActiveSession,
  factorId: string,
): Promise<ActiveSession | null> {
  const proof = { method: secondMethod, timestamp: Math.floor(now / 1000) };
  const row = await transaction
    .updateTable('sessions')
    .set({
      aal: 'aal2',
      factor_id: factorId,
      amr: JSON.stringify([proof, ...withoutSecondFactor(amr)]),
      refreshed_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? readSession(row) : null;
}

/** Lowers the sessions that a second factor has raised. */
export async function lowerSessions({ transaction }: AccountChange, factorId: string) {
  const rows = await transaction
    .selectFrom('sessions')
    .selectAll()
    .where('factor_id', '=', factorId)
    .execute();
  for (const { id, amr } of rows.map(readSession)) {
    await transaction
      .updateTable('sessions')
      .set({ aal: 'aal1', factor_id: null, amr: JSON.stringify(withoutSecondFactor(amr)) })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Deletes the user's sessions and their refresh tokens: all, `only` one, or all `except` one. `aal`
 * restricts this to sessions of that level.
 */
export async function deleteSessions(
  { transaction }: AccountChange,
  userId: string,
  which: { only?: string; except?: string; aal?: 'aal1' } = {},
) {
  let query = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.except !== undefined) query = query.where('id', '<>', which.except);
  if (which.aal !== undefined) query = query.where('aal', '=', which.aal);
  await query.execute();
}

/** The sessions that the user has used, the last refreshed one first. */
export async function listSessions(database: Database, userId: string): Promise<ActiveSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('link_hash', 'is', null)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(readSession);
}

/**
 * Marks the first use of a session that a mailed link has opened: the session stays, and the other
 * sessions of the same link are deleted.
 */
export async function claimLinkSession(
  { transaction }: AccountChange,
  { id, user_id, link_hash }: ActiveSession,
) {
  await transaction.updateTable('sessions').set({ link_hash: null }).where('id', '=', id).execute();
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('link_hash', '=', link_hash)
    .execute();
}

const secondMethod = 'totp';

function withoutSecondFactor(amr: AuthenticationMethod[]): AuthenticationMethod[] {
  return amr.filter(({ method }) => method !== secondMethod);
}

function readSession(row: Session): ActiveSession {
  return { ...row, amr: JSON.parse(row.amr) };
}
