import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { settleLinkSession } from '#server/accounts/mailed-links/link-session.ts';
import type { HeldSession } from '#server/accounts/sessions/session-start.ts';
import {
  deleteSessions,
  holdSessionOfRefreshToken,
} from '#server/accounts/sessions/sessions-store.ts';
import {
  deriveRefreshToken,
  hashRefreshToken,
  isRefreshToken,
} from '#server/accounts/tokens/refresh-token.ts';
import {
  addRefreshToken,
  getActiveRefreshToken,
  pruneRefreshTokens,
  type RefreshTokenRow,
  requireRefreshToken,
  revokeRefreshToken,
} from '#server/accounts/tokens/refresh-tokens-store.ts';
import { refuseBannedUser } from '#server/accounts/users/banned-user.ts';
import { requireAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

const keepRevokedMilliseconds = 86_400_000;

/** The same session with a fresh refresh token in exchange for the last (accounts contract, A.4). */
export async function grantByRefreshToken(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<HeldSession> {
  const { database, clock } = dependencies;
  const { refresh_token } = readBody(v.object({ refresh_token: optionalText }), request);
  if (!isRefreshToken(refresh_token)) throw validationFailed('Refresh token is not valid');

  const tokenHash = hashRefreshToken(refresh_token);
  const held = await database
    .transaction()
    .execute((transaction) => refreshSession(transaction, dependencies, tokenHash, request));
  // Thrown only here, where the end of the session is committed.
  if (held === 'ended') throw refreshTokenNotFound();
  if ('reusedBy' in held) {
    const event = { action: 'token_revoked', userId: held.reusedBy } as const;
    await recordEvent(database, request, event, clock());
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
  dependencies: AuthDependencies,
  tokenHash: string,
  request: FastifyRequest,
): Promise<HeldSession | { reusedBy: string } | 'ended'> {
  const now = dependencies.clock();
  const session = await holdSessionOfRefreshToken(transaction, tokenHash, now);
  if (!session) throw refreshTokenNotFound();
  const account = await requireAccount(transaction, { id: session.user_id });
  refuseBannedUser(account, now, 400);
  const use = { account, session, request };
  if (!(await settleLinkSession(transaction, dependencies, use))) return 'ended';

  const presented = await requireRefreshToken(transaction, tokenHash);
  const refreshToken = await rotate(transaction, dependencies, presented, now);
  if (refreshToken !== null) return { account, session, refreshToken };
  // With the session end its refresh tokens, and what the thief's access token opens here.
  await deleteSessions(transaction, account.id, { only: session.id });
  return { reusedBy: account.id };
}

function refreshTokenNotFound(): Failure {
  return new Failure(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found. Please log in again.',
  );
}

// Null when somebody uses a token that was exchanged long ago: it may be stolen.
async function rotate(
  transaction: Database,
  { settings, secrets }: Pick<AuthDependencies, 'settings' | 'secrets'>,
  presented: RefreshTokenRow,
  now: number,
): Promise<string | null> {
  const { tokenSecret } = secrets;
  const reuseMilliseconds = settings.refreshReuseSeconds * 1000;
  const { id, session_id: sessionId } = presented;
  if (presented.revoked) {
    const active = await getActiveRefreshToken(transaction, sessionId);
    // The client never got the answer, or another tab was faster: there is no time limit to that.
    if (active?.parent_id === id) return deriveRefreshToken(tokenSecret, active.id);
    if (!active || now > presented.updated_at + reuseMilliseconds) return null;
  } else {
    await revokeRefreshToken(transaction, id, now);
  }
  await pruneRefreshTokens(transaction, sessionId, now - keepRevokedMilliseconds);
  return addRefreshToken(transaction, tokenSecret, { sessionId, parentId: id }, now);
}
