import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { deleteSessions } from '#server/accounts/sessions/sessions-store.ts';
import { requireSignedInUser } from '#server/accounts/users/signed-in-user.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { readInput } from '#server/accounts/wire/read-input.ts';

const logoutSchema = v.object({
  scope: v.optional(v.picklist(['global', 'local', 'others']), 'global'),
});

/**
 * POST /logout ends all sessions of the user, only the one at hand, or all others, with their
 * refresh tokens (accounts contract, A.4).
 */
export function registerLogoutRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  app.post('/logout', async (request, reply) => {
    const { account, session } = await requireSignedInUser(dependencies, request);
    const { scope } = readInput(logoutSchema, request.query);
    const which = {
      global: {},
      local: session ? { only: session.id } : {},
      others: session ? { except: session.id } : {},
    }[scope];
    const { database, clock } = dependencies;
    await deleteSessions(database, account.id, which);
    const event = { action: 'logout', userId: account.id } as const;
    await recordEvent(database, request, event, clock());
    return reply.code(204).send();
  });
}
