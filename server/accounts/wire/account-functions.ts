import type { FastifyRequest } from 'fastify';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import { lacksSecondFactor } from '#server/accounts/sessions/assurance-level.ts';
import { listSessions } from '#server/accounts/sessions/sessions-store.ts';
import { deleteUser } from '#server/accounts/users/users-store.ts';
import type { RouteParts } from '#server/accounts/wire/route-parts.ts';

/** A function that a user calls by name. Gives the body of the answer. */
export type AccountFunction = (request: FastifyRequest) => Promise<unknown>;

/**
 * What users can do with their own account although the accounts API has no call for it. These are
 * functions of the database's API, because a hosted project can have them there too (decision 9).
 * Each throws `insufficient_aal` without the second factor.
 */
export function createAccountFunctions({
  accounts,
  signedIn,
}: RouteParts): Record<string, AccountFunction> {
  async function requireCaller(request: FastifyRequest) {
    const { account, session } = await signedIn.requireUser(request);
    if (lacksSecondFactor(account, session)) throw authFailure(403, 'insufficient_aal');
    return { account, session };
  }

  return {
    /** The caller's sessions, the last used one first. */
    async own_sessions(request) {
      const { account, session } = await requireCaller(request);
      const sessions = await listSessions(accounts.database, account.id);
      return sessions.map(({ id, created_at, refreshed_at, user_agent }) => ({
        id,
        created_at: new Date(created_at).toISOString(),
        refreshed_at: new Date(refreshed_at).toISOString(),
        user_agent,
        is_current: id === session?.id,
      }));
    },

    /** Deletes the caller's account and all its data. */
    async delete_own_account(request) {
      const { account } = await requireCaller(request);
      await accounts.change(request, async (change) => {
        await deleteUser(change, account.id);
        await change.record('accountDeleted', account);
      });
      return null;
    },
  };
}
