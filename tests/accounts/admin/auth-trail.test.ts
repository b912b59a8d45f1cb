import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

const email = 'ada@example.com';

test('the trail tells what happened to an account, in order, and where from', async () => {
  const { register, logIn, post, call, database, clock, change } = await startAccountsApi();
  const { access_token } = await register();
  clock.advance(1);
  await logIn(email, 'a guess');
  clock.advance(1);
  await post('/recover', { email });
  clock.advance(1);
  await change(access_token, { password: 'battery staple' });
  clock.advance(1);
  await call('POST', '/logout', { as: access_token });

  const events = await database.selectFrom('audit_events').selectAll().orderBy('at').execute();
  expect(events.map(({ action }) => action)).toEqual([
    'user_signedup',
    'login_refused',
    'user_recovery_requested',
    'login',
    'user_updated_password',
    'logout',
  ]);
  expect(new Set(events.map(({ user_id }) => user_id)).size).toBe(1);
  expect(new Set(events.map(({ ip }) => ip))).toEqual(new Set(['127.0.0.1']));
});

test('the trail holds no address, no password and no token', async () => {
  const { register, logIn, rowsOf } = await startAccountsApi();
  await register();
  const session = (await logIn()).json();
  await logIn('eve@example.com', 'a secret guess');
  const events = JSON.stringify(await rowsOf('audit_events'));
  for (const secret of [email, 'eve@', 'horse', 'guess', session.refresh_token]) {
    expect(events).not.toContain(secret);
  }
});

test('the trail forgets after ninety days', async () => {
  const { logIn, clock, rowsOf } = await startAccountsApi();
  await logIn();
  clock.advance(90 * 86_400_000 + 1);
  await logIn();
  expect(await rowsOf('audit_events')).toHaveLength(1);
});

test('a stolen refresh token that comes too late is written down', async () => {
  const { register, refresh, database, clock } = await startAccountsApi();
  const { refresh_token } = await register();
  const second = (await refresh(refresh_token)).json().refresh_token;
  await refresh(second);
  clock.advance(60_000);
  await refresh(refresh_token);
  const events = await database.selectFrom('audit_events').select('action').execute();
  expect(events).toContainEqual({ action: 'token_revoked' });
});

test('a changed password is told to its owner by mail', async () => {
  const { register, mailer, change } = await startAccountsApi();
  const { access_token } = await register();
  await change(access_token, { password: 'battery staple' });
  expect(mailer.sent.at(-1)).toMatchObject({
    to: email,
    subject: 'Your Marquee password was changed',
    text: expect.stringContaining('/forgot-password'),
  });
});

test('a notice that cannot be mailed undoes nothing', async () => {
  const { register, call, mailer, logIn } = await startAccountsApi();
  const { access_token } = await register();
  mailer.failure = new Error('refused');
  const body = { password: 'battery staple' };
  expect((await call('PUT', '/user', { body, as: access_token })).statusCode).toBe(200);
  expect((await logIn(email, 'battery staple')).statusCode).toBe(200);
});

test('unknown addresses are answered as known ones are, also when no mail can be sent', async () => {
  const { register, post, mailer } = await startAccountsApi();
  await register();
  for (const failure of [null, new Error('refused')]) {
    mailer.failure = failure;
    for (const [path, more] of [
      ['/recover', {}],
      ['/resend', { type: 'signup' }],
      ['/otp', {}],
    ] as const) {
      const known = await post(path, { email, ...more });
      const unknown = await post(path, { email: 'eve@example.com', ...more });
      expect([unknown.statusCode, unknown.body], path).toEqual([known.statusCode, known.body]);
    }
  }
});
