import { expect, test } from 'vitest';
import { ada } from '#tests/support/accounts/accounts-api.ts';
import { startAuthClients } from '#tests/support/accounts/auth-clients.ts';

const url = 'http://localhost:3000/';
const newPassword = { password: 'battery staple' };

test('a user logs in and refreshes', async () => {
  const { aRegisteredClient, aLoggedInClient } = await startAuthClients();
  await aRegisteredClient();
  const client = await aLoggedInClient();
  const before = (await client.getSession()).data.session;
  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(before?.refresh_token);
  expect((await client.getUser()).data.user).toMatchObject({ email: ada.email });
});

test('the client checks the token by the published key, without asking for the user', async () => {
  const { aRegisteredClient } = await startAuthClients();
  const { data, error } = await (await aRegisteredClient()).getClaims();
  expect(error).toBeNull();
  expect(data).toMatchObject({ claims: { email: ada.email }, header: { alg: 'ES256' } });
});

test('the client learns why a password is weak', async () => {
  const { aClient } = await startAuthClients();
  const { error } = await aClient().signUp({ ...ada, password: '12345' });
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
});

test('recovering the password ends the user’s other sessions', async () => {
  const { aClient, aRegisteredClient, openLinkIn } = await startAuthClients();
  const elsewhere = await aRegisteredClient();
  const client = aClient();
  await client.resetPasswordForEmail(ada.email, { redirectTo: url });
  await openLinkIn(client);
  expect((await client.updateUser(newPassword)).error).toBeNull();
  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await client.getUser()).error).toBeNull();
  const again = await aClient().signInWithPassword({ ...ada, ...newPassword });
  expect(again.error).toBeNull();
});

test.each([
  ['global', false, false],
  ['local', false, true],
  ['others', true, false],
] as const)('signing out with scope %s leaves %s here, %s there', async (scope, here, there) => {
  const { aRegisteredClient, aLoggedInClient } = await startAuthClients();
  const other = await aRegisteredClient();
  const client = await aLoggedInClient();
  expect((await client.signOut({ scope })).error).toBeNull();
  expect((await client.getUser()).data.user !== null).toBe(here);
  expect((await other.getUser()).data.user !== null).toBe(there);
});

test('a PKCE client signs up by exchanging a code', async () => {
  const { aClient, openLinkIn } = await startAuthClients();
  const client = aClient('pkce');
  await client.signUp({ ...ada, options: { emailRedirectTo: url } });
  await openLinkIn(client);
  expect((await client.getUser()).data.user).toMatchObject({ email: ada.email });
});

test('a user logs in by a magic link', async () => {
  const { aClient, aRegisteredClient, openLinkIn } = await startAuthClients();
  await aRegisteredClient();
  const client = aClient();
  await client.signInWithOtp({ email: ada.email, options: { emailRedirectTo: url } });
  await openLinkIn(client);
  expect((await client.getUser()).error).toBeNull();
});

test('a client whose session was ended elsewhere is signed out', async () => {
  const { aRegisteredClient, aLoggedInClient } = await startAuthClients();
  const client = await aRegisteredClient();
  await (await aLoggedInClient()).signOut({ scope: 'others' });
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await client.getSession()).data.session).toBeNull();
});
