import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { withinAttempts } from '#server/accounts/limits/request-limits.ts';
import { isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { type HeldSession, startSession } from '#server/accounts/sessions/session-start.ts';
import { getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import {
  invalidCredentials,
  phoneProviderDisabled,
  validationFailed,
} from '#server/accounts/wire/auth-failures.ts';
import { readMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { Failure } from '#server/failure.ts';

const passwordSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
});

/**
 * A session for address and password. Only who knows the password learns that an address is
 * unconfirmed or banned (accounts contract, A.4).
 */
export async function grantByPassword(
  dependencies: AuthDependencies,
  request: FastifyRequest,
): Promise<HeldSession> {
  const { database, clock } = dependencies;
  const { email, phone, password } = readBody(passwordSchema, request);
  if (Boolean(email) === Boolean(phone)) throw validationFailed('A mail address is required.');
  if (phone) throw phoneProviderDisabled(422);

  const address = readMailAddress(email) ?? '';
  const known = await getAccount(database, { email: address });
  const guess = { kind: 'password', account: { email: address } } as const;
  const account = await withinAttempts(dependencies, request, guess, async () => {
    const isRight = await isPasswordOf(known?.password_hash ?? null, password);
    return isRight ? known : null;
  });
  if (!account) {
    const event = { action: 'login_refused', userId: known?.id ?? null } as const;
    await recordEvent(database, request, event, clock());
    throw invalidCredentials();
  }
  if (!account.email_confirmed_at) {
    throw new Failure(400, 'email_not_confirmed', 'Email not confirmed');
  }

  return database.transaction().execute(async (transaction) => {
    const start = { userId: account.id, method: 'password', bannedStatus: 400, request } as const;
    const held = await startSession(transaction, dependencies, start);
    // The password may have been changed while this one was being checked.
    if (held.account.password_hash !== account.password_hash) throw invalidCredentials();
    return held;
  });
}
