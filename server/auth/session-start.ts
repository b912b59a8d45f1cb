import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { refuseBannedUser } from '#server/auth/banned-user.ts';
import { addRefreshToken } from '#server/auth/refresh-tokens-store.ts';
import { type ActiveSession, addSession } from '#server/auth/sessions-store.ts';
import { type Account, requireAccount, stampSignIn } from '#server/auth/users-store.ts';
import type { Database } from '#server/database/schema.ts';

/** A session with the refresh token that its owner holds now. */
export interface HeldSession {
  account: Account;
  session: ActiveSession;
  refreshToken: string;
}

/**
 * Logs a user in: a new session, proved by `method`. The first write holds the user's row, so what
 * the account says stays true until the transaction ends.
 * Throws `user_banned` with the given status.
 */
export async function startSession(
  transaction: Database,
  { secrets, clock }: Pick<AuthDependencies, 'secrets' | 'clock'>,
  { userId, method, bannedStatus }: { userId: string; method: string; bannedStatus: 400 | 403 },
): Promise<HeldSession> {
  const now = clock();
  await stampSignIn(transaction, userId, now);
  const account = await requireAccount(transaction, { id: userId });
  refuseBannedUser(account, now, bannedStatus);
  const session = await addSession(transaction, userId, method, now);
  const place = { sessionId: session.id, parentId: null };
  const refreshToken = await addRefreshToken(transaction, secrets.tokenSecret, place, now);
  return { account, session, refreshToken };
}
