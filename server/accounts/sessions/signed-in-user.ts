import type { FastifyRequest } from 'fastify';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import { isUuid } from '#server/accounts/requests/read-input.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { type ActiveSession, getSession } from '#server/accounts/sessions/sessions-store.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import { type Account, refuseBannedUser } from '#server/accounts/users/users-store.ts';
import type { CallerReader } from '#server/caller.ts';
import { Failure } from '#server/failure.ts';

/** Who sends a request. A token without a session is accepted, as in Supabase Auth. */
export interface SignedInUser {
  account: Account;
  session: ActiveSession | null;
}

export type SignedIn = ReturnType<typeof createSignedIn>;

/** Finds out who sends a request. */
export function createSignedIn(callers: CallerReader, accounts: Accounts, sessions: Sessions) {
  /**
   * The user of the request's access token. A user who has not shown the second factor passes: the
   * routes check it where it matters. Throws the failures of docs/contracts/accounts.md#who-asks.
   */
  async function requireUser(request: FastifyRequest): Promise<SignedInUser> {
    const asking = await callers.readRequest(request);
    if (asking.kind === 'none' || asking.kind === 'malformed') {
      throw authFailure(401, 'no_authorization');
    }
    if (asking.kind !== 'caller' && asking.kind !== 'needs-factor') {
      throw badJwt(403, asking.kind === 'expired' ? 'it has expired' : 'it is not valid here');
    }
    const { userId, sessionId } = asking.caller;
    if (!isUuid(userId)) throw badJwt(400, 'its user has no valid id');
    const account = await accounts.get({ id: userId });
    if (!account) throw authFailure(403, 'user_not_found', 'This account does not exist any more.');
    refuseBannedUser(account, accounts.now(), 403);

    if (sessionId === undefined) return { account, session: null };
    if (!isUuid(sessionId)) throw badJwt(403, 'its session has no valid id');
    const session = await getSession(accounts.database, sessionId);
    if (session?.user_id !== account.id) throw authFailure(403, 'session_not_found');
    if (session.link_hash === null) return { account, session };
    const isUsable = await accounts.change(request, (change) =>
      sessions.settleLink(change, account, session),
    );
    if (!isUsable) throw authFailure(403, 'session_not_found');
    return { account, session };
  }

  /** The same, with a session. Throws also 403 `session_not_found` when there is none. */
  async function requireSession(
    request: FastifyRequest,
  ): Promise<{ account: Account; session: ActiveSession }> {
    const { account, session } = await requireUser(request);
    if (!session) throw authFailure(403, 'session_not_found');
    return { account, session };
  }

  return { requireUser, requireSession };
}

function badJwt(status: number, reason: string): Failure {
  return new Failure(status, 'bad_jwt', `invalid JWT: ${reason}. Please log in again.`);
}
