import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { withinMailInterval } from '#server/accounts/limits/mail-interval.ts';
import { mailOneTimeToken, pretendToSend } from '#server/accounts/mailed-links/account-mailing.ts';
import { hashPassword, isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import { challengeMembers, readChallenge } from '#server/accounts/sessions/pkce-challenge.ts';
import { signUpAnonymously, signUpAtOnce } from '#server/accounts/users/immediate-sign-up.ts';
import {
  describeInvitedUser,
  describeTakenAddress,
  describeUser,
} from '#server/accounts/users/user-description.ts';
import { metadataSchema, requireSmallMetadata } from '#server/accounts/users/user-metadata.ts';
import { getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import {
  phoneProviderDisabled,
  signupDisabled,
  validationFailed,
} from '#server/accounts/wire/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/wire/redirect-target.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/**
 * POST /signup: an account that waits for its address to be confirmed, or a session at once where
 * the settings say so (accounts contract, A.4).
 */
export function registerSignupRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, database, mailer, clock } = dependencies;

  app.post('/signup', async (request) => {
    const input = readBody(signupSchema, request);
    if (!input.email && !input.phone) return signUpAnonymously(dependencies, request, input.data);
    const { email, passwordHash, metadata, challenge } = await readSignup(input, settings);
    const newUser = { email, passwordHash, metadata, isSignUp: true };
    if (settings.isAutoconfirmed) return signUpAtOnce(dependencies, request, newUser);
    const redirectTo = pickRedirectTarget(request, settings);

    return withinMailInterval(
      dependencies,
      { email, slot: 'confirmation', isPkce: challenge !== null },
      async () => {
        const known = await getAccount(database, { email });
        // Asked of every address, or the time taken would tell.
        const isRepeated = await isPasswordOf(known?.password_hash ?? null, input.password);
        if (known?.email_confirmed_at) {
          await pretendToSend(mailer);
          return describeTakenAddress(email, metadata, clock());
        }
        const keptPasswordHash = isRepeated && known ? known.password_hash : null;
        const wish = { email, redirectTo, challenge, newUser, keptPasswordHash };
        const account = await mailOneTimeToken(
          dependencies,
          { ...wish, type: 'signup' },
          requestLanguage(request),
        );
        const event = { action: 'user_signedup', userId: account.id } as const;
        if (!known) await recordEvent(database, request, event, clock());
        return account.invited_at === null ? describeUser(account) : describeInvitedUser(account);
      },
    );
  });
}

const signupSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataSchema,
  ...challengeMembers,
});

// In the order of checks that clients know.
async function readSignup(
  input: v.InferOutput<typeof signupSchema>,
  { allowsSignUps, passwordMinimumLength }: Settings,
) {
  if (!allowsSignUps) throw signupDisabled();
  const email = input.email && requireMailAddress(input.email);
  requireAcceptablePassword(input.password, passwordMinimumLength, email);
  if (input.email && input.phone) {
    throw validationFailed('Please give a mail address or a phone number, not both.');
  }
  const challenge = readChallenge(input);
  if (input.phone) throw phoneProviderDisabled();
  const metadata = requireSmallMetadata(input.data);
  // Hashed for a taken address too, or the time taken would tell.
  return { email, passwordHash: await hashPassword(input.password), metadata, challenge };
}
