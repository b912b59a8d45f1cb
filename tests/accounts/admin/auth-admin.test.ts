import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startAdminApi } from '#tests/support/accounts/admin-api.ts';
import { nobody } from '#tests/support/accounts/some-claims.ts';

test("the administrator's part is open to the bearer of the secret key only", async () => {
  const { call, register, secrets } = await startAdminApi();
  const { access_token } = await register();
  const { publishableKey, secretKey } = secrets;
  for (const [method, path] of [
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
  ] as const) {
    for (const as of [access_token, publishableKey, `${secretKey}x`, secretKey.slice(0, -1)]) {
      const answer = await call(method, path, { as });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'not_admin']);
    }
    const bare = await call(method, path, { headers: { apikey: secretKey } });
    expect([path, bare.statusCode, bare.json().code]).toEqual([path, 401, 'no_authorization']);
  }
});

test("the client reads that it is not an administrator's", async () => {
  const { anAdmin, secrets } = await startAdminApi();
  const { error } = await anAdmin(secrets.publishableKey).listUsers();
  expect(error).toMatchObject({ status: 403, code: 'not_admin', message: 'User not allowed' });
});

test('the secret key is no user', async () => {
  const { callAsAdmin } = await startAdminApi();
  for (const [method, path] of [
    ['GET', '/user'],
    ['PUT', '/user'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['POST', '/logout'],
  ] as const) {
    const answer = await callAsAdmin(method, path, {});
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'bad_jwt']);
  }
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

test('a second factor is seen, and removed with what it has proved', async () => {
  const { admin, addUser, logIn, database, mailer, clock } = await startAdminApi();
  const { id: userId } = await addUser();
  await logIn();
  const id = randomUUID();
  await database
    .insertInto('factors')
    .values({
      id,
      user_id: userId,
      friendly_name: 'Phone',
      status: 'verified',
      encrypted_secret: 'sealed',
      created_at: clock(),
      updated_at: clock(),
    })
    .execute();
  await database.updateTable('sessions').set({ aal: 'aal2', factor_id: id }).execute();

  const listed = await admin.mfa.listFactors({ userId });
  expect(listed.data?.factors).toMatchObject([{ id, factor_type: 'totp', status: 'verified' }]);
  expect(JSON.stringify(listed.data)).not.toContain('sealed');
  const deleted = await admin.mfa.deleteFactor({ userId, id });
  expect(deleted.error).toBeNull();
  // auth-js wraps this answer once more than its own type says.
  expect(deleted.data).toMatchObject({ data: { id } });

  expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
  const session = await database.selectFrom('sessions').selectAll().executeTakeFirst();
  expect(session).toMatchObject({ aal: 'aal1', factor_id: null });
  expect(mailer.sent).toMatchObject([
    { to: 'ada@example.com', subject: expect.stringContaining('factor') },
  ]);
  const again = await admin.mfa.deleteFactor({ userId, id });
  expect(again.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

test('what happened to the accounts is read in pages, the newest first', async () => {
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

test('what an administrator of Supabase can and one of this server cannot is refused by name', async () => {
  const { admin } = await startAdminApi();
  const clients = await admin.oauth.listClients();
  expect(clients.error).toMatchObject({ status: 404, code: 'feature_disabled' });
  const providers = await admin.customProviders.listProviders();
  expect(providers.error).toMatchObject({ status: 404, code: 'feature_disabled' });
  const passkeys = await admin.passkey.listPasskeys({ userId: nobody });
  expect(passkeys.error).toMatchObject({ status: 404, code: 'passkey_disabled' });
});
