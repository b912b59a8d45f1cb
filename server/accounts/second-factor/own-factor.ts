import type { FastifyRequest } from 'fastify';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { isUuid } from '#server/accounts/requests/read-input.ts';
import { deleteFactor } from '#server/accounts/second-factor/factors-store.ts';
import { lowerSessions } from '#server/accounts/sessions/sessions-store.ts';
import type { SignedIn } from '#server/accounts/sessions/signed-in-user.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Account, Factor } from '#server/accounts/users/users-store.ts';

/**
 * The user who sends a request about second factors. Throws what `requireSession` throws, and 403
 * `no_authorization` for an anonymous user.
 */
export async function requireFactorOwner(
  signedIn: SignedIn,
  request: FastifyRequest,
): ReturnType<SignedIn['requireSession']> {
  const owner = await signedIn.requireSession(request);
  if (owner.account.is_anonymous === 1) {
    throw authFailure(
      403,
      'no_authorization',
      'A second factor needs an account with a mail address. Please add one first.',
    );
  }
  return owner;
}

/**
 * The user's factor with the id in a path. Throws 404: `validation_failed` when the id is no UUID,
 * `mfa_factor_not_found` when the user has no factor with it.
 */
export function requireFactor({ factors }: { factors: Factor[] }, id: string): Factor {
  if (!isUuid(id)) throw validationFailed('A second factor is known by a UUID.', 404);
  const factor = factors.find((each) => each.id === id);
  if (!factor) throw authFailure(404, 'mfa_factor_not_found');
  return factor;
}

/** Removes a factor and lowers the sessions that it raised; mails the owner if it was verified. */
export async function removeFactor(change: AccountChange, account: Account, factor: Factor) {
  await deleteFactor(change, factor.id);
  await lowerSessions(change, factor.id);
  await change.record(factor.status === 'verified' ? 'factorRemoved' : 'factorAbandoned', account);
}
