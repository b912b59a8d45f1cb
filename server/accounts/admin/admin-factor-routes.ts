import type { FastifyInstance } from 'fastify';
import { requireNamedAccount } from '#server/accounts/admin/admin-access.ts';
import { removeFactor, requireFactor } from '#server/accounts/second-factor/own-factor.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import { describeFactor } from '#server/accounts/users/user-description.ts';

interface FactorRoute {
  Params: { factorId: string };
}

/**
 * /admin/users/:id/factors: lists and removes a user's second factors
 * (docs/contracts/accounts.md#administration).
 */
export function registerAdminFactorRoutes(
  app: FastifyInstance,
  { accounts }: { accounts: Accounts },
): void {
  app.get('/admin/users/:id/factors', async (request) => {
    const { factors } = await requireNamedAccount(accounts.database, request);
    return factors.map(describeFactor);
  });

  app.delete<FactorRoute>('/admin/users/:id/factors/:factorId', (request) =>
    accounts.change(request, async (change) => {
      const account = await requireNamedAccount(change.transaction, request);
      const factor = requireFactor(account, request.params.factorId);
      await removeFactor(change, account, factor);
      return describeFactor(factor);
    }),
  );
}
