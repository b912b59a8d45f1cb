import type { Session } from '@supabase/auth-js';
import { createContext, type ReactNode, use } from 'react';
import {
  type AccountsClient,
  createAccountsClient,
  createPasswordCheck,
  createRecoveryClient,
  type PasswordCheck,
} from '#client/lib/accounts-client.ts';
import { type CatalogueClient, createCatalogueClient } from '#client/lib/catalogue-client.ts';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { createLiveClient, type LiveClient } from '#client/lib/live-client.ts';
import { sessionKey } from '#client/lib/storage-keys.ts';
import { readStoredSession } from '#client/lib/stored-session.ts';
import { createTableClient, type TableClient } from '#client/lib/table-client.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

/** Everything the app talks to. */
export interface Backend {
  accounts: AccountsClient;
  /** The visitor's session as it is stored, which may have expired; null when there is none. */
  readSession: () => Session | null;
  /** Created on the first call, since it reads the tokens of a recovery link from the address. */
  getRecovery: () => AccountsClient;
  /** Called before a password is changed. */
  checkPassword: PasswordCheck;
  table: TableClient;
  /** Connects to the feed of changes, whose code is loaded with the first call. */
  connectLive: () => Promise<LiveClient>;
  catalogue: CatalogueClient;
  imageUrl: string;
  /** Whether the titles come from TMDB, which must be credited. */
  usesTmdb: boolean;
}

export function createBackend(configuration: RuntimeConfiguration): Backend {
  const accounts = createAccountsClient(configuration);
  let recovery: AccountsClient | null = null;
  const readSession = () =>
    readStoredSession(browserStorage, sessionKey(new URL(configuration.supabaseUrl).hostname));
  async function getToken() {
    // Without a network no token can be refreshed, and cached answers need no fresh one.
    if (!navigator.onLine) return readSession()?.access_token ?? null;
    const { data } = await accounts.getSession();
    return data.session?.access_token ?? null;
  }
  return {
    accounts,
    readSession,
    getRecovery() {
      recovery ??= createRecoveryClient(configuration);
      return recovery;
    },
    checkPassword: createPasswordCheck(configuration),
    table: createTableClient(configuration, getToken),
    connectLive: createLiveClient(configuration, getToken),
    catalogue: createCatalogueClient(configuration, getToken),
    imageUrl: configuration.imageUrl,
    usesTmdb: configuration.usesTmdb,
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
