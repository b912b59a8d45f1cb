import type { Session } from '@supabase/auth-js';
import { createContext, type ReactNode, use } from 'react';
import type { AccountsClient, PasswordCheck } from '#client/lib/accounts/accounts-client.ts';
import { hasTimeLeft } from '#client/lib/accounts/has-time-left.ts';
import { createLazyAccounts } from '#client/lib/accounts/lazy-accounts.ts';
import { readStoredSession } from '#client/lib/accounts/stored-session.ts';
import {
  type CatalogueClient,
  createCatalogueClient,
} from '#client/lib/catalogue/catalogue-client.ts';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { createLiveClient, type LiveClient } from '#client/lib/live-client.ts';
import { loadOnce } from '#client/lib/load-once.ts';
import { sessionKey } from '#client/lib/storage-keys.ts';
import type { TableClient } from '#client/lib/table-client.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

/** Everything the app talks to. */
export interface Backend {
  /** The accounts client, whose code is loaded with the first call. */
  getAccounts: () => Promise<AccountsClient>;
  /** Resolves with the accounts client as soon as somebody has loaded it; loads nothing itself. */
  accountsLoaded: Promise<AccountsClient>;
  /** The visitor's session as it is stored, which may have expired; null when there is none. */
  readSession: () => Session | null;
  /** Removes the session from this browser, which needs no accounts client. */
  removeSession: () => void;
  /** Created on the first call, since it reads the tokens of a recovery link from the address. */
  getRecovery: () => Promise<AccountsClient>;
  /** Called before a password is changed. */
  checkPassword: PasswordCheck;
  /** Gives the client of the users' tables, whose code is loaded with the first call. */
  getTable: () => Promise<TableClient>;
  /** Connects to the feed of changes, whose code is loaded with the first call. */
  connectLive: () => Promise<LiveClient>;
  catalogue: CatalogueClient;
  imageUrl: string;
  /** Whether the titles come from TMDB, which must be credited. */
  usesTmdb: boolean;
  /** Whether lists can be shared: not without a server of ours. */
  sharesLists: boolean;
}

/** Uses no browser API when called, because the server calls it too. */
export function createBackend(configuration: RuntimeConfiguration): Backend {
  const accounts = createLazyAccounts(configuration);
  const getSessionKey = () => sessionKey(new URL(configuration.supabaseUrl).hostname);
  const readSession = () => readStoredSession(browserStorage, getSessionKey());
  async function getToken() {
    const stored = readSession();
    // Without a network no token can be refreshed, and cached answers need no fresh one.
    if (!navigator.onLine || (stored && hasTimeLeft(stored))) return stored?.access_token ?? null;
    const { data } = await (await accounts.getAccounts()).getSession();
    return data.session?.access_token ?? null;
  }
  return {
    ...accounts,
    readSession,
    removeSession: () => browserStorage.removeItem(getSessionKey()),
    getTable: loadOnce(async () => {
      const { createTableClient } = await import('#client/lib/table-client.ts');
      return createTableClient(configuration, getToken);
    }),
    connectLive: createLiveClient(configuration, getToken),
    catalogue: createCatalogueClient(configuration, getToken),
    imageUrl: configuration.imageUrl,
    usesTmdb: configuration.usesTmdb,
    sharesLists: configuration.sharesLists,
  };
}

const BackendContext = createContext<Backend | null>(null);

export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  return <BackendContext value={backend}>{children}</BackendContext>;
}

export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error('useBackend needs a BackendProvider above it');
  return backend;
}
