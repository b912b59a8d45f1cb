import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import {
  ada,
  sessionIn,
  startAccountsApi,
  startRegistered,
} from '#tests/support/accounts/accounts-api.ts';
import { startAdminApi } from '#tests/support/accounts/admin-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const { email } = ada;
const newPassword = { password: 'battery staple' };

test('with AUTOCONFIRM a sign-up gives a session at once, and no mail is sent', async () => {
  const { mailer, get, signUp } = await startAccountsApi({ AUTOCONFIRM: 'true' });
  const session = (await signUp()).json();
  expect(session.user).toMatchObject({
    email_confirmed_at: '2026-11-21T12:00:00.000Z',
    user_metadata: { email_verified: true },
  });
  expect(decodeJwt(session.access_token).amr).toMatchObject([{ method: 'password' }]);
  expect(mailer.sent).toEqual([]);
  expect((await get('/settings')).json().mailer_autoconfirm).toBe(true);
});

test('with AUTOCONFIRM a taken address is reported as taken', async () => {
  const { signUp } = await startAccountsApi({ AUTOCONFIRM: 'true' });
  await signUp();
  const answer = await refused(signUp({ password: 'another one' }), 422, 'user_already_exists');
  expect(answer.json().message).toBe('User already registered');
});

test('with AUTOCONFIRM asking for a link to log in creates the account', async () => {
  const { post, newestLinkQuery, followLink } = await startAccountsApi({ AUTOCONFIRM: 'true' });
  await post('/otp', { email });
  expect(newestLinkQuery().get('type')).toBe('magiclink');
  expect((await followLink()).hash).toContain('access_token=');
});

test.each([
  ['/signup', ada],
  ['/otp', { email }],
  ['/magiclink', { email }],
])('without SIGN_UPS nobody registers by %s', async (path, body) => {
  const { post, get, rowsOf } = await startAccountsApi({ SIGN_UPS: 'false' });
  await refused(post(path, body), 422, 'signup_disabled');
  expect(await rowsOf('users')).toEqual([]);
  expect((await get('/settings')).json().disable_signup).toBe(true);
});

test('without SIGN_UPS an unconfirmed user is sent no link to log in', async () => {
  const { post, callAsAdmin, mailer } = await startAdminApi({ SIGN_UPS: 'false' });
  await callAsAdmin('POST', '/admin/users', ada);
  await refused(post('/otp', { email }), 422, 'signup_disabled');
  expect(mailer.sent).toEqual([]);
});

test('with ANONYMOUS_SIGN_INS a user without an address gets a session', async () => {
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
  const { post, newestCode, change, logIn } = await startAccountsApi({
    ANONYMOUS_SIGN_INS: 'true',
  });
  const { access_token, user } = (await post('/signup', {})).json();
  await refused(change(access_token, { password: ada.password }), 422, 'validation_failed');

  await change(access_token, ada);
  const answer = await post('/verify', { type: 'email_change', email, token: newestCode() });
  expect(answer.json().user).toMatchObject({
    id: user.id,
    email,
    is_anonymous: false,
    identities: [{ provider: 'email' }],
  });
  expect((await logIn()).statusCode).toBe(200);
});

test('one network gets thirty anonymous sign-ins an hour', async () => {
  const { post } = await startAccountsApi({
    ANONYMOUS_SIGN_INS: 'true',
    REQUEST_LIMIT_FACTOR: '2',
  });
  for (let each = 0; each < 60; each += 1) expect((await post('/signup', {})).statusCode).toBe(200);
  await refused(post('/signup', {}), 429, 'over_request_rate_limit');
});

test('a password shorter than PASSWORD_MIN_LENGTH is refused with the length', async () => {
  const { signUp } = await startAccountsApi({ PASSWORD_MIN_LENGTH: '14' });
  expect((await signUp()).json()).toMatchObject({
    code: 'weak_password',
    message: 'Password should be at least 14 characters.',
    weak_password: { reasons: ['length'] },
  });
});

test('a password that the rules no longer accept still logs in, with a warning', async () => {
  const { logIn, settings } = await startRegistered();
  expect((await logIn()).json()).not.toHaveProperty('weak_password');
  settings.passwordMinimumLength = 20;
  expect((await logIn()).json()).toMatchObject({
    access_token: expect.any(String),
    weak_password: { reasons: ['length'], message: expect.stringContaining('20 characters') },
  });
});

