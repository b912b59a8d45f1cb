import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { MailRouteParts } from '#server/accounts/mailed-links/mail-route-parts.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/requests/redirect-target.ts';
import { challengeMembers, readChallenge } from '#server/accounts/tokens/pkce-challenge.ts';

const resendSchema = v.object({ type: optionalText, email: optionalText, ...challengeMembers });

/**
 * POST /resend mails new links for an address that is unconfirmed or about to change. The answer is
 * the same for every other address (docs/contracts/accounts.md#resend).
 */
export function registerResendRoutes(
  app: FastifyInstance,
  { settings, accounts, limits, mailedLinks, emailChanges }: MailRouteParts,
): void {
  app.post('/resend', async (request) => {
    const input = readBody(resendSchema, request);
    const type = requireType(input.type);
    const email = requireMailAddress(input.email);
    const challenge = readChallenge(input);
    const redirectTo = pickRedirectTarget(request, settings);
    const slot = type === 'signup' ? 'confirmation' : type;

    await limits.withinMailInterval({ email, slot, isPkce: challenge !== null }, async () => {
      const account = await accounts.get({ email });
      if (type === 'signup' && account && !account.email_confirmed_at) {
        await mailedLinks.mail(request, { type, email, redirectTo, challenge });
      } else if (type === 'email_change' && account && account.new_email !== null) {
        const wish = { newEmail: account.new_email, redirectTo, challenge };
        await emailChanges.ask(request, account, wish);
      } else {
        await mailedLinks.pretendToSend();
      }
    });
    return {};
  });
}

function requireType(type: string): 'signup' | 'email_change' {
  if (type === 'signup' || type === 'email_change') return type;
  if (type === 'sms' || type === 'phone_change') throw authFailure(400, 'phone_provider_disabled');
  throw validationFailed('type must be signup or email_change.');
}
