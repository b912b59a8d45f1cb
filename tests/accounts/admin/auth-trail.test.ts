import { expect, test } from 'vitest';
import { ada, startAccountsApi, startRegistered } from '#tests/support/accounts/accounts-api.ts';

const { email } = ada;
const newPassword = { password: 'battery staple' };

test('the trail lists what happened to an account, in order, and from which network', async () => {
  const { as, logIn, post, put, call, rowsOf, actions, clock } = await startRegistered();
  for (const step of [
    () => logIn(email, 'a guess'),
    () => post('/recover', { email }),
    () => put(newPassword),
    () => call('POST', '/logout', { as }),
  ]) {
    clock.advance(1);
    await step();
  }
  expect(await actions()).toEqual([
    'user_signedup',
    'login_refused',
    'user_recovery_requested',
    'login',
    'user_updated_password',
    'logout',
  ]);
  const events = (await rowsOf('audit_events')) as { user_id: string; ip: string }[];
  expect(new Set(events.map(({ user_id }) => user_id)).size).toBe(1);
  expect(new Set(events.map(({ ip }) => ip))).toEqual(new Set(['127.0.0.1']));
});

test('the trail holds no address, no password and no token', async () => {
  const { logIn, rowsOf } = await startRegistered();
  const session = (await logIn()).json();
  await logIn('eve@example.com', 'a secret guess');
  const events = JSON.stringify(await rowsOf('audit_events'));
  for (const secret of [email, 'eve@', 'horse', 'guess', session.refresh_token]) {
    expect(events).not.toContain(secret);
  }
});

test('entries of the trail are deleted after ninety days', async () => {
  const { logIn, rowsOf, clock } = await startAccountsApi();
  await logIn();
  clock.advance(90 * 86_400_000 + 1);
  await logIn();
  expect(await rowsOf('audit_events')).toHaveLength(1);
});

test('reuse of an old refresh token is recorded in the trail', async () => {
  const { refresh_token, refresh, actions, clock } = await startRegistered();
  await refresh((await refresh(refresh_token)).json().refresh_token);
  clock.advance(60_000);
  await refresh(refresh_token);
  expect(await actions()).toContain('token_revoked');
});

test('a mail notifies the owner of a changed password', async () => {
  const { put, mailer } = await startRegistered();
  await put(newPassword);
  expect(mailer.sent.at(-1)).toMatchObject({
    to: email,
    subject: 'Your Marquee password was changed',
    text: expect.stringContaining('/forgot-password'),
  });
});

test('a change stays when its notice cannot be mailed', async () => {
  const { put, mailer, logIn } = await startRegistered();
  mailer.failure = new Error('refused');
  expect((await put(newPassword)).statusCode).toBe(200);
  expect((await logIn(email, newPassword.password)).statusCode).toBe(200);
});

test.each([
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/otp', {}],
])(
  '%s answers a known address as an unknown one, also when no mail can be sent',
  async (path, more) => {
    const { post, mailer } = await startRegistered();
    for (const failure of [null, new Error('refused')]) {
      mailer.failure = failure;
      const known = await post(path, { email, ...more });
      const unknown = await post(path, { email: 'eve@example.com', ...more });
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    }
  },
);
