import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readInput } from '#server/accounts/requests/read-input.ts';
import { deleteSessions } from '#server/accounts/sessions/sessions-store.ts';
import type { SignedIn } from '#server/accounts/sessions/signed-in-user.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';

const logoutSchema = v.object({
  scope: v.optional(v.picklist(['global', 'local', 'others']), 'global'),
});

/**
 * POST /logout ends all sessions of the user, only the current one, or all others, and deletes
 * their refresh tokens (docs/contracts/accounts.md#log-out).
 */
export function registerLogoutRoutes(
  app: FastifyInstance,
  { accounts, signedIn }: { accounts: Accounts; signedIn: SignedIn },
): void {
  app.post('/logout', async (request, reply) => {
    const { account, session } = await signedIn.requireUser(request);
    const { scope } = readInput(logoutSchema, request.query);
    const which = {
      global: {},
      local: session ? { only: session.id } : {},
      others: session ? { except: session.id } : {},
    }[scope];
    await accounts.change(request, async (change) => {
      await deleteSessions(change, account.id, which);
      await change.record('loggedOut', account);
    });
    return reply.code(204).send();
  });
}
