import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requireBearerToken } from '#server/accounts/tokens/bearer-token.ts';
import { type Account, getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { userNotFound } from '#server/accounts/wire/auth-failures.ts';
import { isUuid, readInput } from '#server/accounts/wire/read-input.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import { isSameSecret } from '#server/web/api-key.ts';

/**
 * Opens /invite and whatever is under /admin, also what is added there later, to the bearer of the
 * secret key alone. Others get 403 `not_admin`, and 401 `no_authorization` without any bearer
 * (accounts contract, A.4).
 */
export function guardAdminRoutes(
  app: FastifyInstance,
  { secrets }: Pick<AuthDependencies, 'secrets'>,
): void {
  app.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url?.slice(app.prefix.length) ?? '';
    if (!/^\/(admin\/|invite$)/.test(path)) return;
    if (isSameSecret(secrets.secretKey, requireBearerToken(request))) return;
    throw new Failure(403, 'not_admin', 'User not allowed');
  });
}

/**
 * The account that an administrator's path names. Throws 404: `validation_failed` when it names
 * none, `user_not_found` when nobody has that id (accounts contract, A.9).
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
