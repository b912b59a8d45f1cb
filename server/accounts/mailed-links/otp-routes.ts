import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { MailRouteParts } from '#server/accounts/mailed-links/mail-route-parts.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/requests/redirect-target.ts';
import { metadataSchema, requireSmallMetadata } from '#server/accounts/requests/user-metadata.ts';
import { challengeMembers, readChallenge } from '#server/accounts/tokens/pkce-challenge.ts';
import { addConfirmedUser } from '#server/accounts/users/users-store.ts';

const otpSchema = v.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: v.nullish(v.boolean(), true),
  data: metadataSchema,
  ...challengeMembers,
});

type OtpInput = v.InferOutput<typeof otpSchema>;

/**
 * POST /otp mails a link and a code that log in without a password; an address without a confirmed
 * account gets the confirmation mail of a sign-up. /magiclink is the older path, which always adds
 * a missing account (docs/contracts/accounts.md#magic-links).
 */
export function registerOtpRoutes(
  app: FastifyInstance,
  { settings, accounts, limits, mailedLinks }: MailRouteParts,
): void {
  app.post('/otp', (request) => mailWayIn(request, readBody(otpSchema, request)));
  app.post('/magiclink', (request) =>
    mailWayIn(request, { ...readBody(otpSchema, request), create_user: true }),
  );

  async function mailWayIn(request: FastifyRequest, input: OtpInput): Promise<object> {
    if (input.email && (input.phone || input.channel)) {
      throw validationFailed('Please give a mail address, or a phone number with a channel.');
    }
    if (input.phone) throw authFailure(400, 'phone_provider_disabled');
    const email = requireMailAddress(input.email);
    const metadata = requireSmallMetadata(input.data);
    const challenge = readChallenge(input);
    const wish = { email, redirectTo: pickRedirectTarget(request, settings), challenge };

    const mailKind = { email, slot: 'recovery', isPkce: challenge !== null } as const;
    await limits.withinMailInterval(mailKind, async () => {
      const account = await accounts.get({ email });
      if (!account && !input.create_user) throw authFailure(422, 'otp_disabled');
      const isConfirmed = Boolean(account?.email_confirmed_at);
      // The link of the mail would complete a sign-up.
      if (!isConfirmed && !settings.allowsSignUps) throw authFailure(422, 'signup_disabled');
      const newUser = { email, passwordHash: null, metadata, isSignUp: true };
      if (!isConfirmed && !settings.isAutoconfirmed) {
        const signUp = { ...wish, type: 'signup', newUser, keptPasswordHash: null } as const;
        return mailedLinks.mail(request, signUp);
      }
      if (!isConfirmed) {
        await accounts.change(request, (change) => addConfirmedUser(change, newUser));
      }
      return mailedLinks.mail(request, { ...wish, type: 'magiclink' });
    });
    return {};
  }
}
