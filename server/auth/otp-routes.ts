import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mailOneTimeToken, withinMailInterval } from '#server/auth/account-mailing.ts';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { phoneProviderDisabled, validationFailed } from '#server/auth/auth-failures.ts';
import { requireMailAddress } from '#server/auth/mail-address.ts';
import { challengeMembers, readChallenge } from '#server/auth/pkce-challenge.ts';
import { optionalText, readInput } from '#server/auth/read-input.ts';
import { pickRedirectTarget } from '#server/auth/redirect-target.ts';
import { metadataSchema, requireSmallMetadata } from '#server/auth/user-metadata.ts';
import { getAccount } from '#server/auth/users-store.ts';
import { Failure } from '#server/failure.ts';

const otpSchema = v.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: v.nullish(v.boolean(), true),
  data: metadataSchema,
  ...challengeMembers,
});

/**
 * POST /otp mails a link that logs in without a password; who has no confirmed account gets one
 * by the confirmation mail of a sign-up (accounts contract, A.4).
 */
export function registerOtpRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, database } = dependencies;

  app.post('/otp', async (request) => {
    const { email, mayCreate, metadata, challenge } = readOtp(request.body);
    const redirectTo = pickRedirectTarget(request, settings.publicUrl);

    await withinMailInterval(dependencies, { email, slot: 'recovery' }, async () => {
      const account = await getAccount(database, { email });
      if (!account && !mayCreate) throw otpDisabled();
      const newUser = { email, passwordHash: null, metadata };
      await mailOneTimeToken(
        dependencies,
        account?.email_confirmed_at
          ? { type: 'magiclink', email, redirectTo, challenge }
          : { type: 'signup', email, redirectTo, challenge, newUser },
      );
    });
    return {};
  });
}

function readOtp(body: unknown) {
  const input = readInput(otpSchema, body);
  if (input.email && (input.phone || input.channel)) {
    throw validationFailed('Please give a mail address, or a phone number with a channel.');
  }
  if (input.phone) throw phoneProviderDisabled();
  const email = requireMailAddress(input.email);
  const metadata = requireSmallMetadata(input.data);
  return { email, mayCreate: input.create_user, metadata, challenge: readChallenge(input) };
}

function otpDisabled(): Failure {
  return new Failure(422, 'otp_disabled', 'There is no account to log in to. Please register.');
}
