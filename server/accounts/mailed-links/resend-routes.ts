import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { withinMailInterval } from '#server/accounts/limits/mail-interval.ts';
import { mailOneTimeToken, pretendToSend } from '#server/accounts/mailed-links/account-mailing.ts';
import { askForEmailChange } from '#server/accounts/mailed-links/email-change.ts';
import { challengeMembers, readChallenge } from '#server/accounts/sessions/pkce-challenge.ts';
import { getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { phoneProviderDisabled, validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/wire/redirect-target.ts';
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
