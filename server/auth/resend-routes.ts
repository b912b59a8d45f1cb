import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mailOneTimeToken, withinMailInterval } from '#server/auth/account-mailing.ts';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import {
  emailChangeDisabled,
  phoneProviderDisabled,
  validationFailed,
} from '#server/auth/auth-failures.ts';
import { requireMailAddress } from '#server/auth/mail-address.ts';
import { challengeMembers, readChallenge } from '#server/auth/pkce-challenge.ts';
import { optionalText, readInput } from '#server/auth/read-input.ts';
import { pickRedirectTarget } from '#server/auth/redirect-target.ts';
import { getAccount } from '#server/auth/users-store.ts';

const resendSchema = v.object({ type: optionalText, email: optionalText, ...challengeMembers });

/**
 * POST /resend mails a fresh confirmation link to who still waits for one; every other address is
 * answered in the same way (accounts contract, A.4).
 */
export function registerResendRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, database } = dependencies;

  app.post('/resend', async (request) => {
    const input = readInput(resendSchema, request.body);
    requireSignupType(input.type);
    const email = requireMailAddress(input.email);
    const challenge = readChallenge(input);
    const redirectTo = pickRedirectTarget(request, settings.publicUrl);

    await withinMailInterval(dependencies, { email, slot: 'confirmation' }, async () => {
      const account = await getAccount(database, { email });
      if (!account || account.email_confirmed_at) return;
      await mailOneTimeToken(dependencies, { type: 'signup', email, redirectTo, challenge });
    });
    return {};
  });
}

function requireSignupType(type: string): void {
  if (type === 'signup') return;
  if (type === 'email_change') throw emailChangeDisabled(400);
  if (type === 'sms' || type === 'phone_change') throw phoneProviderDisabled();
  throw validationFailed('type must be signup.');
}
