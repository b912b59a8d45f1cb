import type { FastifyRequest } from 'fastify';
import { settleLinkSession } from '#server/accounts/mailed-links/link-session.ts';
import { type ActiveSession, getSession } from '#server/accounts/sessions/sessions-store.ts';
import { refuseBannedUser } from '#server/accounts/users/banned-user.ts';
import { type Account, getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { noAuthorization, sessionNotFound } from '#server/accounts/wire/auth-failures.ts';
import { isUuid } from '#server/accounts/wire/read-input.ts';
import type { Asking } from '#server/caller.ts';
import { Failure } from '#server/failure.ts';

/** Who sends a request. A token that names no session is accepted, as Supabase does. */
export interface SignedInUser {
  account: Account;
  session: ActiveSession | null;
}

/**
 * The user whose access token the request bears.
 * Throws the failures of docs/contracts/accounts.md#who-asks.
 * Whoever lacks the second factor is a user too, who may enter its code: the routes ask for it.
 */
export async function requireSignedInUser(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<SignedInUser> {
  const { callers, database, clock } = dependencies;
  const asking = await callers.readRequest(request);
  if (asking.kind !== 'caller' && asking.kind !== 'needs-factor') throw refusals[asking.kind]();
  const { userId, sessionId } = asking.caller;
  if (!isUuid(userId)) throw badJwt(400, 'its user has no valid id');
  const account = await getAccount(database, { id: userId });
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

const invalid = () => badJwt(403, 'it is not valid here');

const refusals: Record<Exclude<Asking['kind'], 'caller' | 'needs-factor'>, () => Failure> = {
  none: noAuthorization,
  malformed: noAuthorization,
  expired: () => badJwt(403, 'it has expired'),
  invalid,
  key: invalid,
  unavailable: invalid,
};

function badJwt(status: number, reason: string): Failure {
  return new Failure(status, 'bad_jwt', `invalid JWT: ${reason}. Please log in again.`);
}
