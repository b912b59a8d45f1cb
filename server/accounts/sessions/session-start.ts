import type { FastifyRequest } from 'fastify';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { rememberNetwork } from '#server/accounts/limits/known-networks-store.ts';
import { hasVerifiedFactor } from '#server/accounts/second-factor/second-factor.ts';
import { type ActiveSession, addSession } from '#server/accounts/sessions/sessions-store.ts';
import { addRefreshToken } from '#server/accounts/tokens/refresh-tokens-store.ts';
import { refuseBannedUser } from '#server/accounts/users/banned-user.ts';
import { type Account, requireAccount, stampSignIn } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { hashNetwork, originOf } from '#server/accounts/wire/request-origin.ts';
import type { Database } from '#server/database/schema.ts';

/** A session with the refresh token that its owner holds now. */
export interface HeldSession {
  account: Account;
  session: ActiveSession;
  refreshToken: string;
}

interface SessionStart {
  userId: string;
  /** How the user was proved, as the token's `amr` says it. */
  method: string;
  /** The endpoint's status for a locked account. */
  bannedStatus: 400 | 403;
  request: FastifyRequest;
  /** The mailed link that opens the session, which is not used up before the session is. */
  linkHash?: string;
}

/**
 * Logs a user in: a new session, proved by `method`. The first write holds the user's row, so what
 * the account says stays true until the transaction ends.
 * Throws `user_banned` with the given status.
 */
export async function startSession(
  transaction: Database,
  { secrets, clock }: Pick<AuthDependencies, 'secrets' | 'clock'>,
  { userId, method, bannedStatus, request, linkHash }: SessionStart,
): Promise<HeldSession> {
  const now = clock();
  await stampSignIn(transaction, userId, now);
  const account = await requireAccount(transaction, { id: userId });
  refuseBannedUser(account, now, bannedStatus);
  const origin = originOf(request);
  const opened = { userId, method, linkHash: linkHash ?? null, ...origin };
  const session = await addSession(transaction, opened, now);
  const place = { sessionId: session.id, parentId: null };
  const refreshToken = await addRefreshToken(transaction, secrets.tokenSecret, place, now);
  // Of a link that may have been fetched by a mail scanner, nothing is known before it is used.
  if (!linkHash) {
    await recordEvent(transaction, request, { action: 'login', userId }, now);
    // Whoever has a second factor is known by it only.
    if (!hasVerifiedFactor(account)) {
      await rememberNetwork(transaction, userId, hashNetwork(secrets.tokenSecret, origin.ip), now);
    }
  }
  return { account, session, refreshToken };
}
