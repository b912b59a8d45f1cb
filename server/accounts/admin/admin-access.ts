import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { isUuid, readInput } from '#server/accounts/requests/read-input.ts';
import { type Account, getAccount } from '#server/accounts/users/users-store.ts';
import type { CallerReader } from '#server/caller.ts';
import type { Database } from '#server/database/schema.ts';

/**
 * Requires the secret key as the bearer for /invite and every route under /admin, including routes
 * that are added later. Any other bearer gets 403 `not_admin`, none gets 401 `no_authorization`
 * (docs/contracts/accounts.md#administration).
 */
export function guardAdminRoutes(app: FastifyInstance, callers: CallerReader): void {
  app.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url?.slice(app.prefix.length) ?? '';
    if (!/^\/(admin\/|invite$)/.test(path)) return;
    const asking = await callers.readRequest(request);
    if (asking.kind === 'key' && asking.role === 'secret') return;
    if (asking.kind === 'none' || asking.kind === 'malformed') {
      throw authFailure(401, 'no_authorization');
    }
    throw authFailure(403, 'not_admin');
  });
}

/**
 * The account with the id in an administrator's path. Throws 404: `validation_failed` when the id
 * is no UUID, `user_not_found` when no account has it (docs/contracts/accounts.md#error-codes).
 */
export async function requireNamedAccount(
  database: Database,
  request: FastifyRequest,
): Promise<Account> {
  const { id } = readInput(v.object({ id: v.string() }), request.params);
  if (!isUuid(id)) throw validationFailed('The id of a user is a UUID.', 404);
  const account = await getAccount(database, { id: id.toLowerCase() });
  if (!account) throw authFailure(404, 'user_not_found');
  return account;
}
