import type { Limits } from '#server/accounts/limits/limits.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { SignedIn } from '#server/accounts/sessions/signed-in-user.ts';
import type { RefreshTokens } from '#server/accounts/tokens/refresh-tokens-store.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** The dependencies of this folder's routes; each route takes those it needs. */
export interface FactorRouteParts {
  settings: Pick<Settings, 'publicUrl'>;
  tokenSecret: string;
  accounts: Accounts;
  limits: Limits;
  signedIn: SignedIn;
  sessions: Sessions;
  refreshTokens: RefreshTokens;
}
