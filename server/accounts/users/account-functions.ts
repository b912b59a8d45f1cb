import type { FastifyRequest } from 'fastify';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { lacksSecondFactor } from '#server/accounts/second-factor/second-factor.ts';
import { listSessions } from '#server/accounts/sessions/sessions-store.ts';
import { requireSignedInUser } from '#server/accounts/users/signed-in-user.ts';
import { deleteUser } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { insufficientAal } from '#server/accounts/wire/auth-failures.ts';
import { accountDeletedMail } from '#server/mail/notice-mails.ts';

/** A function that a user calls by name: who calls is in the request. Gives what is answered. */
export type AccountFunction = (request: FastifyRequest) => Promise<unknown>;

/**
 * What users do with their own account that the accounts API has no call for. They are functions of
 * the database's API, because there a hosted project can have them too.
 */
export function createAccountFunctions(
  dependencies: AuthDependencies,
): Record<string, AccountFunction> {
  const { settings, database, notices, clock } = dependencies;

  return {
    /** The caller's sessions, the one that was used last first. */
    async own_sessions(request) {
      const { account, session } = await requireSignedInUser(dependencies, request);
      if (lacksSecondFactor(account, session)) throw insufficientAal(403);
      const sessions = await listSessions(database, account.id);
      return sessions.map(({ id, created_at, refreshed_at, user_agent }) => ({
        id,
        created_at: new Date(created_at).toISOString(),
        refreshed_at: new Date(refreshed_at).toISOString(),
        user_agent,
        is_current: id === session?.id,
      }));
    },

    /** Deletes the caller with all that is theirs. Throws `insufficient_aal` without the second factor. */
    async delete_own_account(request) {
      const { account, session } = await requireSignedInUser(dependencies, request);
      if (lacksSecondFactor(account, session)) throw insufficientAal(403);
      await database.transaction().execute(async (transaction) => {
        await deleteUser(transaction, account.id);
        const event = { action: 'user_deleted', userId: account.id } as const;
        await recordEvent(transaction, request, event, clock());
      });
      if (account.email) {
        const { email: to } = account;
        const { publicUrl } = settings;
        notices.send((language) => accountDeletedMail({ to, language, publicUrl }), request);
      }
      return null;
    },
  };
}
