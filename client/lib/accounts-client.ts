import { AuthClient, type SupportedStorage } from '@supabase/auth-js';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

export type AccountsClient = InstanceType<typeof AuthClient>;

function createClient(
  { supabaseUrl, supabaseKey }: RuntimeConfiguration,
  options: {
    storage: SupportedStorage;
    storageKey: string;
    detectSessionInUrl: (url: URL, parameters: Record<string, string>) => boolean;
  },
): AccountsClient {
  return new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    ...options,
  });
}

/** Is this the fragment of a link from a mail, with tokens or an error in it? */
function isCallback(parameters: Record<string, string>): boolean {
  return 'access_token' in parameters || 'error_description' in parameters;
}

/** The client that keeps the visitor's session, under the key supabase-js would use. */
export function createAccountsClient(configuration: RuntimeConfiguration): AccountsClient {
  const label = new URL(configuration.supabaseUrl).hostname.split('.')[0];
  return createClient(configuration, {
    storage: window.localStorage,
    storageKey: `sb-${label}-auth-token`,
    // A recovery link signs nobody in: it is for the recovery client alone (decisions, row 5).
    detectSessionInUrl: (_url, parameters) =>
      isCallback(parameters) && parameters.type !== 'recovery',
  });
}

/**
 * The client for the visitor who came by a recovery link. Its session lives in this tab only and
 * opens nothing but the form for a new password.
 */
export function createRecoveryClient(configuration: RuntimeConfiguration): AccountsClient {
  return createClient(configuration, {
    storage: window.sessionStorage,
    storageKey: 'marquee.recovery',
    detectSessionInUrl: (_url, parameters) => isCallback(parameters),
  });
}
