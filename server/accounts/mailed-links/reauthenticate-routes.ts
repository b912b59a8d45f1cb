import type { FastifyInstance } from 'fastify';
import type { MailRouteParts } from '#server/accounts/mailed-links/mail-route-parts.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { saveOneTimeToken } from '#server/accounts/tokens/one-time-tokens-store.ts';
import { updateUser } from '#server/accounts/users/users-store.ts';
import { reauthenticationMail } from '#server/mail/account-mails.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';

/**
 * GET /reauthenticate mails a code, which a change of password may require
 * (docs/contracts/accounts.md#reauthenticate).
 */
export function registerReauthenticateRoutes(
  app: FastifyInstance,
  { settings, accounts, limits, signedIn, mailedLinks }: MailRouteParts,
): void {
  const { publicUrl } = settings;
  const slot = 'reauthentication';

  app.get('/reauthenticate', async (request) => {
    const { account } = await signedIn.requireUser(request);
    const { id: userId, email } = account;
    if (email === null) throw validationFailed('This account has no mail address to send to.');
    if (!account.email_confirmed_at) {
      throw authFailure(422, 'email_not_confirmed', 'Please confirm your mail address first.');
    }
    await limits.withinMailInterval({ email, slot }, async () => {
      const wish = { type: slot, email, redirectTo: publicUrl, challenge: null };
      const { code, linkToken } = mailedLinks.createSecret(wish);
      const language = requestLanguage(request);
      const link = `${publicUrl}/account`;
      await mailedLinks.send(reauthenticationMail({ to: email, language, code, link }));
      await accounts.change(request, async (change) => {
        await saveOneTimeToken(change, { userId, slot, email, linkToken });
        await updateUser(change, userId, { reauthentication_sent_at: change.now });
        await change.record('reauthenticationRequested', account);
      });
    });
    return {};
  });
}
