import type { Limits } from '#server/accounts/limits/limits.ts';
import type { EmailChanges } from '#server/accounts/mailed-links/email-changes.ts';
import type { LinkRedemption } from '#server/accounts/mailed-links/link-redemption.ts';
import type { MailedLinks } from '#server/accounts/mailed-links/mailed-links.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { SignedIn } from '#server/accounts/sessions/signed-in-user.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** The dependencies of this folder's routes; each route takes those it needs. */
export interface MailRouteParts {
  settings: Settings;
  tokenSecret: string;
  accounts: Accounts;
  limits: Limits;
  sessions: Sessions;
  signedIn: SignedIn;
  mailedLinks: MailedLinks;
  emailChanges: EmailChanges;
  redemption: LinkRedemption;
}
