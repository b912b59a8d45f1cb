import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from '#client/lib/backend.tsx';
import { genresRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { anUnguardedStorage } from '#tests/support/data/a-storage.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('#client/lib/accounts/accounts-client.ts', () => {
  load();
  const getSession = async () => ({ data: { session: { access_token: 'refreshed' } } });
  return { createAccountsClient: () => ({ getSession }) };
});

const configuration = {
  supabaseUrl: 'https://project.example',
  supabaseKey: 'key',
  catalogueUrl: 'https://project.example/catalogue/3',
  catalogueKey: null,
  imageUrl: '/t/p',
  usesTmdb: false,
  sharesLists: false,
};

/** The token that the catalogue is asked with in a browser with this session, and who gave it. */
async function askWith({ seconds, isOnline = true }: { seconds: number; isOnline?: boolean }) {
  const expires_at = Date.now() / 1000 + seconds;
  const session = { access_token: 'stored', refresh_token: 'r', expires_at, user: { id: 'ann' } };
  const stored = { 'sb-project-auth-token': JSON.stringify(session) };
  const fetch = vi.fn(async (_url: string, _init: { headers: Headers }) =>
    Response.json({ genres: [] }),
  );
  vi.stubGlobal('window', { localStorage: anUnguardedStorage(stored) });
  vi.stubGlobal('navigator', { onLine: isOnline, languages: ['en-US'] });
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  await createBackend(configuration).catalogue.ask(
    genresRequest('movie'),
    new AbortController().signal,
  );
  return fetch.mock.calls[0]?.[1].headers.get('Authorization');
}

test('is created where there is no browser, with paths instead of URLs', () => {
  const paths = { supabaseUrl: '', catalogueUrl: '/catalogue/3' };
  expect(createBackend({ ...configuration, ...paths }).imageUrl).toBe('/t/p');
});

test('asks with the stored token while it lasts, and loads no accounts client', async () => {
  expect(await askWith({ seconds: 180 })).toBe('Bearer stored');
  expect(load).not.toHaveBeenCalled();
});

test('asks with the stored token without a network, however old it is', async () => {
  expect(await askWith({ seconds: -10, isOnline: false })).toBe('Bearer stored');
});

test('asks with the token of the accounts client when the stored one is about to end', async () => {
  expect(await askWith({ seconds: 60 })).toBe('Bearer refreshed');
});
