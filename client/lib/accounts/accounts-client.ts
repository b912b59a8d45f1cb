import { AuthClient, type AuthError } from '@supabase/auth-js';
import { hasSessionCallback } from '#client/lib/accounts/session-callback.ts';
import { removeUnusableSession } from '#client/lib/accounts/stored-session.ts';
import { absoluteAddress, absoluteUrl } from '#client/lib/base-path.ts';
import { fetchInLanguage } from '#client/lib/fetch-in-language.ts';
import { browserStorage, type GuardedStorage, tabStorage } from '#client/lib/guarded-storage.ts';
import { paths } from '#client/lib/paths.ts';
import { passwordCheckKey, recoverySessionKey, sessionKey } from '#client/lib/storage-keys.ts';
import { addresses } from '#contract/addresses.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

export type AccountsClient = InstanceType<typeof AuthClient>;

function createClient(
  configuration: RuntimeConfiguration,
  options: {
    storage: GuardedStorage;
    storageKey: string;
    detectSessionInUrl: (url: URL, parameters: Record<string, string>) => boolean;
  },
): AccountsClient {
  removeUnusableSession(options.storage, options.storageKey);
  return new AuthClient({
    ...serviceOf(configuration),
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    ...options,
    storage: {
      ...options.storage,
      setItem: (key, text) => void options.storage.setItem(key, text),
    },
  });
}

function serviceOf({ supabaseUrl, supabaseKey }: RuntimeConfiguration) {
  return {
    url: supabaseUrl + addresses.accounts,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    fetch: fetchInLanguage,
  };
}

/**
 * Whether the address comes from a mail's link, with tokens or an error in it. Removes tokens from
 * the address at once, since the accounts client would leave them in the history. After a change of
 * the mail address the account page says so. The router has read the address already, so it is told.
 */
function takeCallback(parameters: Record<string, string>): boolean {
  if (!('access_token' in parameters)) return 'error_description' in parameters;
  const { pathname, search } = window.location;
  const address =
    parameters.type === 'email_change'
      ? absoluteAddress(paths.account({ isEmailNew: true }))
      : pathname + search;
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  return true;
}

/** The client of the visitor's session, stored under the key that supabase-js would use. */
export function createAccountsClient(configuration: RuntimeConfiguration): AccountsClient {
  return createClient(configuration, {
    storage: browserStorage,
    storageKey: sessionKey(new URL(configuration.supabaseUrl).hostname),
    detectSessionInUrl: (_url, parameters) => hasSessionCallback() && takeCallback(parameters),
  });
}

/**
 * The client for the visitor who came by a recovery link. Its session lives in this tab only and
 * opens nothing but the form for a new password.
 */
export function createRecoveryClient(configuration: RuntimeConfiguration): AccountsClient {
  return createClient(configuration, {
    storage: tabStorage,
    storageKey: recoverySessionKey,
    detectSessionInUrl: (_url, parameters) => takeCallback(parameters),
  });
}

/** Gives the error when a password is not the account's, else null. */
export type PasswordCheck = (email: string, password: string) => Promise<AuthError | null>;

/**
 * Our own server checks the current password before it takes a new one. A hosted project may not,
 * so the check is a separate log in here, whose session ends at once.
 */
export function createPasswordCheck(configuration: RuntimeConfiguration): PasswordCheck {
  if (configuration.supabaseUrl === absoluteUrl('/')) return async () => null;
  let client: AccountsClient | null = null;
  return async (email, password) => {
    client ??= new AuthClient({
      ...serviceOf(configuration),
      storageKey: passwordCheckKey,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
    const { error } = await client.signInWithPassword({ email, password });
    if (!error) await client.signOut({ scope: 'local' });
    return error;
  };
}
