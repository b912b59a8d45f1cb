import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { ada } from '#tests/support/accounts/accounts-api.ts';
import { startAdminApi } from '#tests/support/accounts/admin-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { nobody } from '#tests/support/accounts/some-claims.ts';

const { email, password } = ada;
const byron = 'byron@example.com';

test('users are listed in pages, the newest first', async () => {
  const { admin, addUser, clock } = await startAdminApi();
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    await addUser({ email: `${name}@example.com` });
    clock.advance(1);
  }
  const first = await admin.listUsers({ page: 1, perPage: 2 });
  expect(first.data).toMatchObject({
    users: [{ email: 'e@example.com' }, { email: 'd@example.com' }],
    aud: 'authenticated',
    total: 5,
    nextPage: 2,
    lastPage: 3,
  });
  const last = await admin.listUsers({ page: 3, perPage: 2 });
  expect(last.data.users).toMatchObject([
    { email: 'a@example.com', identities: [{ provider: 'email' }] },
  ]);
  expect(last.data).toMatchObject({ nextPage: null, lastPage: 3 });
  expect((await admin.listUsers()).data.users).toHaveLength(5);
});

test('without users there are no pages', async () => {
  const { admin } = await startAdminApi();
  const { data, error } = await admin.listUsers();
  expect(error).toBeNull();
  expect(data).toMatchObject({ users: [], total: 0, nextPage: null, lastPage: 0 });
});

test.each([
  ...['page=-1', 'page=1.5', 'page=x', 'page=1e12', 'page=1&page=2', 'per_page=0', 'per_page=1001'],
  ...['sort=email', 'sort=created_at up'],
])('the list of users is refused by %s', async (query) => {
  const { callAsAdmin } = await startAdminApi();
  await refused(callAsAdmin('GET', `/admin/users?${query}`), 400, 'validation_failed');
});

test.each([
  ['page=0&per_page=1', byron],
  ['sort=created_at&per_page=1', byron],
  ['sort=created_at desc&per_page=1', byron],
  ['sort=created_at asc&per_page=1', email],
])('the list by %s begins with %s', async (query, first) => {
  const { addUser, callAsAdmin, clock } = await startAdminApi();
  await addUser();
  clock.advance(1);
  await addUser({ email: byron });
  const answer = await callAsAdmin('GET', `/admin/users?${query}`);
  expect(answer.json().users).toMatchObject([{ email: first }]);
});

test('a confirmed user can log in at once', async () => {
  const { admin, logIn, mailer, actions } = await startAdminApi();
  const { data, error } = await admin.createUser({
    id: nobody.toUpperCase(),
    email: 'Ada@Example.com',
    password,
    email_confirm: true,
    user_metadata: { name: 'Ada' },
    app_metadata: { plan: 'free' },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: nobody,
    email,
    email_confirmed_at: expect.any(String),
    app_metadata: { plan: 'free', provider: 'email', providers: ['email'] },
    identities: [{ identity_data: { sub: nobody, email_verified: true } }],
  });
  expect(data.user?.user_metadata).toEqual({ name: 'Ada' });
  expect((await logIn()).json().user).toMatchObject({ id: nobody });
  expect(mailer.sent).toEqual([]);
  expect((await actions()).sort()).toEqual(['login', 'user_signedup']);
});

test('a user who is not confirmed waits, and gets no mail', async () => {
  const { addUser, logIn, mailer } = await startAdminApi();
  const user = await addUser({ email_confirm: false });
  expect(user.email_confirmed_at).toBeUndefined();
  await refused(logIn(), 400, 'email_not_confirmed');
  expect(mailer.sent).toEqual([]);
});

test('a user without a password cannot log in with one', async () => {
  const { addUser, logIn } = await startAdminApi();
  await addUser({ password: undefined });
  await refused(logIn(email, ''), 400, 'invalid_credentials');
});

const someone = { email: 'new@example.com' };

test.each([
  ['a taken address', 422, 'email_exists', { email: 'Ada@example.com' }],
  ['a taken id', 422, 'user_already_exists', { ...someone, id: nobody }],
  ['a short password', 422, 'weak_password', { ...someone, password: '12345' }],
  ['the address as password', 422, 'weak_password', { ...someone, password: someone.email }],
  ['a long password', 400, 'validation_failed', { ...someone, password: 'x'.repeat(73) }],
  ['a hash', 400, 'validation_failed', { ...someone, password_hash: '$2b$10$abc' }],
  ['an id that is none', 400, 'validation_failed', { ...someone, id: 'abc' }],
  ['text for a boolean', 400, 'bad_json', { ...someone, email_confirm: 'yes' }],
  ['a list for an object', 400, 'bad_json', { ...someone, user_metadata: [] }],
  ['much', 400, 'validation_failed', { ...someone, app_metadata: { a: 'x'.repeat(2048) } }],
  ['an address that is none', 400, 'validation_failed', { email: 'nobody' }],
  ['no address', 400, 'validation_failed', {}],
  ['a phone number', 400, 'phone_provider_disabled', { phone: '+4912345' }],
])('a new user is refused for %s', async (_reason, status, code, attributes) => {
  const { admin, addUser, callAsAdmin } = await startAdminApi();
  await addUser({ id: nobody });
  await refused(callAsAdmin('POST', '/admin/users', attributes), status, code);
  expect((await admin.listUsers()).data.users).toHaveLength(1);
});

