import { expect, test } from 'vitest';
import { aUser } from '#tests/support/accounts/a-user.ts';
import { ada, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { startAdminApi } from '#tests/support/accounts/admin-api.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { nobody } from '#tests/support/accounts/some-claims.ts';

const routes = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${nobody}`],
  ['PUT', `/admin/users/${nobody}`],
  ['DELETE', `/admin/users/${nobody}`],
  ['GET', `/admin/users/${nobody}/factors`],
  ['DELETE', `/admin/users/${nobody}/factors/${nobody}`],
  ['POST', '/admin/generate_link'],
  ['GET', '/admin/audit'],
  ['GET', '/admin/oauth/clients'],
  ['POST', '/invite'],
] as const;

test.each(routes)('%s %s is open to the bearer of the secret key only', async (method, path) => {
  const api = await startAccountsApi();
  const { call } = api;
  const { token } = await aUser(api);
  const { publishableKey, secretKey } = api.secrets;
  for (const as of [token, publishableKey, `${secretKey}x`, secretKey.slice(0, -1)]) {
    const answer = await refused(call(method, path, { as }), 403, 'not_admin');
    expect(answer.json().message).toBe('User not allowed');
  }
  await refused(call(method, path, { headers: { apikey: secretKey } }), 401, 'no_authorization');
});

test.each([
  ['GET', '/user'],
  ['PUT', '/user'],
  ['GET', '/reauthenticate'],
  ['POST', '/factors'],
  ['POST', '/logout'],
] as const)('the secret key is no user: %s %s', async (method, path) => {
  const { callAsAdmin } = await startAdminApi();
  await refused(callAsAdmin(method, path, {}), 403, 'bad_jwt');
});

test('the secret key opens no favorites', async () => {
  const { app, secrets } = await startAdminApi();
  const { secretKey, publishableKey } = secrets;
  for (const apikey of [secretKey, publishableKey]) {
    const headers = { apikey, authorization: `Bearer ${secretKey}` };
    const answer = await app.inject({ url: '/rest/v1/favorites', headers });
    expect(answer.statusCode).toBe(401);
  }
});

test('an administrator lists a second factor, and removes it with the assurance it gave', async () => {
  const api = await startAdminApi();
  const { admin, mailer, rowsOf } = api;
  const { factor, session } = await factorCalls(api).registerWithFactor();
  const of = { userId: String(session.user.id) };
  const { id } = factor;
  const listed = await admin.mfa.listFactors(of);
  expect(listed.data?.factors).toMatchObject([{ id, factor_type: 'totp', status: 'verified' }]);
  expect(JSON.stringify(listed.data)).not.toContain('secret');
  const deleted = await admin.mfa.deleteFactor({ ...of, id });
  // auth-js nests this answer one level deeper than its own type says.
  expect(deleted.data).toMatchObject({ data: { id } });

  expect((await admin.mfa.listFactors(of)).data?.factors).toEqual([]);
  expect(await rowsOf('sessions')).toMatchObject([{ aal: 'aal1', factor_id: null }]);
  expect(mailer.sent.at(-1)).toMatchObject({
    to: ada.email,
    subject: 'A second factor of your Marquee account was removed',
  });
  const again = await admin.mfa.deleteFactor({ ...of, id });
  expect(again.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

test('the audit trail is read in pages, the newest first', async () => {
  const { admin, addUser, callAsAdmin, clock } = await startAdminApi();
  const { id } = await addUser();
  clock.advance(1000);
  await admin.updateUserById(id, { user_metadata: { name: 'Ada' } });
  const answer = await callAsAdmin('GET', '/admin/audit?per_page=1');
  expect(answer.json()).toEqual([
    {
      id: expect.any(String),
      created_at: new Date(clock()).toISOString(),
      ip_address: '127.0.0.1',
      payload: { action: 'user_modified', actor_id: id },
    },
  ]);
  expect(answer.headers['x-total-count']).toBe('2');
  const second = await callAsAdmin('GET', '/admin/audit?page=2&per_page=1');
  expect(second.json()).toMatchObject([{ payload: { action: 'user_signedup' } }]);
});

test('admin calls of Supabase that this server does not have are refused by name', async () => {
  const { admin } = await startAdminApi();
  const clients = await admin.oauth.listClients();
  expect(clients.error).toMatchObject({ status: 404, code: 'feature_disabled' });
  const providers = await admin.customProviders.listProviders();
  expect(providers.error).toMatchObject({ status: 404, code: 'feature_disabled' });
  const passkeys = await admin.passkey.listPasskeys({ userId: nobody });
  expect(passkeys.error).toMatchObject({ status: 404, code: 'passkey_disabled' });
});
