import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { changePassword } from '#server/accounts/passwords/password-change.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/requests/redirect-target.ts';
import { mergeMetadata, metadataSchema } from '#server/accounts/requests/user-metadata.ts';
import { lacksSecondFactor } from '#server/accounts/sessions/assurance-level.ts';
import type { SignedInUser } from '#server/accounts/sessions/signed-in-user.ts';
import { challengeMembers, readChallenge } from '#server/accounts/tokens/pkce-challenge.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import { changeEmail, requireAccount, updateUser } from '#server/accounts/users/users-store.ts';
import type { RouteParts } from '#server/accounts/wire/route-parts.ts';

const changesSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: v.nullish(v.string()),
  current_password: optionalText,
  nonce: optionalText,
  app_metadata: v.nullish(v.unknown()),
  data: metadataSchema,
  ...challengeMembers,
});

/**
 * GET and PUT /user: the caller's account, and changes to it
 * (docs/contracts/accounts.md#the-users-changes).
 */
export function registerUserRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { settings, accounts, limits, signedIn, passwordChanges, emailChanges } = parts;

  app.get('/user', async (request) => {
    const { account } = await signedIn.requireUser(request);
    if ((request.headers['x-jwt-aud'] ?? 'authenticated') !== 'authenticated') {
      throw validationFailed('The token is for the audience "authenticated".');
    }
    return describeUser(account);
  });

  app.put('/user', async (request) => {
    const caller = await signedIn.requireUser(request);
    const { account } = caller;
    const { newEmail, wish, data, challenge } = readChanges(request, caller);
    if (newEmail && (await accounts.get({ email: newEmail }))) {
      throw authFailure(422, 'email_exists');
    }
    const passwordHash = wish && (await passwordChanges.prepare(request, caller, wish));
    const isImmediate = account.is_anonymous === 1 && settings.isAutoconfirmed;

    // A new password cancels pending changes of address, so it is set before a new one is stored.
    async function applyAtOnce(change: AccountChange) {
      const { transaction, record } = change;
      if (passwordHash) await changePassword(change, caller, passwordHash);
      if (newEmail && isImmediate) await changeEmail(change, account, newEmail);
      const { user_metadata } = await requireAccount(transaction, { id: account.id });
      const merged = mergeMetadata(user_metadata, data);
      await updateUser(change, account.id, { user_metadata: JSON.stringify(merged) });
      await record(passwordHash ? 'passwordChanged' : 'modified', account);
    }

    if (newEmail && !isImmediate) {
      // The interval applies to the current address. If each new address had its own interval, one
      // user could send any number of mails.
      const held = { email: account.email ?? account.id, slot: 'email_change' } as const;
      const redirectTo = pickRedirectTarget(request, settings);
      const emailWish = { newEmail, redirectTo, challenge };
      await limits.withinMailInterval(held, () =>
        emailChanges.ask(request, account, emailWish, applyAtOnce),
      );
    } else {
      await accounts.change(request, applyAtOnce);
    }
    return describeUser(await requireAccount(accounts.database, { id: account.id }));
  });

  // Checks in the order that clients expect.
  function readChanges(request: FastifyRequest, { account, session }: SignedInUser) {
    const input = readBody(changesSchema, request);
    const email = input.email ? requireMailAddress(input.email) : null;
    const newEmail = email === account.email ? null : email;
    const { password, nonce, current_password: currentPassword } = input;
    if (typeof password === 'string') {
      requireAcceptablePassword(password, settings.passwordMinimumLength, account.email);
    }
    const challenge = readChallenge(input);
    if (input.app_metadata) {
      throw authFailure(403, 'not_admin', 'app_metadata can only be changed by this server.');
    }
    const isSensitive = Boolean(password || newEmail || input.phone);
    if (isSensitive && lacksSecondFactor(account, session)) {
      throw authFailure(401, 'insufficient_aal');
    }
    if (account.is_anonymous === 1 && password && !newEmail) {
      throw validationFailed('A password needs a mail address with it.', 422);
    }
    if (input.phone) throw authFailure(422, 'phone_provider_disabled');
    const wish = password ? { password, currentPassword, nonce } : null;
    return { newEmail, wish, data: input.data, challenge };
  }
}
