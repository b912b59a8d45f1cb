import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { withinMailInterval } from '#server/accounts/limits/mail-interval.ts';
import { mailOneTimeToken, pretendToSend } from '#server/accounts/mailed-links/account-mailing.ts';
import { challengeMembers, readChallenge } from '#server/accounts/sessions/pkce-challenge.ts';
import { getAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText, readBody } from '#server/accounts/wire/read-input.ts';
import { pickRedirectTarget } from '#server/accounts/wire/redirect-target.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';

const recoverSchema = v.object({ email: optionalText, ...challengeMembers });

/**
 * POST /recover mails a link that lets the user set a new password, and answers an address
 * without an account in the same way (accounts contract, A.4).
 */
export function registerRecoverRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { settings, database, mailer, clock } = dependencies;

  app.post('/recover', async (request) => {
    const input = readBody(recoverSchema, request);
    const email = requireMailAddress(input.email);
    const challenge = readChallenge(input);
    const redirectTo = pickRedirectTarget(request, settings);

    await withinMailInterval(
      dependencies,
      { email, slot: 'recovery', isPkce: challenge !== null },
      async () => {
        const account = await getAccount(database, { email });
        await (account
          ? mailOneTimeToken(
              dependencies,
              { type: 'recovery', email, redirectTo, challenge },
              requestLanguage(request),
            )
          : pretendToSend(mailer));
        const event = { action: 'user_recovery_requested', userId: account?.id ?? null } as const;
        await recordEvent(database, request, event, clock());
      },
    );
    return {};
  });
}
