import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { isUuid, readInput } from '#server/accounts/requests/read-input.ts';
import { type Account, getAccount } from '#server/accounts/users/users-store.ts';
import type { CallerReader } from '#server/caller.ts';
import type { Database } from '#server/database/schema.ts';

/**
 * Opens /invite and everything under /admin, also what is added there later, to the bearer of the
 * secret key alone. Others get 403 `not_admin`, and 401 `no_authorization` without any bearer
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
 * The account that an administrator's path names. Throws 404: `validation_failed` when it names
 * none, `user_not_found` when nobody has that id (docs/contracts/accounts.md#error-codes).
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
