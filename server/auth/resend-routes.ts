import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mailOneTimeToken, pretendToSend } from '#server/auth/account-mailing.ts';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { phoneProviderDisabled, validationFailed } from '#server/auth/auth-failures.ts';
import { askForEmailChange } from '#server/auth/email-change.ts';
import { requireMailAddress } from '#server/auth/mail-address.ts';
import { withinMailInterval } from '#server/auth/mail-interval.ts';
import { challengeMembers, readChallenge } from '#server/auth/pkce-challenge.ts';
import { optionalText, readBody } from '#server/auth/read-input.ts';
import { pickRedirectTarget } from '#server/auth/redirect-target.ts';
import { getAccount } from '#server/auth/users-store.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';

const resendSchema = v.object({ type: optionalText, email: optionalText, ...challengeMembers });

/**
 * POST /resend mails fresh links to who still waits for a confirmation or a change of address;
 * every other address is answered in the same way (accounts contract, A.4).
 */
export function registerResendRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, database, mailer } = dependencies;

  app.post('/resend', async (request) => {
    const input = readBody(resendSchema, request);
    const type = requireType(input.type);
    const email = requireMailAddress(input.email);
    const challenge = readChallenge(input);
    const redirectTo = pickRedirectTarget(request, settings);
    const language = requestLanguage(request);
    const slot = type === 'signup' ? 'confirmation' : 'email_change';

    await withinMailInterval(
      dependencies,
      { email, slot, isPkce: challenge !== null },
      async () => {
        const account = await getAccount(database, { email });
        if (type === 'signup' && account && !account.email_confirmed_at) {
          await mailOneTimeToken(dependencies, { type, email, redirectTo, challenge }, language);
        } else if (type === 'email_change' && account && account.new_email !== null) {
          const change = { newEmail: account.new_email, redirectTo, challenge, language };
          await askForEmailChange(dependencies, account, change);
        } else {
          await pretendToSend(mailer);
        }
      },
    );
    return {};
  });
}

function requireType(type: string): 'signup' | 'email_change' {
  if (type === 'signup' || type === 'email_change') return type;
  if (type === 'sms' || type === 'phone_change') throw phoneProviderDisabled();
  throw validationFailed('type must be signup or email_change.');
}
