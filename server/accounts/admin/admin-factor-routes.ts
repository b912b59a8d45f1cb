import type { FastifyInstance } from 'fastify';
import { requireNamedAccount } from '#server/accounts/admin/admin-access.ts';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { deleteFactor } from '#server/accounts/second-factor/factors-store.ts';
import { requireFactor } from '#server/accounts/second-factor/own-factor.ts';
import { lowerSessions } from '#server/accounts/sessions/sessions-store.ts';
import { describeFactor } from '#server/accounts/users/user-description.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { factorRemovedMail } from '#server/mail/notice-mails.ts';

/** /admin/users/:id/factors: a user's second factors, to see and to remove (accounts contract, A.4). */
export function registerAdminFactorRoutes(
  app: FastifyInstance,
  { settings, database, notices, clock }: AuthDependencies,
): void {
  app.get('/admin/users/:id/factors', async (request) => {
    const { factors } = await requireNamedAccount(database, request);
    return factors.map(describeFactor);
  });

  app.delete<{ Params: { factorId: string } }>(
    '/admin/users/:id/factors/:factorId',
    async (request) => {
      const { account, factor } = await database.transaction().execute(async (transaction) => {
        const account = await requireNamedAccount(transaction, request);
        const factor = requireFactor(account, request.params.factorId);
        await deleteFactor(transaction, factor.id);
        await lowerSessions(transaction, factor.id);
        const event = { action: 'factor_unenrolled', userId: account.id } as const;
        await recordEvent(transaction, request, event, clock());
        return { account, factor };
      });
      if (factor.status === 'verified' && account.email) {
        const { email: to } = account;
        const { publicUrl } = settings;
        notices.send((language) => factorRemovedMail({ to, language, publicUrl }), request);
      }
      return describeFactor(factor);
    },
  );
}
