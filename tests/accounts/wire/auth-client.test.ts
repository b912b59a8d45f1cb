import { expect, test } from 'vitest';
import { ada, startAuthClients } from '#tests/support/accounts/auth-clients.ts';

const url = 'http://localhost:3000/';

test('a user signs up, follows the link and is signed in', async () => {
  const { aClient, openLinkIn } = await startAuthClients();
  const client = aClient();
  const signUp = await client.signUp({ ...ada, options: { emailRedirectTo: url } });
  expect(signUp.error).toBeNull();
  expect(signUp.data).toMatchObject({ session: null, user: { email: ada.email } });

  await openLinkIn(client);
  expect((await client.getUser()).data.user).toMatchObject({ email: ada.email });
});

test('a taken address looks like one to the client only by its empty identities', async () => {
  const { aClient, aRegisteredClient } = await startAuthClients();
  await aRegisteredClient();
  const { data, error } = await aClient().signUp(ada);
  expect(error).toBeNull();
  expect(data.user?.identities).toEqual([]);
});

test('a user logs in and refreshes', async () => {
  const { aClient, aRegisteredClient } = await startAuthClients();
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
  const { aRegisteredClient } = await startAuthClients();
  const { data, error } = await (await aRegisteredClient()).getClaims();
  expect(error).toBeNull();
  expect(data).toMatchObject({ claims: { email: ada.email }, header: { alg: 'ES256' } });
});

test('the client sees code and message of a failure', async () => {
  const { aClient } = await startAuthClients();
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
  const { aClient, aRegisteredClient, openLinkIn } = await startAuthClients();
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
  const { aClient, aRegisteredClient } = await startAuthClients();
  const other = await aRegisteredClient();
  const client = aClient();
  await client.signInWithPassword(ada);

  expect((await client.signOut({ scope })).error).toBeNull();
  expect((await client.getUser()).data.user !== null).toBe(here);
  expect((await other.getUser()).data.user !== null).toBe(there);
});

test('a PKCE client signs up, and recovers, by codes', async () => {
  const { aClient, openLinkIn } = await startAuthClients();
  const client = aClient('pkce');
  await client.signUp({ ...ada, options: { emailRedirectTo: url } });
  await openLinkIn(client);
  expect((await client.getUser()).data.user).toMatchObject({ email: ada.email });

  await client.resetPasswordForEmail(ada.email, { redirectTo: url });
  await openLinkIn(client);
  expect((await client.updateUser({ password: 'battery staple' })).error).toBeNull();
});

test('a user logs in by a magic link, and by its token', async () => {
  const { aClient, aRegisteredClient, openLinkIn, newestLinkQuery } = await startAuthClients();
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
  const { aClient, aRegisteredClient } = await startAuthClients();
  const client = await aRegisteredClient();
  const other = aClient();
  await other.signInWithPassword(ada);
  await other.signOut({ scope: 'others' });
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await client.getSession()).data.session).toBeNull();
});
