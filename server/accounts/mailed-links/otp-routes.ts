import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { withinMailInterval } from '#server/accounts/limits/mail-interval.ts';
import { mailOneTimeToken } from '#server/accounts/mailed-links/account-mailing.ts';
import { challengeMembers, readChallenge } from '#server/accounts/sessions/pkce-challenge.ts';
import { metadataSchema, requireSmallMetadata } from '#server/accounts/users/user-metadata.ts';
import {
  addUserUnlessTaken,
  confirmEmail,
  getAccount,
  type NewUser,
  requireAccount,
} from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import {
  phoneProviderDisabled,
  signupDisabled,
  validationFailed,
} from '#server/accounts/wire/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/wire/redirect-target.ts';
import { Failure } from '#server/failure.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';

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
 * POST /otp mails a link and a code that log in without a password; who has no confirmed account
 * gets one by the confirmation mail of a sign-up. /magiclink is its older name, which always makes
 * an account (accounts contract, A.4).
 */
export function registerOtpRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  app.post('/otp', async (request) =>
    mailWayIn(dependencies, request, readBody(otpSchema, request)),
  );
  app.post('/magiclink', async (request) => {
    const input = readBody(otpSchema, request);
    return mailWayIn(dependencies, request, { ...input, create_user: true });
  });
}

async function mailWayIn(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  input: OtpInput,
): Promise<object> {
  const { settings, database } = dependencies;
  const { email, metadata, challenge } = readOtp(input);
  const redirectTo = pickRedirectTarget(request, settings);
  const language = requestLanguage(request);

  await withinMailInterval(
    dependencies,
    { email, slot: 'recovery', isPkce: challenge !== null },
    async () => {
      const account = await getAccount(database, { email });
      if (!account && !input.create_user) throw otpDisabled();
      const isConfirmed = Boolean(account?.email_confirmed_at);
      // A confirmation is the end of a sign-up.
      if (!isConfirmed && !settings.allowsSignUps) throw signupDisabled();
      const newUser = { email, passwordHash: null, metadata, isSignUp: true };
      if (!isConfirmed && !settings.isAutoconfirmed) {
        const wish = { email, redirectTo, challenge, newUser, keptPasswordHash: null };
        await mailOneTimeToken(dependencies, { type: 'signup', ...wish }, language);
        return;
      }
      if (!isConfirmed) await addConfirmedUser(dependencies, newUser);
      await mailOneTimeToken(
        dependencies,
        { type: 'magiclink', email, redirectTo, challenge },
        language,
      );
    },
  );
  return {};
}

async function addConfirmedUser({ database, clock }: AuthDependencies, newUser: NewUser) {
  await database.transaction().execute(async (transaction) => {
    await addUserUnlessTaken(transaction, newUser, clock());
    const account = await requireAccount(transaction, { email: newUser.email });
    await confirmEmail(transaction, account, clock());
  });
}

function readOtp(input: OtpInput) {
  if (input.email && (input.phone || input.channel)) {
    throw validationFailed('Please give a mail address, or a phone number with a channel.');
  }
  if (input.phone) throw phoneProviderDisabled();
  const email = requireMailAddress(input.email);
  const metadata = requireSmallMetadata(input.data);
  return { email, metadata, challenge: readChallenge(input) };
}

function otpDisabled(): Failure {
  return new Failure(422, 'otp_disabled', 'There is no account to log in to. Please register.');
}
