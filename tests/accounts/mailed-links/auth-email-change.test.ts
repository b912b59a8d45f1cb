import { expect, test } from 'vitest';
import {
  ada,
  challenge,
  sessionIn,
  startAccountsApi,
  startRegistered,
} from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const oldEmail = ada.email;
const newEmail = 'countess@example.com';

/** Ada has asked for another address: two mails are on their way. */
async function startChange(more: object = {}) {
  const api = await startRegistered();
  const asked = await api.put({ email: newEmail, ...more });
  const [toNew, toOld] = api.mailedLinks().slice(-2);
  const verify = (email: string, token = api.newestCode(email)) =>
    api.post('/verify', { type: 'email_change', email, token });
  const emailNow = async () => (await api.get('/user', api.as)).json().email;
  return { ...api, asked, toNew, toOld, verify, emailNow };
}

test('a change of address needs the links of both mails', async () => {
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

test('the two links work in either order', async () => {
  const { toNew, toOld, followLink, emailNow } = await startChange();
  const first = await followLink(toNew);
  expect(first.hash).toMatch(/^#message=Confirmation\+link\+accepted.*&sb=$/);
  expect(sessionIn(await followLink(toOld)).type).toBe('email_change');
  expect(await emailNow()).toBe(newEmail);
});

test('following one of the links twice is not enough', async () => {
  const { verify, emailNow } = await startChange();
  await verify(newEmail);
  await refused(verify(newEmail), 403, 'otp_expired');
  expect(await emailNow()).toBe(oldEmail);
});

test('the old address is notified when the change is done', async () => {
  const { verify, mailer } = await startChange();
  await verify(oldEmail);
  await verify(newEmail);
  expect(mailer.sent.at(-1)).toMatchObject({
    to: oldEmail,
    subject: 'Your Marquee mail address was changed',
    text: expect.stringContaining(newEmail),
  });
});

test('where addresses need no confirmation, the mail to the new one suffices', async () => {
  const { signUp, change, mailer, followLink } = await startAccountsApi({ AUTOCONFIRM: 'true' });
  await change((await signUp()).json().access_token, { email: newEmail });
  expect(mailer.sent.map(({ to }) => to)).toEqual([newEmail]);
  expect(sessionIn(await followLink()).type).toBe('email_change');
});

test('an address that somebody took meanwhile cannot be taken', async () => {
  const { verify, register, newestCode, emailNow } = await startChange();
  await verify(oldEmail);
  const token = newestCode(newEmail);
  await register(newEmail);
  await refused(verify(newEmail, token), 422, 'email_exists');
  expect(await emailNow()).toBe(oldEmail);
});

test('resend mails both links again and invalidates the earlier ones', async () => {
  const { post, toNew, followLink, verify, emailNow } = await startChange();
  await post('/resend', { type: 'email_change', email: oldEmail });
  expect((await followLink(toNew)).hash).toContain('otp_expired');
  await verify(oldEmail);
  await verify(newEmail);
  expect(await emailNow()).toBe(newEmail);
});

test('resend answers the same for an address without a pending change', async () => {
  const { post, mailer } = await startAccountsApi();
  const answer = await post('/resend', { type: 'email_change', email: oldEmail });
  expect(answer.json()).toEqual({});
  expect(mailer.sent).toEqual([]);
});

test('a new password cancels a pending change', async () => {
  const { put, verify, emailNow } = await startChange();
  await put({ password: 'battery staple' });
  await refused(verify(newEmail), 403, 'otp_expired');
  expect(await emailNow()).toBe(oldEmail);
});

test('a change whose mail cannot be sent changes nothing', async () => {
  const { put, get, as, mailer } = await startRegistered();
  mailer.failure = new Error('refused');
  expect((await put({ email: newEmail })).statusCode).toBe(500);
  expect((await get('/user', as)).json()).not.toHaveProperty('new_email');
});

test('a PKCE client gets a code for the second half', async () => {
  const { toNew, toOld, followLink, exchange } = await startChange(challenge);
  const first = await followLink(toOld);
  expect(first.searchParams.get('message')).toContain('Confirmation link accepted');
  const second = await followLink(toNew);
  const session = await exchange(second.searchParams.get('code'));
  expect(session.json().user.email).toBe(newEmail);
});
