import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { ada, startAccountsApi, startRegistered } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

test('address and password give a session with its user', async () => {
  const { logIn, clock, settings } = await startRegistered();
  clock.advance(60_000);
  const answer = await logIn('ADA@example.com');
  expect(answer.statusCode).toBe(200);
  const session = answer.json();
  const now = clock() / 1000;
  expect(session).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: now + 3600,
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(session.user).toMatchObject({
    email: ada.email,
    email_confirmed_at: '2026-11-21T12:00:00.000Z',
    confirmed_at: '2026-11-21T12:00:00.000Z',
    last_sign_in_at: '2026-11-21T12:01:00.000Z',
  });
  expect(decodeJwt(session.access_token)).toEqual({
    iss: `${settings.publicUrl}/auth/v1`,
    sub: session.user.id,
    aud: 'authenticated',
    iat: now,
    exp: now + 3600,
    email: ada.email,
    phone: '',
    app_metadata: session.user.app_metadata,
    user_metadata: session.user.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    session_id: expect.any(String),
    is_anonymous: false,
  });
});

test('every log-in creates its own session', async () => {
  const { logIn } = await startRegistered();
  const [first, second] = [(await logIn()).json(), (await logIn()).json()];
  const sessionId = (token: string) => decodeJwt(token).session_id;
  expect(sessionId(first.access_token)).not.toBe(sessionId(second.access_token));
  expect(first.refresh_token).not.toBe(second.refresh_token);
});

test.each([
  ['a wrong password', ada.email, 'wrong horse'],
  ['an empty password', ada.email, ''],
  ['a password with the right beginning', ada.email, 'correct horse\0'],
  ['an unknown address', 'eve@example.com', ada.password],
  ['something that is no address', 'ada', ada.password],
])('%s is refused as every other mistake is', async (_fault, email, password) => {
  const { logIn } = await startRegistered();
  const answer = await logIn(email, password);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
});

test('the right password of an unconfirmed address is answered that it is not confirmed', async () => {
  const { logIn, signUp } = await startAccountsApi();
  await signUp();
  const { message } = (await refused(logIn(), 400, 'email_not_confirmed')).json();
  expect(message).toBe('Email not confirmed');
});

test('a wrong password does not reveal that an address is unconfirmed', async () => {
  const { logIn, signUp } = await startAccountsApi();
  await signUp();
  await refused(logIn(ada.email, 'wrong horse'), 400, 'invalid_credentials');
});

test.each([
  [{ password: 'x' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', phone: '+41', password: 'x' }, 400, 'validation_failed'],
  [{ phone: '+41', password: 'x' }, 422, 'phone_provider_disabled'],
  [{ email: ['a@example.com'], password: 'x' }, 400, 'bad_json'],
])('the log-in %j is refused with %i %s', async (body, status, code) => {
  const { post } = await startAccountsApi();
  await refused(post('/token?grant_type=password', body), status, code);
});

test.each(['', '?grant_type=magic', '?grant_type=constructor'])(
  '/token%s is refused for its grant type',
  async (query) => {
    const { post } = await startAccountsApi();
    await refused(post(`/token${query}`, {}), 400, 'invalid_credentials');
  },
);