test('the role that the administrator gives is in the token', async () => {
  const { addUser, logIn } = await startAdminApi();
  await addUser({ role: 'service_role' });
  const { user, access_token } = (await logIn()).json();
  expect([user.role, decodeJwt(access_token).role]).toEqual(['service_role', 'service_role']);
});

test('only users with the usual role read favorites', async () => {
  const { admin, addUser, logIn, app, secrets } = await startAdminApi();
  const { id } = await addUser({ role: 'service_role' });
  async function readFavorites() {
    const authorization = `Bearer ${(await logIn()).json().access_token}`;
    const headers = { apikey: secrets.publishableKey, authorization };
    return app.inject({ url: '/rest/v1/favorites', headers });
  }
  await refused(readFavorites(), 403, '42501');
  await admin.updateUserById(id, { role: 'authenticated' });
  expect((await readFavorites()).statusCode).toBe(200);
});

test('a user is found by the id', async () => {
  const { admin, addUser, callAsAdmin } = await startAdminApi();
  const user = await addUser();
  expect((await admin.getUserById(user.id)).data.user).toEqual(user);
  const shouted = await callAsAdmin('GET', `/admin/users/${user.id.toUpperCase()}`);
  expect(shouted.json().id).toBe(user.id);
});

test.each([
  ['GET', ''],
  ['PUT', ''],
  ['DELETE', ''],
  ['GET', '/factors'],
  ['DELETE', `/factors/${nobody}`],
] as const)('nobody is not found, whatever is asked of them: %s %s', async (method, path) => {
  const { callAsAdmin } = await startAdminApi();
  await refused(callAsAdmin(method, `/admin/users/${nobody}${path}`), 404, 'user_not_found');
  await refused(callAsAdmin(method, `/admin/users/1${path}`), 404, 'validation_failed');
});

test('a changed address is valid at once', async () => {
  const { admin, addUser, logIn } = await startAdminApi();
  const { id } = await addUser();
  const { data } = await admin.updateUserById(id, { email: 'Byron@example.com' });
  expect(data.user).toMatchObject({
    email: byron,
    email_confirmed_at: expect.any(String),
    user_metadata: {},
    identities: [{ email: byron }],
  });
  expect((await logIn(byron)).statusCode).toBe(200);
  await refused(logIn(), 400, 'invalid_credentials');
});

test('a changed address invalidates the codes mailed to the old one', async () => {
  const { admin, addUser, post, newestCode } = await startAdminApi();
  const { id } = await addUser();
  await post('/recover', { email });
  const token = newestCode();
  await admin.updateUserById(id, { email: byron });
  await refused(post('/verify', { type: 'recovery', email, token }), 403, 'otp_expired');
});

test('the old address is notified of a changed address', async () => {
  const { admin, addUser, mailer } = await startAdminApi();
  const { id } = await addUser();
  await admin.updateUserById(id, { email: byron });
  const subject = 'Your Marquee mail address was changed';
  expect(mailer.sent).toMatchObject([{ to: email, subject }]);
});

test('a changed address that nobody has confirmed stays unconfirmed', async () => {
  const { admin, post } = await startAdminApi();
  const { id } = (await post('/signup', { email, password })).json();
  const moved = await admin.updateUserById(id, { email: byron });
  expect(moved.data.user?.email_confirmed_at).toBeUndefined();
  expect(moved.data.user?.user_metadata.email_verified).toBe(false);
  const confirmed = await admin.updateUserById(id, { email_confirm: true });
  expect(confirmed.data.user).toMatchObject({
    email_confirmed_at: expect.any(String),
    user_metadata: { email: byron, email_verified: true },
  });
});

test('metadata is merged, and null removes a member', async () => {
  const { admin, addUser, actions } = await startAdminApi();
  const { id } = await addUser({ user_metadata: { name: 'Ada' }, app_metadata: { plan: 'free' } });
  const { data } = await admin.updateUserById(id, {
    user_metadata: { name: null, town: 'London' },
    app_metadata: { plan: 'gold' },
  });
  expect(data.user?.user_metadata).toEqual({ town: 'London' });
  expect(data.user?.app_metadata).toMatchObject({ plan: 'gold', provider: 'email' });
  expect(await actions()).toContain('user_modified');
});

