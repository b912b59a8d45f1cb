import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { getCredits, getSimilarTitles } from '#client/gallery/fake-people.ts';
import { ownSessions, session, visitor } from '#client/gallery/fake-session.ts';
import { genres, imageUrl } from '#client/gallery/fake-titles.ts';
import { getVideos, never } from '#client/gallery/fake-trailers.ts';
import type { AccountsClient } from '#client/lib/accounts/accounts-client.ts';
import type { Backend } from '#client/lib/backend.tsx';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import type { TableClient } from '#client/lib/table-client.ts';

// The real clients of accounts and table, with a fake network.
type Network = (path: string) => Promise<Response>;

const knowing: Network = async (path) => Response.json(path.endsWith('/user') ? visitor : {});

const refusing: Network = async () =>
  Response.json(
    { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400 },
  );

function createAccounts(name: string, network: Network): AccountsClient {
  return new AuthClient({
    url: 'https://accounts.invalid',
    storageKey: name,
    storage: { getItem: () => JSON.stringify(session), setItem() {}, removeItem() {} },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: (address) => network(new URL(String(address)).pathname),
  });
}

function accountsOf(name: string, network: Network) {
  const accounts = Promise.resolve(createAccounts(name, network));
  const getAccounts = () => accounts;
  return { getAccounts, accountsLoaded: accounts, getRecovery: getAccounts };
}

function createTable(network: Network): TableClient {
  const client = new PostgrestClient('https://table.invalid', {
    fetch: (address) => network(new URL(String(address)).pathname),
  });
  return Object.assign(client, { getWait: () => 0 });
}

const catalogue: CatalogueClient = {
  asksTmdb: false,
  ask: async ({ path, read }) => read(await answerTo(path)),
};

/** The answers to calls for a movie. */
const answers: Record<string, (id: number) => Promise<unknown>> = {
  videos: getVideos,
  credits: getCredits,
  recommendations: getSimilarTitles,
};

function answerTo(path: string): Promise<unknown> {
  if (path.startsWith('genre/')) return Promise.resolve({ genres });
  const [, id, call] = /^movie\/(\d+)\/(\w+)$/.exec(path) ?? [];
  return answers[call ?? '']?.(Number(id)) ?? never();
}

/** A visitor who is logged in; taps on hearts are never saved. */
export const fakeBackend: Backend = {
  ...accountsOf('knowing', knowing),
  readSession: () => session,
  removeSession() {},
  checkPassword: async () => null,
  getTable: async () =>
    createTable((path) =>
      path.endsWith('/own_sessions') ? Promise.resolve(Response.json(ownSessions)) : never(),
    ),
  connectLive: never,
  catalogue,
  imageUrl,
  usesTmdb: false,
  sharesLists: true,
};

/** Refuses everything. */
export const refusingBackend: Backend = {
  ...fakeBackend,
  ...accountsOf('refusing', refusing),
  getTable: async () => createTable(refusing),
};

/** Never answers. */
export const silentBackend: Backend = {
  ...fakeBackend,
  ...accountsOf('silent', never),
  getTable: async () => createTable(never),
};
