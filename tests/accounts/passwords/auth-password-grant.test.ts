import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

test('address and password give a session with its user', async () => {
  const { register, logIn, clock, settings } = await startAccountsApi();
  await register();
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
    email: 'ada@example.com',
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
    email: 'ada@example.com',
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

test('every log-in is a session of its own', async () => {
  const { register, logIn } = await startAccountsApi();
  await register();
  const [first, second] = [(await logIn()).json(), (await logIn()).json()];
  const sessionId = (token: string) => decodeJwt(token).session_id;
  expect(sessionId(first.access_token)).not.toBe(sessionId(second.access_token));
  expect(first.refresh_token).not.toBe(second.refresh_token);
});

const wrongLogIns = [
  ['a wrong password', 'ada@example.com', 'wrong horse'],
  ['an empty password', 'ada@example.com', ''],
  ['a password with the right beginning', 'ada@example.com', 'correct horse\0'],
  ['an unknown address', 'eve@example.com', 'correct horse'],
  ['something that is no address', 'ada', 'correct horse'],
] as const;

test('whatever is wrong about a log-in, the answer is the same', async () => {
  const { register, logIn } = await startAccountsApi();
  await register();
  for (const [fault, email, password] of wrongLogIns) {
    const answer = await logIn(email, password);
    expect(answer.statusCode, fault).toBe(400);
    expect(answer.json(), fault).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  }
});

test('an unconfirmed address is told only to who knows the password', async () => {
  const { post, logIn } = await startAccountsApi();
  await post('/signup', { email: 'ada@example.com', password: 'correct horse' });
  const right = await logIn();
  expect([right.statusCode, right.json()]).toEqual([
    400,
    { code: 'email_not_confirmed', message: 'Email not confirmed' },
  ]);
  const wrong = await logIn('ada@example.com', 'wrong horse');
  expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });
});

test('a banned user cannot log in before the ban ends', async () => {
  const { register, logIn, clock, banFor } = await startAccountsApi();
  await register();
  await banFor(1000);
  await refused(logIn(), 400, 'user_banned');
  clock.advance(1000);
  expect((await logIn()).statusCode).toBe(200);
});

const refusals: [Record<string, unknown>, number, string][] = [
  [{ password: 'x' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', phone: '+41', password: 'x' }, 400, 'validation_failed'],
  [{ phone: '+41', password: 'x' }, 422, 'phone_provider_disabled'],
  [{ email: ['a@example.com'], password: 'x' }, 400, 'bad_json'],
];

test('unusable log-ins are refused by name', async () => {
  const { post } = await startAccountsApi();
  for (const [body, status, code] of refusals) {
    await refused(post('/token?grant_type=password', body), status, code);
  }
});

test('a grant that is missing or unknown is refused', async () => {
  const { post } = await startAccountsApi();
  for (const query of ['', '?grant_type=magic', '?grant_type=constructor']) {
    await refused(post(`/token${query}`, {}), 400, 'invalid_credentials');
  }
});
