import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { MailRouteParts } from '#server/accounts/mailed-links/mail-route-parts.ts';
import { requireMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/requests/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/requests/redirect-target.ts';
import { challengeMembers, readChallenge } from '#server/accounts/tokens/pkce-challenge.ts';

const recoverSchema = v.object({ email: optionalText, ...challengeMembers });

/**
 * POST /recover mails a link for setting a new password. The answer is the same for an address
 * without an account (docs/contracts/accounts.md#recover).
 */
export function registerRecoverRoutes(
  app: FastifyInstance,
  { settings, accounts, limits, mailedLinks }: MailRouteParts,
): void {
  app.post('/recover', async (request) => {
    const input = readBody(recoverSchema, request);
    const email = requireMailAddress(input.email);
    const challenge = readChallenge(input);
    const redirectTo = pickRedirectTarget(request, settings);

    const mailKind = { email, slot: 'recovery', isPkce: challenge !== null } as const;
    const event = 'recoveryRequested';
    await limits.withinMailInterval(mailKind, async () => {
      if (await accounts.get({ email })) {
        const wish = { type: 'recovery', email, redirectTo, challenge, event } as const;
        await mailedLinks.mail(request, wish);
      } else {
        await mailedLinks.pretendToSend();
        await accounts.record(request, event, null);
      }
    });
    return {};
  });
}
