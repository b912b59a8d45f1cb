import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  generateAccountLink,
  generateEmailChangeLink,
  refuseConfirmed,
} from '#server/accounts/admin/generated-link.ts';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { mailOneTimeToken } from '#server/accounts/mailed-links/account-mailing.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import { metadataSchema, requireSmallMetadata } from '#server/accounts/users/user-metadata.ts';
import { getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { pickRedirectTarget, pickTarget } from '#server/accounts/wire/redirect-target.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';

/**
 * For the bearer of the secret key: POST /invite mails an invitation, and POST
 * /admin/generate_link gives what a mail would hold and mails nothing (accounts contract, A.4).
 */
export function registerAdminLinkRoutes(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): void {
  const { settings, database, clock } = dependencies;

  app.post('/invite', async (request) => {
    const input = readBody(invitationSchema, request);
    const email = requireMailAddress(input.email);
    const metadata = requireSmallMetadata(input.data);
    refuseConfirmed(await getAccount(database, { email }));
    const invitation = {
      type: 'invite',
      email,
      redirectTo: pickRedirectTarget(request, settings),
      challenge: null,
      newUser: { email, passwordHash: null, metadata, isSignUp: false },
    } as const;
    const account = await mailOneTimeToken(dependencies, invitation, requestLanguage(request));
    const event = { action: 'user_invited', userId: account.id } as const;
    await recordEvent(database, request, event, clock());
    return describeUser(account);
  });

  app.post('/admin/generate_link', async (request) => {
    const { type, ...input } = readBody(linkSchema, request);
    const email = requireMailAddress(input.email);
    const metadata = requireSmallMetadata(input.data);
    // In the query from auth-js, in the body from others.
    const candidates = [input.redirect_to, pickRedirectTarget(request, settings)];
    const redirectTo = pickTarget(candidates, settings);
    const { new_email: newEmail, password } = input;
    const wish = { email, redirectTo, newEmail, password, metadata };
    const { account, secret, ...link } =
      type === 'email_change_current' || type === 'email_change_new'
        ? await generateEmailChangeLink(dependencies, request, { ...wish, type })
        : await generateAccountLink(dependencies, request, { ...wish, type });
    return {
      ...describeUser(account),
      action_link: secret.link,
      email_otp: secret.code,
      hashed_token: secret.linkToken,
      redirect_to: redirectTo,
      verification_type: link.type,
    };
  });
}

const invitationSchema = v.object({ email: optionalText, data: metadataSchema });

const linkSchema = v.object({
  type: v.picklist([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change_current',
    'email_change_new',
  ]),
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadataSchema,
  redirect_to: optionalText,
});
