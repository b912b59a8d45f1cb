import type { AccessTokens } from '#server/auth/access-token.ts';
import type { Secrets } from '#server/data-directory.ts';
import type { Database } from '#server/database/schema.ts';
import type { Settings } from '#server/env.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** What the accounts API is made of. */
export interface AuthDependencies {
  settings: Pick<Settings, 'publicUrl' | 'mailIntervalSeconds'>;
  secrets: Pick<Secrets, 'publishableKey' | 'tokenSecret'>;
  database: Database;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  clock: () => number;
}