test('a changed password ends the sessions, and its owner is notified', async () => {
  const { admin, addUser, logIn, get, refresh, mailer } = await startAdminApi();
  const { id } = await addUser();
  const session = (await logIn()).json();
  await admin.updateUserById(id, { password: 'battery staple' });
  await refused(get('/user', session.access_token), 403, 'session_not_found');
  await refused(refresh(session.refresh_token), 400, 'refresh_token_not_found');
  await refused(logIn(), 400, 'invalid_credentials');
  expect((await logIn(email, 'battery staple')).statusCode).toBe(200);
  expect(mailer.sent).toMatchObject([{ subject: 'Your Marquee password was changed' }]);
});

test.each([
  ['a taken address', 422, 'email_exists', { email: byron }],
  ['a short password', 422, 'weak_password', { password: '12345' }],
  ['an address that is none', 400, 'validation_failed', { email: 'nobody' }],
  ['a ban without end', 400, 'validation_failed', { ban_duration: 'a while' }],
  ['a ban in the past', 400, 'validation_failed', { ban_duration: '-1h' }],
  ['a ban without a unit', 400, 'validation_failed', { ban_duration: '24' }],
  ['a ban of a thousand years', 400, 'validation_failed', { ban_duration: '9000000h' }],
  ['much', 400, 'validation_failed', { user_metadata: { a: 'x'.repeat(8192) } }],
])('a change is refused for %s', async (_reason, status, code, changes) => {
  const { admin, addUser } = await startAdminApi();
  await addUser({ email: byron });
  const user = await addUser();
  const { error } = await admin.updateUserById(user.id, changes);
  expect(error).toMatchObject({ status, code });
  expect((await admin.getUserById(user.id)).data.user).toEqual(user);
});

test('a banned user is shut out until the ban ends', async () => {
  const { admin, addUser, logIn, get, refresh, clock } = await startAdminApi();
  const { id } = await addUser();
  const session = (await logIn()).json();
  const { data } = await admin.updateUserById(id, { ban_duration: '30m' });
  const bannedUntil = new Date(clock() + 1_800_000).toISOString();
  expect(data.user).toMatchObject({ banned_until: bannedUntil });

  await refused(get('/user', session.access_token), 403, 'user_banned');
  expect((await refresh(session.refresh_token)).statusCode).toBe(400);
  await refused(logIn(), 400, 'user_banned');

  clock.advance(1_800_000);
  await refused(get('/user', session.access_token), 403, 'session_not_found');
  expect((await logIn()).statusCode).toBe(200);
});

test('the ban duration none lifts a ban', async () => {
  const { admin, addUser, logIn } = await startAdminApi();
  const { id } = await addUser({ ban_duration: '876000h' });
  await refused(logIn(), 400, 'user_banned');
  const { data } = await admin.updateUserById(id, { ban_duration: 'none' });
  expect(data.user).not.toHaveProperty('banned_until');
  expect((await logIn()).statusCode).toBe(200);
});

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['2m3s4ms', 123_004],
  ['1500us', 2],
  ['2500000ns', 3],
])('a ban of %s lasts as long as Go parses it', async (ban_duration, milliseconds) => {
  const { addUser, clock } = await startAdminApi();
  const { banned_until } = await addUser({ ban_duration });
  expect(banned_until).toBe(new Date(clock() + milliseconds).toISOString());
});

test('a deleted user is gone with all that was theirs', async () => {
  const { admin, addUser, logIn, post, database, clock, actions, rowsOf } = await startAdminApi();
  const { id } = await addUser();
  await logIn();
  await post('/recover', { email });
  const favorite = { user_id: id, type: 'movie', movie_id: 603, created_at: clock() } as const;
  await database.insertInto('favorites').values(favorite).execute();

  const { data } = await admin.deleteUser(id);
  expect(data.user).toMatchObject({ id, email });
  expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found' });
  for (const table of [
    ...(['users', 'identities', 'sessions', 'refresh_tokens'] as const),
    ...(['one_time_tokens', 'known_networks', 'favorites'] as const),
  ]) {
    expect(await rowsOf(table), table).toEqual([]);
  }
  expect(await actions()).toContain('user_deleted');
});

test('there is no soft deletion', async () => {
  const { admin, addUser, logIn } = await startAdminApi();
  const { id } = await addUser();
  const { error } = await admin.deleteUser(id, true);
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await logIn()).statusCode).toBe(200);
});

test('of many users given one address at the same time, one gets it and the others are refused', async () => {
  const { addUser, callAsAdmin } = await startAdminApi();
  const users = await Promise.all(
    ['a', 'b', 'c'].map((name) => addUser({ email: `${name}@example.com` })),
  );
  const answers = await Promise.all(
    users.map(({ id }) => callAsAdmin('PUT', `/admin/users/${id}`, { email })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 422, 422]);
});
