import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { deriveRefreshToken, hashRefreshToken } from '#server/accounts/tokens/refresh-token.ts';
import type { Database, RefreshTokensTable } from '#server/database/schema.ts';

export type RefreshTokenRow = Selectable<RefreshTokensTable>;

/** Adds a token to the session's and gives it; the row keeps only its hash. */
export async function addRefreshToken(
  transaction: Database,
  tokenSecret: string,
  place: { sessionId: string; parentId: string | null },
  now: number,
): Promise<string> {
  const id = randomUUID();
  const token = deriveRefreshToken(tokenSecret, id);
  await transaction
    .insertInto('refresh_tokens')
    .values({
      id,
      session_id: place.sessionId,
      token_hash: hashRefreshToken(token),
      parent_id: place.parentId,
      revoked: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

export async function requireRefreshToken(
  transaction: Database,
  tokenHash: string,
): Promise<RefreshTokenRow> {
  return transaction
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
}

/** The session's newest token that was not exchanged yet; null without one. */
export async function getActiveRefreshToken(
  transaction: Database,
  sessionId: string,
): Promise<RefreshTokenRow | null> {
  const row = await transaction
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('revoked', '=', 0)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function revokeRefreshToken(
  transaction: Database,
  id: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('refresh_tokens')
    .set({ revoked: 1, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Forgets the session's tokens that were revoked before the given time. */
export async function pruneRefreshTokens(
  transaction: Database,
  sessionId: string,
  revokedBefore: number,
): Promise<void> {
  await transaction
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('revoked', '=', 1)
    .where('updated_at', '<', revokedBefore)
    .execute();
}