test('ACCESS_TOKEN_SECONDS is the lifetime of an access token', async () => {
  const { as, get, clock } = await startRegistered({ ACCESS_TOKEN_SECONDS: '120' });
  clock.advance(119_000);
  expect((await get('/user', as)).statusCode).toBe(200);
  clock.advance(2_000);
  await refused(get('/user', as), 403, 'bad_jwt');
});

test.each([
  [30_000, 200],
  [30_001, 400],
])(
  'with REFRESH_REUSE_SECONDS=30 a token that is reused after %i ms is answered %i',
  async (wait, status) => {
    const { refresh_token, refresh, clock } = await startRegistered({
      REFRESH_REUSE_SECONDS: '30',
    });
    await refresh((await refresh(refresh_token)).json().refresh_token);
    clock.advance(wait);
    expect((await refresh(refresh_token)).statusCode).toBe(status);
  },
);

/** Ada, logged in by her password, with the call that changes her user. */
async function startLoggedIn(env: Record<string, string>) {
  const api = await startRegistered(env);
  const { access_token, refresh_token } = (await api.logIn()).json();
  return { ...api, refresh_token, put: (body: object) => api.change(access_token, body) };
}

test('with REQUIRE_CURRENT_PASSWORD a new password needs the current one', async () => {
  const { put } = await startLoggedIn({ REQUIRE_CURRENT_PASSWORD: 'true' });
  await refused(put(newPassword), 400, 'current_password_required');
  const guess = { ...newPassword, current_password: 'a guess' };
  await refused(put(guess), 400, 'current_password_invalid');
  expect((await put({ ...newPassword, current_password: ada.password })).statusCode).toBe(200);
});

test('a session by a mailed link needs no current password', async () => {
  const { post, followLink, change } = await startRegistered({ REQUIRE_CURRENT_PASSWORD: 'true' });
  await post('/recover', { email });
  const { access_token } = sessionIn(await followLink());
  expect((await change(access_token, newPassword)).statusCode).toBe(200);
});

test('a current password is checked even where it is not required', async () => {
  const { put, logIn } = await startLoggedIn({});
  const guess = { ...newPassword, current_password: 'a guess' };
  await refused(put(guess), 400, 'current_password_invalid');
  expect((await logIn()).statusCode).toBe(200);
});

test('with REQUIRE_REAUTHENTICATION a session older than a day needs a mailed code', async () => {
  const { get, clock, refresh, refresh_token, change, newestCode, wrongCode } = await startLoggedIn(
    {
      REQUIRE_REAUTHENTICATION: 'true',
    },
  );
  clock.advance(86_400_001);
  const as = (await refresh(refresh_token)).json().access_token;
  await refused(change(as, newPassword), 400, 'reauthentication_needed');

  expect((await get('/reauthenticate', as)).json()).toEqual({});
  const wrong = { ...newPassword, nonce: wrongCode() };
  await refused(change(as, wrong), 422, 'reauthentication_not_valid');
  expect((await change(as, { ...newPassword, nonce: newestCode() })).statusCode).toBe(200);
});

test('with REQUIRE_REAUTHENTICATION a newer session needs no code', async () => {
  const { put } = await startLoggedIn({ REQUIRE_REAUTHENTICATION: 'true' });
  expect((await put(newPassword)).statusCode).toBe(200);
});

test('reauthenticate is a GET, for a user with a confirmed address', async () => {
  const { call, get, post } = await startAccountsApi({ ANONYMOUS_SIGN_INS: 'true' });
  const as = (await post('/signup', {})).json().access_token;
  expect((await call('POST', '/reauthenticate', { as })).statusCode).toBe(405);
  await refused(get('/reauthenticate', as), 400, 'validation_failed');
});

test('a reauthentication mail carries a code and no link that logs in', async () => {
  const { get, as, mailer } = await startRegistered();
  await get('/reauthenticate', as);
  expect(mailer.sent.at(-1)?.text).toMatch(/: \d{6}$/m);
  expect(mailer.sent.at(-1)?.text).not.toContain('/auth/v1/verify');
});
