import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { RefreshTokensTable } from '#server/database/schema.ts';

type RefreshTokenRow = Selectable<RefreshTokensTable>;

const retentionMilliseconds = 86_400_000;

/**
 * The refresh token of a stored row: 256 bits, base64url. It is derived instead of stored, so that
 * it can be given twice and a copy of the data does not reveal it (decision 4).
 */
export function deriveRefreshToken(tokenSecret: string, rowId: string): string {
  return createHmac('sha256', tokenSecret).update(rowId).digest('base64url');
}

/** The hash by which a token's row is found. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether the text has the form of a refresh token: ours, or the short one of Supabase. */
export function isRefreshToken(text: string): boolean {
  return /^([\w-]{43}|[a-z0-9]{12})$/.test(text);
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/** Adds and exchanges refresh tokens; the rows store only their hashes. */
export function createRefreshTokens(tokenSecret: string, reuseSeconds: number) {
  async function add(
    { transaction, now }: AccountChange,
    sessionId: string,
    parentId: string | null,
  ): Promise<string> {
    const id = randomUUID();
    const token = deriveRefreshToken(tokenSecret, id);
    await transaction
      .insertInto('refresh_tokens')
      .values({
        id,
        session_id: sessionId,
        token_hash: hashRefreshToken(token),
        parent_id: parentId,
        revoked: 0,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return token;
  }

  return {
    add,

    /**
     * Gives the token that replaces the presented one. A token may be presented again, because an
     * answer was lost or another tab was faster: the last but one always gives the newest token, an
     * older one gives a new token for `reuseSeconds`. After that the token may be stolen: null.
     */
    async exchange(change: AccountChange, presentedHash: string): Promise<string | null> {
      const { transaction, now } = change;
      const presented = await transaction
        .selectFrom('refresh_tokens')
        .selectAll()
        .where('token_hash', '=', presentedHash)
        .executeTakeFirstOrThrow();
      const { id, session_id: sessionId } = presented;
      if (presented.revoked) {
        const active = await getActiveToken(change, sessionId);
        if (active?.parent_id === id) return deriveRefreshToken(tokenSecret, active.id);
        if (!active || now > presented.updated_at + reuseSeconds * 1000) return null;
      } else {
        await revoke(change, id);
      }
      await transaction
        .deleteFrom('refresh_tokens')
        .where('session_id', '=', sessionId)
        .where('revoked', '=', 1)
        .where('updated_at', '<', now - retentionMilliseconds)
        .execute();
      return add(change, sessionId, id);
    },

    /** Replaces the session's newest token and gives the new one; null when there is none. */
    async replace(change: AccountChange, sessionId: string): Promise<string | null> {
      const active = await getActiveToken(change, sessionId);
      if (!active) return null;
      await revoke(change, active.id);
      return add(change, sessionId, active.id);
    },
  };
}

// The session's newest token that was not exchanged.
async function getActiveToken(
  { transaction }: AccountChange,
  sessionId: string,
): Promise<RefreshTokenRow | undefined> {
  return transaction
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('revoked', '=', 0)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

async function revoke({ transaction, now }: AccountChange, id: string) {
  await transaction
    .updateTable('refresh_tokens')
    .set({ revoked: 1, updated_at: now })
    .where('id', '=', id)
    .execute();
}
