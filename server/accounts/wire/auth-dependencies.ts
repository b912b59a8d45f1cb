import type { AccessTokens } from '#server/accounts/tokens/access-token.ts';
import type { CallerReader } from '#server/caller.ts';
import type { Secrets } from '#server/data-directory/secrets-file.ts';
import type { Database } from '#server/database/schema.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Notices } from '#server/mail/notices.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** What the accounts API is made of. */
export interface AuthDependencies {
  settings: Settings;
  secrets: Pick<Secrets, 'tokenSecret'>;
  database: Database;
  accessTokens: AccessTokens;
  /** Knows who asks. */
  callers: CallerReader;
  mailer: Mailer;
  notices: Notices;
  /** Milliseconds since 1970. */
  clock: () => number;
}
