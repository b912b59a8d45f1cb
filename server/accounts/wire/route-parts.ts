import { createLimits } from '#server/accounts/limits/limits.ts';
import { createEmailChanges } from '#server/accounts/mailed-links/email-changes.ts';
import { createLinkRedemption } from '#server/accounts/mailed-links/link-redemption.ts';
import { createMailedLinks } from '#server/accounts/mailed-links/mailed-links.ts';
import { createPasswordChanges } from '#server/accounts/passwords/password-change.ts';
import { createPasswordGrant } from '#server/accounts/passwords/password-grant.ts';
import { createPkceGrant } from '#server/accounts/sessions/pkce-grant.ts';
import { createRefreshGrant } from '#server/accounts/sessions/refresh-grant.ts';
import { createSessions } from '#server/accounts/sessions/sessions.ts';
import { createSignedIn } from '#server/accounts/sessions/signed-in-user.ts';
import type { AccessTokens } from '#server/accounts/tokens/access-token.ts';
import { createRefreshTokens } from '#server/accounts/tokens/refresh-tokens-store.ts';
import { createAccounts } from '#server/accounts/users/accounts.ts';
import type { CallerReader } from '#server/caller.ts';
import type { Secrets } from '#server/data-directory/secrets-file.ts';
import type { Database } from '#server/database/schema.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createNotices } from '#server/mail/notices.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** The dependencies from the rest of the server. */
export interface AccountsOptions {
  settings: Settings;
  secrets: Pick<Secrets, 'tokenSecret'>;
  database: Database;
  callers: CallerReader;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  clock: () => number;
}

export type RouteParts = ReturnType<typeof createRouteParts>;

/** Makes each part of the accounts once; a route takes the parts that it needs. */
export function createRouteParts(options: AccountsOptions) {
  const { settings, database, callers, accessTokens, mailer, clock } = options;
  const { publicUrl, refreshReuseSeconds } = settings;
  const { tokenSecret } = options.secrets;
  const notices = createNotices(mailer);
  const accounts = createAccounts({ database, notices, publicUrl, clock });
  const limits = createLimits({ settings, tokenSecret, database, clock });
  const refreshTokens = createRefreshTokens(tokenSecret, refreshReuseSeconds);
  const sessions = createSessions(accessTokens, refreshTokens, limits);
  const mailedLinks = createMailedLinks({ publicUrl, tokenSecret, mailer, accounts });
  const emailChanges = createEmailChanges({ settings, tokenSecret, mailedLinks, accounts });
  return {
    ...{ settings, tokenSecret, accessTokens, notices },
    ...{ accounts, limits, refreshTokens, sessions, mailedLinks, emailChanges },
    signedIn: createSignedIn(callers, accounts, sessions),
    redemption: createLinkRedemption(tokenSecret, emailChanges),
    passwordChanges: createPasswordChanges({ settings, tokenSecret, accounts, limits }),
    grantByPassword: createPasswordGrant(accounts, limits, sessions),
    grantByRefreshToken: createRefreshGrant(accounts, sessions, refreshTokens),
    grantByAuthCode: createPkceGrant(accounts, sessions),
  };
}
