import { GoTrueClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts-api.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };
const url = 'http://localhost:3000/';

/** A listening server, and as many browsers as a test wants, each with its own memory. */
async function startWithClients() {
  const api = await startAccountsApi();
  // The client compares expiry times with the real clock.
  api.clock.advance(Date.now() - api.clock());
  const address = await api.app.listen({ port: 0 });

  function aClient(flowType: 'implicit' | 'pkce' = 'implicit') {
    const memory = new Map<string, string>();
    return new GoTrueClient({
      url: `${address}/auth/v1`,
      headers: { apikey: api.secrets.publishableKey },
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    });
  }

  /** Follows the newest mail's link and gives its session to the client, as a browser would. */
  async function openLinkIn(client: GoTrueClient): Promise<void> {
    const answer = await fetch(`${address}/auth/v1${api.newestLink()}`, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    const code = target.searchParams.get('code');
    if (code) {
      expect((await client.exchangeCodeForSession(code)).error).toBeNull();
      return;
    }
    const fragment = new URLSearchParams(target.hash.slice(1));
    const { error } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
  }

  async function aRegisteredClient() {
    const client = aClient();
    await client.signUp(ada);
    await openLinkIn(client);
    return client;
  }

  return { ...api, aClient, aRegisteredClient, openLinkIn };
}

test('a user signs up, follows the link and is signed in', async () => {
  const { aClient, openLinkIn } = await startWithClients();
  const client = aClient();
  const signUp = await client.signUp({ ...ada, options: { emailRedirectTo: url } });
  expect(signUp.error).toBeNull();
  expect(signUp.data).toMatchObject({ session: null, user: { email: ada.email } });

  await openLinkIn(client);
  expect((await client.getUser()).data.user).toMatchObject({ email: ada.email });
});

test('a taken address looks like one to the client only by its empty identities', async () => {
  const { aClient, aRegisteredClient } = await startWithClients();
  await aRegisteredClient();
  const { data, error } = await aClient().signUp(ada);
  expect(error).toBeNull();
  expect(data.user?.identities).toEqual([]);
});

test('a user logs in and refreshes', async () => {
  const { aClient, aRegisteredClient } = await startWithClients();
  await aRegisteredClient();
  const client = aClient();
  const logIn = await client.signInWithPassword(ada);
  expect(logIn.error).toBeNull();

  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(logIn.data.session?.refresh_token);
  expect((await client.getUser()).error).toBeNull();
});

test('the client checks the token by the published key, without asking for the user', async () => {
  const { aRegisteredClient } = await startWithClients();
  const { data, error } = await (await aRegisteredClient()).getClaims();
  expect(error).toBeNull();
  expect(data).toMatchObject({ claims: { email: ada.email }, header: { alg: 'ES256' } });
});

test('the client sees code and message of a failure', async () => {
  const { aClient } = await startWithClients();
  const wrong = await aClient().signInWithPassword(ada);
  expect(wrong.error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  const weak = await aClient().signUp({ ...ada, password: '12345' });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
});

test('a user recovers the password, which ends the sessions elsewhere', async () => {
  const { aClient, aRegisteredClient, openLinkIn } = await startWithClients();
  const elsewhere = await aRegisteredClient();
  const client = aClient();
  const recover = await client.resetPasswordForEmail(ada.email, { redirectTo: url });
  expect(recover.error).toBeNull();
  await openLinkIn(client);

  const update = await client.updateUser({ password: 'battery staple' });
  expect(update.error).toBeNull();
  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await client.getUser()).error).toBeNull();
  const again = await aClient().signInWithPassword({ ...ada, password: 'battery staple' });
  expect(again.error).toBeNull();
});

test.each([
  ['global', false, false],
  ['local', false, true],
  ['others', true, false],
] as const)('signing out with scope %s', async (scope, here, there) => {
  const { aClient, aRegisteredClient } = await startWithClients();
  const other = await aRegisteredClient();
  const client = aClient();
  await client.signInWithPassword(ada);

  expect((await client.signOut({ scope })).error).toBeNull();
  expect((await client.getUser()).data.user !== null).toBe(here);
  expect((await other.getUser()).data.user !== null).toBe(there);
});

test('a PKCE client signs up, and recovers, by codes', async () => {
  const { aClient, openLinkIn } = await startWithClients();
  const client = aClient('pkce');
  await client.signUp({ ...ada, options: { emailRedirectTo: url } });
  await openLinkIn(client);
  expect((await client.getUser()).data.user).toMatchObject({ email: ada.email });

  await client.resetPasswordForEmail(ada.email, { redirectTo: url });
  await openLinkIn(client);
  expect((await client.updateUser({ password: 'battery staple' })).error).toBeNull();
});

test('a user logs in by a magic link, and by its token', async () => {
  const { aClient, aRegisteredClient, openLinkIn, newestLinkQuery } = await startWithClients();
  await aRegisteredClient();
  const client = aClient();
  await client.signInWithOtp({ email: ada.email, options: { emailRedirectTo: url } });
  await openLinkIn(client);
  expect((await client.getUser()).error).toBeNull();

  await client.signInWithOtp({ email: ada.email });
  const token_hash = newestLinkQuery().get('token') ?? '';
  const verified = await aClient().verifyOtp({ type: 'magiclink', token_hash });
  expect(verified.data.user?.email).toBe(ada.email);
});

test('a client whose session was ended elsewhere learns that it is signed out', async () => {
  const { aClient, aRegisteredClient } = await startWithClients();
  const client = await aRegisteredClient();
  const other = aClient();
  await other.signInWithPassword(ada);
  await other.signOut({ scope: 'others' });
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await client.getSession()).data.session).toBeNull();
});
