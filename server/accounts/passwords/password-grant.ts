import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Limits } from '#server/accounts/limits/limits.ts';
import { isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { readMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import type { HeldSession, Sessions } from '#server/accounts/sessions/sessions.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';

const passwordSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
});

/**
 * Gives a session for address and password. Only somebody who knows the password learns that an
 * account is unconfirmed or banned (docs/contracts/accounts.md#password).
 */
export function createPasswordGrant(accounts: Accounts, limits: Limits, sessions: Sessions) {
  return async (request: FastifyRequest): Promise<HeldSession> => {
    const { email, phone, password } = readBody(passwordSchema, request);
    if (Boolean(email) === Boolean(phone)) throw validationFailed('A mail address is required.');
    if (phone) throw authFailure(422, 'phone_provider_disabled');

    const address = readMailAddress(email) ?? '';
    const known = await accounts.get({ email: address });
    const guess = { kind: 'password', account: { email: address } } as const;
    const account = await limits.withinAttempts(request, guess, async () => {
      const isRight = await isPasswordOf(known?.password_hash ?? null, password);
      return isRight ? known : null;
    });
    if (!account) {
      await accounts.record(request, 'logInRefused', known);
      throw authFailure(400, 'invalid_credentials');
    }
    if (!account.email_confirmed_at) throw authFailure(400, 'email_not_confirmed');

    return accounts.change(request, async (change) => {
      const start = { userId: account.id, method: 'password', bannedStatus: 400 } as const;
      const held = await sessions.start(change, start);
      // The password may have changed while this one was being checked.
      if (held.account.password_hash !== account.password_hash) {
        throw authFailure(400, 'invalid_credentials');
      }
      return held;
    });
  };
}
