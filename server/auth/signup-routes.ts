import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mailOneTimeToken, withinMailInterval } from '#server/auth/account-mailing.ts';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { phoneProviderDisabled, validationFailed } from '#server/auth/auth-failures.ts';
import { requireMailAddress } from '#server/auth/mail-address.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { requireAcceptablePassword } from '#server/auth/password-policy.ts';
import { challengeMembers, readChallenge } from '#server/auth/pkce-challenge.ts';
import { optionalText, readInput } from '#server/auth/read-input.ts';
import { pickRedirectTarget } from '#server/auth/redirect-target.ts';
import { describeTakenAddress, describeUser } from '#server/auth/user-description.ts';
import { metadataSchema, requireSmallMetadata } from '#server/auth/user-metadata.ts';
import { getAccount } from '#server/auth/users-store.ts';
import { Failure } from '#server/failure.ts';

/** POST /signup: an account that waits for its address to be confirmed (accounts contract, A.4). */
export function registerSignupRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, database, clock } = dependencies;

  app.post('/signup', async (request) => {
    const { email, passwordHash, metadata, challenge } = await readSignup(request.body);
    const redirectTo = pickRedirectTarget(request, settings.publicUrl);

    return withinMailInterval(dependencies, { email, slot: 'confirmation' }, async () => {
      const taken = await getAccount(database, { email });
      if (taken?.email_confirmed_at) return describeTakenAddress(email, metadata, clock());
      const newUser = { email, passwordHash, metadata };
      const mail = { type: 'signup', email, redirectTo, challenge, newUser } as const;
      return describeUser(await mailOneTimeToken(dependencies, mail));
    });
  });
}

const signupSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataSchema,
  ...challengeMembers,
});

// In the order of checks that the contract gives.
async function readSignup(body: unknown) {
  const input = readInput(signupSchema, body);
  if (!input.email && !input.phone) throw anonymousProviderDisabled();
  requireAcceptablePassword(input.password);
  if (input.email && input.phone) {
    throw validationFailed('Please give a mail address or a phone number, not both.');
  }
  const challenge = readChallenge(input);
  if (input.phone) throw phoneProviderDisabled();
  const email = requireMailAddress(input.email);
  const metadata = requireSmallMetadata(input.data);
  // Hashed for a taken address too, or the time taken would tell.
  return { email, passwordHash: await hashPassword(input.password), metadata, challenge };
}

function anonymousProviderDisabled(): Failure {
  return new Failure(
    422,
    'anonymous_provider_disabled',
    'There are no accounts without a mail address. Please give one.',
  );
}
