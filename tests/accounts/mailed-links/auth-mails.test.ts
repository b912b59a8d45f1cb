import { expect, test } from 'vitest';
import { sessionIn, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const email = 'ada@example.com';

test('recover mails a recovery link to who has an account', async () => {
  const { register, post, get, mailer, newestLinkQuery, followLink } = await startAccountsApi();
  await register();
  const answer = await post('/recover', { email });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  expect(mailer.sent).toHaveLength(2);
  expect(newestLinkQuery().get('type')).toBe('recovery');
  const { access_token } = sessionIn(await followLink());
  expect((await get('/user', access_token)).json().recovery_sent_at).toBe(
    '2026-11-21T12:00:00.000Z',
  );
});

test.each([
  ['/recover', { email }],
  ['/resend', { type: 'signup', email }],
])('%s answers an unknown address like a known one, and mails nothing', async (path, body) => {
  const { post, mailer, rowsOf } = await startAccountsApi();
  const answer = await post(path, body);
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  expect(mailer.sent).toEqual([]);
  expect(await rowsOf('users')).toEqual([]);
});

test('resend mails nothing to who is confirmed', async () => {
  const { register, post, mailer } = await startAccountsApi();
  await register();
  expect((await post('/resend', { type: 'signup', email })).json()).toEqual({});
  expect(mailer.sent).toHaveLength(1);
});

const resendRefusals = [
  [{ email }, 'validation_failed'],
  [{ type: 'nonsense', email }, 'validation_failed'],
  [{ type: 'signup' }, 'validation_failed'],
  [{ type: 'sms', phone: '+41' }, 'phone_provider_disabled'],
] as const;

test('resend refuses by name what it cannot use', async () => {
  const { post } = await startAccountsApi();
  for (const [body, code] of resendRefusals) {
    await refused(post('/resend', body), 400, code);
  }
});

test('otp mails a magic link to who is confirmed', async () => {
  const { register, post, newestLinkQuery, followLink } = await startAccountsApi();
  await register();
  expect((await post('/otp', { email, create_user: false })).json()).toEqual({});
  expect(newestLinkQuery().get('type')).toBe('magiclink');
  expect(sessionIn(await followLink()).type).toBe('magiclink');
});

test('otp signs a new address up, without a password to log in with', async () => {
  const { post, get, newestLinkQuery, followLink, logIn } = await startAccountsApi();
  expect((await post('/otp', { email, data: { name: 'Ada' } })).json()).toEqual({});
  expect(newestLinkQuery().get('type')).toBe('signup');
  const { access_token } = sessionIn(await followLink());
  expect((await get('/user', access_token)).json().user_metadata.name).toBe('Ada');
  for (const password of ['', 'null', 'correct horse'])
    expect((await logIn(email, password)).json().code).toBe('invalid_credentials');
});

const otpRefusals: [Record<string, unknown>, number, string][] = [
  [{}, 400, 'validation_failed'],
  [{ email, phone: '+41' }, 400, 'validation_failed'],
  [{ email, channel: 'sms' }, 400, 'validation_failed'],
  [{ phone: '+41' }, 400, 'phone_provider_disabled'],
  [{ email, create_user: false }, 422, 'otp_disabled'],
  [{ email, create_user: 'no' }, 400, 'bad_json'],
];

test('otp refuses by name what it cannot use', async () => {
  const { post, mailer } = await startAccountsApi();
  for (const [body, status, code] of otpRefusals) {
    await refused(post('/otp', body), status, code);
  }
  expect(mailer.sent).toEqual([]);
});

const withInterval = { MAIL_INTERVAL_SECONDS: '60' };

test.each([
  ['/signup', { email, password: 'correct horse' }],
  ['/recover', { email }],
  ['/resend', { type: 'signup', email }],
  ['/otp', { email }],
])('%s asks to wait between two mails, whether the address is known or not', async (path, body) => {
  const known = await startAccountsApi(withInterval);
  await known.register();
  known.clock.advance(60_000);
  const unknown = await startAccountsApi(withInterval);

  for (const { post, clock } of [known, unknown]) {
    expect((await post(path, body)).statusCode).toBe(200);
    clock.advance(15_500);
    const refused = await post(path, body);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('45');
    expect(refused.json()).toEqual({
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 45 seconds.',
    });
    clock.advance(44_500);
    expect((await post(path, body)).statusCode).toBe(200);
  }
});

test('the interval is one address’s and one kind’s, and leaves nothing behind', async () => {
  const { post, clock, rowsOf } = await startAccountsApi(withInterval);
  await post('/recover', { email });
  expect((await post('/recover', { email: 'eve@example.com' })).statusCode).toBe(200);
  expect((await post('/resend', { type: 'signup', email })).statusCode).toBe(200);
  expect((await post('/otp', { email })).statusCode).toBe(429);

  clock.advance(60_000);
  await post('/recover', { email });
  expect(await rowsOf('request_limits')).toHaveLength(1);
});

test('two requests at the same time send one mail', async () => {
  const { post, mailer } = await startAccountsApi(withInterval);
  const body = { email, password: 'correct horse' };
  const answers = await Promise.all([post('/signup', body), post('/signup', body)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429]);
  expect(mailer.sent).toHaveLength(1);
});

test('a mail that cannot be sent is told with a remedy, and the link before it still works', async () => {
  const { post, mailer, clock, followLink } = await startAccountsApi(withInterval);
  await post('/signup', { email, password: 'correct horse' });
  clock.advance(60_000);

  mailer.failure = new Error('smtp.internal refused the secret');
  const answer = await post('/resend', { type: 'signup', email });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'unexpected_failure',
    message: 'The mail could not be sent. Please try again in a few minutes.',
  });
  expect((await followLink()).hash).toContain('access_token=');
});

test('a sign-up whose mail cannot be sent leaves no user, and can be tried again at once', async () => {
  const { post, mailer, rowsOf } = await startAccountsApi(withInterval);
  mailer.failure = new Error('refused');
  expect((await post('/signup', { email, password: 'correct horse' })).statusCode).toBe(500);
  expect(await rowsOf('users')).toEqual([]);
  mailer.failure = null;
  expect((await post('/signup', { email, password: 'correct horse' })).statusCode).toBe(200);
});

test('a mail comes in the language of whoever asked for it', async () => {
  const { call, mailer } = await startAccountsApi();
  const body = { email, password: 'correct horse' };
  await call('POST', '/signup', { body, headers: { 'accept-language': 'de-AT,en;q=0.5' } });
  expect(mailer.sent.at(-1)?.subject).toBe('Bestätige deine E-Mail-Adresse für Marquee');
});

test('a notice comes in the language of whoever did what it tells of', async () => {
  const { app, register, call, mailer } = await startAccountsApi();
  const { access_token: as } = await register();
  await call('PUT', '/user', {
    as,
    body: { password: 'another horse' },
    headers: { 'accept-language': 'fr' },
  });
  // Whatever is on its way is sent before the server ends.
  await app.close();
  expect(mailer.sent.at(-1)?.subject).toBe('Votre mot de passe Marquee a été modifié');
});
