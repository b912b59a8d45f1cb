import type { FastifyInstance } from 'fastify';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { withinMailInterval } from '#server/accounts/limits/mail-interval.ts';
import {
  createMailedSecret,
  sendOrFail,
  storeToken,
} from '#server/accounts/mailed-links/account-mailing.ts';
import { requireSignedInUser } from '#server/accounts/users/signed-in-user.ts';
import { updateUser } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { Failure } from '#server/failure.ts';
import { reauthenticationMail } from '#server/mail/account-mails.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';

/** GET /reauthenticate mails a code that proves, later on, who is at hand (accounts contract, A.4). */
export function registerReauthenticateRoutes(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): void {
  const { settings, mailer, database, clock } = dependencies;

  app.get('/reauthenticate', async (request) => {
    const { account } = await requireSignedInUser(dependencies, request);
    const { id: userId, email } = account;
    if (email === null) throw validationFailed('This account has no mail address to send to.');
    if (!account.email_confirmed_at) {
      throw new Failure(422, 'email_not_confirmed', 'Please confirm your mail address first.');
    }
    const slot = 'reauthentication';
    await withinMailInterval(dependencies, { email, slot }, async () => {
      const about = { type: slot, email, redirectTo: settings.publicUrl, challenge: null };
      const { code, linkToken } = createMailedSecret(dependencies, about);
      const link = `${settings.publicUrl}/account`;
      await sendOrFail(
        mailer,
        reauthenticationMail({ to: email, language: requestLanguage(request), code, link }),
      );
      await database.transaction().execute(async (transaction) => {
        const now = clock();
        await storeToken(transaction, { userId, slot, email, linkToken }, now);
        await updateUser(transaction, userId, { reauthentication_sent_at: now }, now);
        const event = { action: 'user_reauthenticate_requested', userId } as const;
        await recordEvent(transaction, request, event, now);
      });
    });
    return {};
  });
}
