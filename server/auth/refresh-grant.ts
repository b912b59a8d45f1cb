import * as v from 'valibot';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { validationFailed } from '#server/auth/auth-failures.ts';
import { refuseBannedUser } from '#server/auth/banned-user.ts';
import { optionalText, readInput } from '#server/auth/read-input.ts';
import {
  deriveRefreshToken,
  hashRefreshToken,
  isRefreshToken,
} from '#server/auth/refresh-token.ts';
import {
  addRefreshToken,
  getActiveRefreshToken,
  pruneRefreshTokens,
  type RefreshTokenRow,
  requireRefreshToken,
  revokeRefreshToken,
  revokeRefreshTokenFamily,
} from '#server/auth/refresh-tokens-store.ts';
import type { HeldSession } from '#server/auth/session-start.ts';
import { holdSessionOfRefreshToken } from '#server/auth/sessions-store.ts';
import { requireAccount } from '#server/auth/users-store.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

const reuseMilliseconds = 10_000;
const keepRevokedMilliseconds = 86_400_000;

/** The same session with a fresh refresh token in exchange for the last (accounts contract, A.4). */
export async function grantByRefreshToken(
  dependencies: AuthDependencies,
  body: unknown,
): Promise<HeldSession> {
  const { refresh_token } = readInput(v.object({ refresh_token: optionalText }), body);
  if (!isRefreshToken(refresh_token)) throw validationFailed('Refresh token is not valid');

  const tokenHash = hashRefreshToken(refresh_token);
  const held = await dependencies.database
    .transaction()
    .execute((transaction) => refreshSession(transaction, dependencies, tokenHash));
  // Thrown only here, where the family's end is committed.
  if (held === 'reused') {
    throw new Failure(
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used. Please log in again.',
    );
  }
  return held;
}

async function refreshSession(
  transaction: Database,
  { secrets, clock }: AuthDependencies,
  tokenHash: string,
): Promise<HeldSession | 'reused'> {
  const now = clock();
  const session = await holdSessionOfRefreshToken(transaction, tokenHash, now);
  if (!session) {
    throw new Failure(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found. Please log in again.',
    );
  }
  const account = await requireAccount(transaction, { id: session.user_id });
  refuseBannedUser(account, now, 400);

  const presented = await requireRefreshToken(transaction, tokenHash);
  const refreshToken = await rotate(transaction, secrets.tokenSecret, presented, now);
  return refreshToken === null ? 'reused' : { account, session, refreshToken };
}

// Null when somebody uses a token that was exchanged long ago: it may be stolen. Null also when
// the family has ended, whatever the time.
async function rotate(
  transaction: Database,
  tokenSecret: string,
  presented: RefreshTokenRow,
  now: number,
): Promise<string | null> {
  const { id, session_id: sessionId } = presented;
  if (presented.revoked) {
    const active = await getActiveRefreshToken(transaction, sessionId);
    // The client never got the answer, or another tab was faster: there is no time limit to that.
    if (active?.parent_id === id) return deriveRefreshToken(tokenSecret, active.id);
    if (!active || now > presented.updated_at + reuseMilliseconds) {
      await revokeRefreshTokenFamily(transaction, sessionId, now);
      return null;
    }
  } else {
    await revokeRefreshToken(transaction, id, now);
  }
  await pruneRefreshTokens(transaction, sessionId, now - keepRevokedMilliseconds);
  return addRefreshToken(transaction, tokenSecret, { sessionId, parentId: id }, now);
}
