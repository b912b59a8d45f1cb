import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { startAdminApi } from '#tests/support/accounts/admin-api.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };

test('with AUTOCONFIRM a sign-up is a session at once, and no mail is sent', async () => {
  const { post, mailer, get } = await startAccountsApi({ AUTOCONFIRM: 'true' });
  const session = (await post('/signup', ada)).json();
  expect(session.user).toMatchObject({
    email_confirmed_at: '2026-11-21T12:00:00.000Z',
    user_metadata: { email_verified: true },
  });
  expect(decodeJwt(session.access_token).amr).toMatchObject([{ method: 'password' }]);
  expect(mailer.sent).toEqual([]);
  expect((await get('/settings')).json().mailer_autoconfirm).toBe(true);
});

test('with AUTOCONFIRM a taken address is named as such', async () => {
  const { post } = await startAccountsApi({ AUTOCONFIRM: 'true' });
  await post('/signup', ada);
  const answer = await post('/signup', { ...ada, password: 'another one' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'user_already_exists']);
  expect(answer.json().message).toBe('User already registered');
});

test('with AUTOCONFIRM a link to log in makes its account first', async () => {
  const { post, newestLinkQuery, followLink } = await startAccountsApi({ AUTOCONFIRM: 'true' });
  await post('/otp', { email: ada.email });
  expect(newestLinkQuery().get('type')).toBe('magiclink');
  expect((await followLink()).hash).toContain('access_token=');
});

test('without SIGN_UPS nobody registers, by password or by mail, and who is there logs in', async () => {
  const { post, database, get } = await startAccountsApi({ SIGN_UPS: 'false' });
  for (const [path, body] of [
    ['/signup', ada],
    ['/otp', { email: ada.email }],
    ['/magiclink', { email: ada.email }],
  ] as const) {
    const answer = await post(path, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'signup_disabled']);
  }
  expect(await database.selectFrom('users').selectAll().execute()).toEqual([]);
  expect((await get('/settings')).json().disable_signup).toBe(true);
});

test('without SIGN_UPS who has not confirmed the address is sent no link to log in', async () => {
  const { post, callAsAdmin, mailer } = await startAdminApi({ SIGN_UPS: 'false' });
  await callAsAdmin('POST', '/admin/users', ada);
  const answer = await post('/otp', { email: ada.email });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'signup_disabled']);
  expect(mailer.sent).toEqual([]);
});

test('an anonymous sign-in is refused unless it is allowed', async () => {
  const { post } = await startAccountsApi();
  const answer = await post('/signup', { data: { name: 'Ada' } });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'anonymous_provider_disabled']);
});

test('with ANONYMOUS_SIGN_INS somebody without an address has a session', async () => {
  const { post, get } = await startAccountsApi({ ANONYMOUS_SIGN_INS: 'true' });
  const session = (await post('/signup', { data: { name: 'Ada' } })).json();
  expect(session.user).toMatchObject({
    email: '',
    is_anonymous: true,
    app_metadata: {},
    user_metadata: { name: 'Ada' },
    identities: [],
  });
  expect(decodeJwt(session.access_token)).toMatchObject({
    is_anonymous: true,
    amr: [{ method: 'anonymous' }],
  });
  expect((await get('/settings')).json().external.anonymous_users).toBe(true);
});

test('an anonymous user becomes a named one by confirming an address', async () => {
  const { post, call, newestCode } = await startAccountsApi({ ANONYMOUS_SIGN_INS: 'true' });
  const { access_token, user } = (await post('/signup', {})).json();
  const bare = await call('PUT', '/user', { body: { password: ada.password }, as: access_token });
  expect([bare.statusCode, bare.json().code]).toEqual([422, 'validation_failed']);

  await call('PUT', '/user', { body: ada, as: access_token });
  const token = newestCode(ada.email);
  const answer = await post('/verify', { type: 'email_change', email: ada.email, token });
  expect(answer.json().user).toMatchObject({
    id: user.id,
    email: ada.email,
    is_anonymous: false,
    identities: [{ provider: 'email' }],
  });
  expect((await post('/token?grant_type=password', ada)).statusCode).toBe(200);
});

test('thirty anonymous sign-ins an hour are enough for one network', async () => {
  const { post } = await startAccountsApi({
    ANONYMOUS_SIGN_INS: 'true',
    REQUEST_LIMIT_FACTOR: '2',
  });
  for (let each = 0; each < 60; each += 1) expect((await post('/signup', {})).statusCode).toBe(200);
  expect((await post('/signup', {})).json().code).toBe('over_request_rate_limit');
});

test('PASSWORD_MIN_LENGTH is asked for and named', async () => {
  const { post } = await startAccountsApi({ PASSWORD_MIN_LENGTH: '14' });
  const answer = await post('/signup', ada);
  expect(answer.json()).toMatchObject({
    code: 'weak_password',
    message: 'Password should be at least 14 characters.',
    weak_password: { reasons: ['length'] },
  });
});

