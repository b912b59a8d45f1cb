import { expect, test } from 'vitest';
import {
  ada,
  sessionIn,
  startAccountsApi,
  startRegistered,
} from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const { email } = ada;

test('recover mails a recovery link to a user with an account', async () => {
  const { post, get, mailer, newestLinkQuery, followLink } = await startRegistered();
  const answer = await post('/recover', { email });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  expect(mailer.sent).toHaveLength(2);
  expect(newestLinkQuery().get('type')).toBe('recovery');
  const { type, access_token } = sessionIn(await followLink());
  expect(type).toBe('recovery');
  const user = (await get('/user', access_token)).json();
  expect(user.recovery_sent_at).toBe('2026-11-21T12:00:00.000Z');
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

test('resend mails nothing to a confirmed user', async () => {
  const { post, mailer } = await startRegistered();
  expect((await post('/resend', { type: 'signup', email })).json()).toEqual({});
  expect(mailer.sent).toHaveLength(1);
});

test.each([
  [{ email }, 'validation_failed'],
  [{ type: 'nonsense', email }, 'validation_failed'],
  [{ type: 'signup' }, 'validation_failed'],
  [{ type: 'sms', phone: '+41' }, 'phone_provider_disabled'],
])('resend refuses %j as %s', async (body, code) => {
  const { post } = await startAccountsApi();
  await refused(post('/resend', body), 400, code);
});

test('otp mails a magic link to a confirmed user', async () => {
  const { post, newestLinkQuery, followLink } = await startRegistered();
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
  await refused(logIn(email, 'null'), 400, 'invalid_credentials');
});

test.each([
  [{}, 400, 'validation_failed'],
  [{ email, phone: '+41' }, 400, 'validation_failed'],
  [{ email, channel: 'sms' }, 400, 'validation_failed'],
  [{ phone: '+41' }, 400, 'phone_provider_disabled'],
  [{ email, create_user: false }, 422, 'otp_disabled'],
  [{ email, create_user: 'no' }, 400, 'bad_json'],
])('otp refuses %j with %i %s', async (body, status, code) => {
  const { post, mailer } = await startAccountsApi();
  await refused(post('/otp', body), status, code);
  expect(mailer.sent).toEqual([]);
});

const withInterval = { MAIL_INTERVAL_SECONDS: '60' };

test.each(
  ['known', 'unknown'].flatMap((kind) => [
    [kind, '/signup', ada] as const,
    [kind, '/recover', { email }] as const,
    [kind, '/resend', { type: 'signup', email }] as const,
    [kind, '/otp', { email }] as const,
  ]),
)('to an %s address %s asks to wait between two mails', async (kind, path, body) => {
  const { post, clock } = await (kind === 'known' ? startRegistered : startAccountsApi)(
    withInterval,
  );
  clock.advance(60_000);
  expect((await post(path, body)).statusCode).toBe(200);
  clock.advance(15_500);
  const answer = await refused(post(path, body), 429, 'over_email_send_rate_limit');
  expect(answer.headers['retry-after']).toBe('45');
  expect(answer.json().message).toBe(
    'For security purposes, you can only request this after 45 seconds.',
  );
  clock.advance(44_500);
  expect((await post(path, body)).statusCode).toBe(200);
});

test('the interval applies to one address and one kind of mail', async () => {
  const { post } = await startAccountsApi(withInterval);
  await post('/recover', { email });
  expect((await post('/recover', { email: 'eve@example.com' })).statusCode).toBe(200);
  expect((await post('/resend', { type: 'signup', email })).statusCode).toBe(200);
  expect((await post('/otp', { email })).statusCode).toBe(429);
});

test('an interval that is over leaves no row behind', async () => {
  const { post, clock, rowsOf } = await startAccountsApi(withInterval);
  await post('/recover', { email: 'eve@example.com' });
  clock.advance(60_000);
  await post('/recover', { email });
  expect(await rowsOf('request_limits')).toHaveLength(1);
});

test('two requests at the same time send one mail', async () => {
  const { signUp, mailer } = await startAccountsApi(withInterval);
  const answers = await Promise.all([signUp(), signUp()]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429]);
  expect(mailer.sent).toHaveLength(1);
});

test('a mail that cannot be sent is an error with a remedy', async () => {
  const { signUp, mailer } = await startAccountsApi();
  mailer.failure = new Error('smtp.internal refused the secret');
  const { message } = (await refused(signUp(), 500, 'unexpected_failure')).json();
  expect(message).toBe('The mail could not be sent. Please try again in a few minutes.');
});

test('when a mail cannot be sent, the link before it still works', async () => {
  const { post, mailer, followLink, signUp } = await startAccountsApi();
  await signUp();
  mailer.failure = new Error('refused');
  expect((await post('/resend', { type: 'signup', email })).statusCode).toBe(500);
  expect((await followLink()).hash).toContain('access_token=');
});

test('a sign-up whose mail cannot be sent leaves no user, and can be tried again at once', async () => {
  const { mailer, signUp, rowsOf } = await startAccountsApi(withInterval);
  mailer.failure = new Error('refused');
  expect((await signUp()).statusCode).toBe(500);
  expect(await rowsOf('users')).toEqual([]);
  mailer.failure = null;
  expect((await signUp()).statusCode).toBe(200);
});

test('a mail is in the language of the user who asked for it', async () => {
  const { call, mailer } = await startAccountsApi();
  const headers = { 'accept-language': 'de-AT,en;q=0.5' };
  await call('POST', '/signup', { body: ada, headers });
  expect(mailer.sent.at(-1)?.subject).toBe('Bestätige deine E-Mail-Adresse für Marquee');
});

test('a notice is in the language of the user whose action caused it', async () => {
  const { app, as, call, mailer } = await startRegistered();
  const headers = { 'accept-language': 'fr' };
  await call('PUT', '/user', { as, headers, body: { password: 'another horse' } });
  // The server sends its pending mails before it ends.
  await app.close();
  expect(mailer.sent.at(-1)?.subject).toBe('Votre mot de passe Marquee a été modifié');
});
