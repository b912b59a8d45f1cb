import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Account, getAccount } from '#server/accounts/users/users-store.ts';
import { noAuthorization, userNotFound } from '#server/accounts/wire/auth-failures.ts';
import { isUuid, readInput } from '#server/accounts/wire/read-input.ts';
import type { CallerReader } from '#server/caller.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

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
    if (asking.kind === 'none' || asking.kind === 'malformed') throw noAuthorization();
    throw new Failure(403, 'not_admin', 'User not allowed');
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
  if (!isUuid(id)) throw new Failure(404, 'validation_failed', 'The id of a user is a UUID.');
  const account = await getAccount(database, { id: id.toLowerCase() });
  if (!account) throw userNotFound();
  return account;
}
