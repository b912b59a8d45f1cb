import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { withinMailInterval } from '#server/accounts/limits/mail-interval.ts';
import { askForEmailChange } from '#server/accounts/mailed-links/email-change.ts';
import {
  changePassword,
  preparePasswordChange,
} from '#server/accounts/passwords/password-change.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import { lacksSecondFactor } from '#server/accounts/second-factor/second-factor.ts';
import { challengeMembers, readChallenge } from '#server/accounts/sessions/pkce-challenge.ts';
import { requireSignedInUser, type SignedInUser } from '#server/accounts/users/signed-in-user.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import { mergeMetadata, metadataSchema } from '#server/accounts/users/user-metadata.ts';
import {
  changeEmail,
  getAccount,
  requireAccount,
  updateUser,
} from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import {
  emailExists,
  insufficientAal,
  phoneProviderDisabled,
  validationFailed,
} from '#server/accounts/wire/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/wire/redirect-target.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';
import { passwordChangedMail } from '#server/mail/notice-mails.ts';

/** GET and PUT /user: who is at hand, and what they change about it (accounts contract, A.4). */
export function registerUserRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, database, notices, clock } = dependencies;

  app.get('/user', async (request) => {
    const { account } = await requireSignedInUser(dependencies, request);
    if ((request.headers['x-jwt-aud'] ?? 'authenticated') !== 'authenticated') {
      throw validationFailed('The token is for the audience "authenticated".');
    }
    return describeUser(account);
  });

  app.put('/user', async (request) => {
    const caller = await requireSignedInUser(dependencies, request);
    const { account } = caller;
    const { newEmail, password, data, proof, challenge } = readChanges(request, caller);
    if (newEmail && (await getAccount(database, { email: newEmail }))) throw emailExists();
    const change = password
      ? await preparePasswordChange(dependencies, request, caller, { password, ...proof })
      : null;
    const isImmediate = account.is_anonymous === 1 && settings.isAutoconfirmed;

    // A changed password ends what waits for a mail's answer, so this comes before a new change.
    async function applyAtOnce(transaction: Database) {
      const now = clock();
      if (change) await changePassword(transaction, caller, change, now);
      if (newEmail && isImmediate) await changeEmail(transaction, account, newEmail, now);
      const { user_metadata } = await requireAccount(transaction, { id: account.id });
      const merged = mergeMetadata(user_metadata, data);
      await updateUser(transaction, account.id, { user_metadata: JSON.stringify(merged) }, now);
      const action = change ? 'user_updated_password' : 'user_modified';
      await recordEvent(transaction, request, { action, userId: account.id }, now);
    }

    if (newEmail && !isImmediate) {
      const redirectTo = pickRedirectTarget(request, settings);
      // Held by the address that is asked to let go, so that nobody fills the inbox of the new one.
      const held = { email: account.email ?? account.id, slot: 'email_change' } as const;
      const language = requestLanguage(request);
      const wish = { newEmail, redirectTo, challenge, language };
      await withinMailInterval(dependencies, held, () =>
        askForEmailChange(dependencies, account, wish, applyAtOnce),
      );
    } else {
      await database.transaction().execute(applyAtOnce);
    }
    if (change && account.email) {
      const { email: to } = account;
      const { publicUrl } = settings;
      notices.send((language) => passwordChangedMail({ to, language, publicUrl }), request);
    }
    return describeUser(await requireAccount(database, { id: account.id }));
  });

  // In the order of checks that the contract gives.
  function readChanges(request: FastifyRequest, { account, session }: SignedInUser) {
    const input = readBody(changesSchema, request);
    const email = input.email ? requireMailAddress(input.email) : null;
    const newEmail = email === account.email ? null : email;
    const { password } = input;
    if (typeof password === 'string') {
      requireAcceptablePassword(password, settings.passwordMinimumLength, account.email);
    }
    const challenge = readChallenge(input);
    if (input.app_metadata) {
      throw new Failure(403, 'not_admin', 'app_metadata can only be changed by this server.');
    }
    const isSensitive = Boolean(password || newEmail || input.phone);
    if (isSensitive && lacksSecondFactor(account, session)) throw insufficientAal(401);
    if (account.is_anonymous === 1 && password && !newEmail) {
      throw new Failure(422, 'validation_failed', 'A password needs a mail address with it.');
    }
    if (input.phone) throw phoneProviderDisabled(422);
    const proof = { currentPassword: input.current_password, nonce: input.nonce };
    return { newEmail, password, data: input.data, proof, challenge };
  }
}

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
