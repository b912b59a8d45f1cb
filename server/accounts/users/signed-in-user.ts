import type { FastifyRequest } from 'fastify';
import { settleLinkSession } from '#server/accounts/mailed-links/link-session.ts';
import { type ActiveSession, getSession } from '#server/accounts/sessions/sessions-store.ts';
import { requireBearerToken } from '#server/accounts/tokens/bearer-token.ts';
import { refuseBannedUser } from '#server/accounts/users/banned-user.ts';
import { type Account, getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { sessionNotFound } from '#server/accounts/wire/auth-failures.ts';
import { isUuid } from '#server/accounts/wire/read-input.ts';
import { Failure } from '#server/failure.ts';

/** Who sends a request. A token that names no session is taken, as Supabase does. */
export interface SignedInUser {
  account: Account;
  session: ActiveSession | null;
}

/**
 * The user whose access token the request bears.
 * Throws the failures of the table "Bearer checks" (accounts contract, A.3).
 */
export async function requireSignedInUser(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<SignedInUser> {
  const { accessTokens, database, clock } = dependencies;
  const verification = await accessTokens.verify(requireBearerToken(request));
  if (!verification.ok) {
    throw badJwt(
      403,
      verification.reason === 'expired' ? 'it has expired' : 'it is not valid here',
    );
  }

  const { sub, session_id: sessionId } = verification.claims;
  if (!sub) throw badJwt(403, 'it names no user');
  if (!isUuid(sub)) throw badJwt(400, 'its user has no valid id');
  const account = await getAccount(database, { id: sub });
  if (!account) {
    throw new Failure(403, 'user_not_found', 'This account does not exist any more.');
  }
  refuseBannedUser(account, clock(), 403);

  if (sessionId === undefined) return { account, session: null };
  if (!isUuid(sessionId)) throw badJwt(403, 'its session has no valid id');
  const session = await getSession(database, sessionId);
  if (session?.user_id !== account.id) throw sessionNotFound();
  if (session.link_hash === null) return { account, session };
  const isUsable = await database
    .transaction()
    .execute((transaction) =>
      settleLinkSession(transaction, dependencies, { account, session, request }),
    );
  if (!isUsable) throw sessionNotFound();
  return { account, session };
}

/** Who sends a request, with the session it needs. Throws 403 `session_not_found` without one. */
export async function requireSession(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<{ account: Account; session: ActiveSession }> {
  const { account, session } = await requireSignedInUser(dependencies, request);
  if (!session) throw sessionNotFound();
  return { account, session };
}

function badJwt(status: number, reason: string): Failure {
  return new Failure(status, 'bad_jwt', `invalid JWT: ${reason}. Please log in again.`);
}