test('who logs in with a password that would not be taken any more is let in and told', async () => {
  const { register, logIn, settings } = await startAccountsApi();
  await register();
  expect((await logIn()).json()).not.toHaveProperty('weak_password');
  settings.passwordMinimumLength = 20;
  expect((await logIn()).json()).toMatchObject({
    access_token: expect.any(String),
    weak_password: { reasons: ['length'], message: expect.stringContaining('20 characters') },
  });
});

test('ACCESS_TOKEN_SECONDS is the life of an access token', async () => {
  const { register, get, clock } = await startAccountsApi({ ACCESS_TOKEN_SECONDS: '120' });
  const { access_token } = await register();
  clock.advance(119_000);
  expect((await get('/user', access_token)).statusCode).toBe(200);
  clock.advance(2_000);
  expect((await get('/user', access_token)).json().code).toBe('bad_jwt');
});

test.each([
  [30_000, 200],
  [30_001, 400],
])(
  'with REFRESH_REUSE_SECONDS=30 a token that comes again after %i ms is answered %i',
  async (wait, status) => {
    const { register, logIn, refresh, clock } = await startAccountsApi({
      REFRESH_REUSE_SECONDS: '30',
    });
    await register();
    const first = (await logIn()).json().refresh_token;
    const second = (await refresh(first)).json().refresh_token;
    await refresh(second);
    clock.advance(wait);
    expect((await refresh(first)).statusCode).toBe(status);
  },
);

async function startOldSession(env: Record<string, string>) {
  const api = await startAccountsApi(env);
  await api.register();
  const { access_token } = (await api.logIn()).json();
  const put = (body: unknown) => api.call('PUT', '/user', { body, as: access_token });
  return { ...api, access_token, put };
}

test('with REQUIRE_CURRENT_PASSWORD a new password needs the one before it', async () => {
  const { put } = await startOldSession({ REQUIRE_CURRENT_PASSWORD: 'true' });
  const wish = { password: 'battery staple' };
  const missing = await put(wish);
  expect([missing.statusCode, missing.json().code]).toEqual([400, 'current_password_required']);
  const wrong = await put({ ...wish, current_password: 'a guess' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'current_password_invalid']);
  expect((await put({ ...wish, current_password: ada.password })).statusCode).toBe(200);
});

test('a session that came by a mail needs no current password', async () => {
  const { post, call, newestCode } = await startOldSession({ REQUIRE_CURRENT_PASSWORD: 'true' });
  await post('/recover', { email: ada.email });
  const proof = { type: 'recovery', email: ada.email, token: newestCode() };
  const { access_token } = (await post('/verify', proof)).json();
  const answer = await call('PUT', '/user', {
    body: { password: 'battery staple' },
    as: access_token,
  });
  expect(answer.statusCode).toBe(200);
});

test('a current password that is sent is checked even where none is asked for', async () => {
  const { put, logIn } = await startOldSession({});
  const answer = await put({ password: 'battery staple', current_password: 'a guess' });
  expect(answer.json().code).toBe('current_password_invalid');
  expect((await logIn()).statusCode).toBe(200);
});

test('with REQUIRE_REAUTHENTICATION a session older than a day needs a code from a mail', async () => {
  const { put, get, clock, refresh, logIn, call, newestCode } = await startOldSession({
    REQUIRE_REAUTHENTICATION: 'true',
    ACCESS_TOKEN_SECONDS: '86400',
  });
  const { refresh_token } = (await logIn()).json();
  clock.advance(86_400_001);
  const { access_token } = (await refresh(refresh_token)).json();
  const late = (body: unknown) => call('PUT', '/user', { body, as: access_token });
  const wish = { password: 'battery staple' };
  const missing = await late(wish);
  expect([missing.statusCode, missing.json().code]).toEqual([400, 'reauthentication_needed']);

  expect((await get('/reauthenticate', access_token)).json()).toEqual({});
  const wrong = await late({ ...wish, nonce: newestCode() === '000000' ? '111111' : '000000' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'reauthentication_not_valid']);
  expect((await late({ ...wish, nonce: newestCode() })).statusCode).toBe(200);
  expect((await put(wish)).json().code).toBe('bad_jwt');
});

test('a young session needs no code', async () => {
  const { put } = await startOldSession({ REQUIRE_REAUTHENTICATION: 'true' });
  expect((await put({ password: 'battery staple' })).statusCode).toBe(200);
});

test('reauthenticate is a GET, for somebody with a confirmed address', async () => {
  const { call, get, post } = await startAccountsApi({ ANONYMOUS_SIGN_INS: 'true' });
  const { access_token } = (await post('/signup', {})).json();
  expect((await call('POST', '/reauthenticate', { as: access_token })).statusCode).toBe(405);
  const answer = await get('/reauthenticate', access_token);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
});

test('a reauthentication mail carries a code and no link that does anything', async () => {
  const { get, access_token, mailer } = await startOldSession({});
  await get('/reauthenticate', access_token);
  expect(mailer.sent.at(-1)?.text).toMatch(/: \d{6}$/m);
  expect(mailer.sent.at(-1)?.text).not.toContain('/auth/v1/verify');
});
