import type { FastifyRequest } from 'fastify';
import type { Factor } from '#server/accounts/second-factor/factors-store.ts';
import { requireSession } from '#server/accounts/users/signed-in-user.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { isUuid } from '#server/accounts/wire/read-input.ts';
import { Failure } from '#server/failure.ts';

/**
 * Who sends a request about second factors. Throws the failures of the table "Bearer checks",
 * among them 403 `no_authorization` for an anonymous user (accounts contract, A.3).
 */
export async function requireFactorOwner(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): ReturnType<typeof requireSession> {
  const owner = await requireSession(dependencies, request);
  if (owner.account.is_anonymous === 1) {
    throw new Failure(
      403,
      'no_authorization',
      'A second factor needs an account with a mail address. Please add one first.',
    );
  }
  return owner;
}

/**
 * The one of the user's factors that an address names. Throws 404: `validation_failed` for what is
 * no id, `mfa_factor_not_found` for any other that is not theirs (accounts contract, A.4).
 */
export function requireFactor({ factors }: { factors: Factor[] }, id: string): Factor {
  if (!isUuid(id)) {
    throw new Failure(404, 'validation_failed', 'A second factor is known by a UUID.');
  }
  const factor = factors.find((each) => each.id === id);
  if (!factor) {
    throw new Failure(404, 'mfa_factor_not_found', 'You have no such second factor any more.');
  }
  return factor;
}
