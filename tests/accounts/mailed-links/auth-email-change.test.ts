import { expect, test } from 'vitest';
import { sessionIn, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const oldEmail = 'ada@example.com';
const newEmail = 'countess@example.com';

async function startChange(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  const session = env.AUTOCONFIRM
    ? (await api.post('/signup', { email: oldEmail, password: 'correct horse' })).json()
    : await api.register();
  const asked = await api.change(session.access_token, { email: newEmail });
  const verify = (email: string) =>
    api.post('/verify', { type: 'email_change', email, token: api.newestCode(email) });
  const emailNow = async () => (await api.get('/user', session.access_token)).json().email;
  return { ...api, session, asked, verify, emailNow };
}

test('a change of address waits for both mails', async () => {
  const { asked, mailer, verify, emailNow } = await startChange();
  expect(asked.json()).toMatchObject({ email: oldEmail, new_email: newEmail });
  expect(mailer.sent.slice(-2).map(({ to }) => to)).toEqual([newEmail, oldEmail]);

  const first = await verify(oldEmail);
  expect(first.json()).toMatchObject({ code: '200', msg: expect.stringContaining('other email') });
  expect(await emailNow()).toBe(oldEmail);

  const second = await verify(newEmail);
  expect(second.json().user).toMatchObject({
    email: newEmail,
    user_metadata: { email: newEmail },
    identities: [{ identity_data: { email: newEmail, email_verified: true } }],
  });
  expect(second.json().user).not.toHaveProperty('new_email');
  expect(await emailNow()).toBe(newEmail);
});

test('the two links do the same, in any order', async () => {
  const { get, mailer, emailNow } = await startChange();
  const [toNew, toOld] = mailer.sent.slice(-2).map(({ link }) => new URL(link).search);
  const first = new URL(String((await get(`/verify${toNew}`)).headers.location));
  expect(first.hash).toMatch(/^#message=Confirmation\+link\+accepted.*&sb=$/);
  const second = new URL(String((await get(`/verify${toOld}`)).headers.location));
  expect(sessionIn(second).type).toBe('email_change');
  expect(await emailNow()).toBe(newEmail);
});

test('one of the mails twice is still one half', async () => {
  const { verify, emailNow } = await startChange();
  await verify(newEmail);
  expect((await verify(newEmail)).json().code).toBe('otp_expired');
  expect(await emailNow()).toBe(oldEmail);
});

test('the old address is told when the change is done', async () => {
  const { verify, mailer } = await startChange();
  await verify(oldEmail);
  await verify(newEmail);
  expect(mailer.sent.at(-1)).toMatchObject({
    to: oldEmail,
    subject: 'Your Marquee mail address was changed',
    text: expect.stringContaining(newEmail),
  });
});

test('where addresses need no proof, the mail to the new one suffices', async () => {
  const { mailer, verify, emailNow } = await startChange({ AUTOCONFIRM: 'true' });
  expect(mailer.sent.map(({ to }) => to)).toEqual([newEmail]);
  await verify(newEmail);
  expect(await emailNow()).toBe(newEmail);
});

test('an address that somebody has cannot be taken', async () => {
  const { register, change } = await startAccountsApi();
  await register(newEmail);
  const { access_token } = await register();
  await refused(change(access_token, { email: newEmail }), 422, 'email_exists');
});

test('an address that somebody took meanwhile cannot be taken either', async () => {
  const { verify, register, post, newestCode, emailNow } = await startChange();
  await verify(oldEmail);
  const token = newestCode(newEmail);
  await register(newEmail);
  await refused(
    post('/verify', { type: 'email_change', email: newEmail, token }),
    422,
    'email_exists',
  );
  expect(await emailNow()).toBe(oldEmail);
});

test('resend mails both halves anew, and the earlier mails are worth nothing', async () => {
  const { post, get, mailer, verify, emailNow } = await startChange();
  const [earlier] = mailer.sent.slice(-2).map(({ link }) => new URL(link).search);
  await post('/resend', { type: 'email_change', email: oldEmail });
  expect(String((await get(`/verify${earlier}`)).headers.location)).toContain('otp_expired');
  await verify(oldEmail);
  await verify(newEmail);
  expect(await emailNow()).toBe(newEmail);
});

test('resend says the same of an address that waits for nothing', async () => {
  const { post, mailer } = await startAccountsApi();
  const answer = await post('/resend', { type: 'email_change', email: oldEmail });
  expect(answer.json()).toEqual({});
  expect(mailer.sent).toEqual([]);
});

test('a new password ends a change that waits', async () => {
  const { session, verify, emailNow, change } = await startChange();
  await change(session.access_token, { password: 'battery staple' });
  expect((await verify(newEmail)).json().code).toBe('otp_expired');
  expect(await emailNow()).toBe(oldEmail);
});

test('a change whose mail cannot be sent changes nothing', async () => {
  const { register, call, mailer, change } = await startAccountsApi();
  const { access_token } = await register();
  mailer.failure = new Error('refused');
  const answer = await change(access_token, { email: newEmail });
  expect(answer.statusCode).toBe(500);
  mailer.failure = null;
  const user = (await call('GET', '/user', { as: access_token })).json();
  expect(user).not.toHaveProperty('new_email');
});

test('a PKCE client gets a code for the second half', async () => {
  const { register, get, mailer, post, change } = await startAccountsApi();
  const { access_token } = await register();
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
  await change(access_token, { email: newEmail, ...challenge });
  const [toNew, toOld] = mailer.sent.slice(-2).map(({ link }) => new URL(link).search);
  const first = new URL(String((await get(`/verify${toOld}`)).headers.location));
  expect(first.searchParams.get('message')).toContain('Confirmation link accepted');
  const second = new URL(String((await get(`/verify${toNew}`)).headers.location));
  const exchange = { auth_code: second.searchParams.get('code'), code_verifier: 'x'.repeat(43) };
  const session = await post('/token?grant_type=pkce', exchange);
  expect(session.json().user.email).toBe(newEmail);
});
