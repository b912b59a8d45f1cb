import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { ada, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

/** A sign-up whose code is 123456. */
async function startWithCode() {
  const api = await startAccountsApi();
  await api.signUp();
  await api.setCode(ada.email, '123456');
  const type = (code: string, kind = 'email') =>
    api.post('/verify', { type: kind, email: ada.email, token: code });
  return { ...api, type };
}

test('the typed code gives a session', async () => {
  const { type, clock } = await startWithCode();
  const answer = await type('123456');
  expect(answer.statusCode).toBe(200);
  const { access_token, user } = answer.json();
  expect(user.email_confirmed_at).toBe('2026-11-21T12:00:00.000Z');
  expect(decodeJwt(access_token).amr).toEqual([{ method: 'otp', timestamp: clock() / 1000 }]);
});

test('a code works once', async () => {
  const { type } = await startWithCode();
  await type('123456');
  expect((await type('123456')).json().code).toBe('otp_expired');
});

test('after four wrong codes the right one works', async () => {
  const { type } = await startWithCode();
  for (const wrong of ['000000', '000001', '000002', '000003'])
    expect((await type(wrong)).statusCode).toBe(403);
  expect((await type('123456')).statusCode).toBe(200);
});

test('after five wrong codes the slot is dead, its link too, until a new mail', async () => {
  const { type, post, followLink } = await startWithCode();
  for (const wrong of ['000000', '000001', '000002', '000003', '000004']) await type(wrong);
  expect((await type('123456')).json()).toEqual({
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  });
  expect((await followLink()).hash).toContain('otp_expired');

  await post('/resend', { type: 'signup', email: ada.email });
  expect((await followLink()).hash).toContain('access_token=');
});

test('wrong codes at the same time cannot pass the limit', async () => {
  const { type, database } = await startWithCode();
  await Promise.all(Array.from({ length: 30 }, (_, code) => type(String(code).padStart(6, '0'))));
  const { attempts } = await database
    .selectFrom('one_time_tokens')
    .select('attempts')
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(5);
});

test('a code is only good for its own kind of mail', async () => {
  const { type } = await startWithCode();
  expect((await type('123456', 'recovery')).json().code).toBe('otp_expired');
  expect((await type('123456', 'signup')).statusCode).toBe(200);
});

test.each([
  ['/signup', { ...ada, code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
  ['/recover', { email: ada.email }],
])('a mail by %s makes the code of the one before it useless', async (path, body) => {
  const { post, newestCode, clock, signUp } = await startAccountsApi();
  const type = (token: string) => post('/verify', { type: 'email', email: ada.email, token });
  await signUp();
  const older = newestCode();
  clock.advance(1);
  await post(path, body);
  expect((await type(older)).json().code).toBe('otp_expired');
  expect((await type(newestCode())).statusCode).toBe(200);
});

test('the token of a link can be exchanged by the client itself', async () => {
  const { post, newestLinkQuery, signUp } = await startAccountsApi();
  await signUp();
  const token_hash = newestLinkQuery().get('token');
  expect((await post('/verify', { type: 'email', token_hash })).statusCode).toBe(200);
  expect((await post('/verify', { type: 'email', token_hash })).json()).toEqual({
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  });
});

test('a code that was asked for with a challenge gives a session too', async () => {
  const { post, newestLinkQuery, signUp } = await startAccountsApi();
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
  await signUp({ ...challenge });
  const token_hash = newestLinkQuery().get('token');
  expect(token_hash).toMatch(/^pkce_/);
  const answer = await post('/verify', { type: 'signup', token_hash });
  expect(answer.json()).toHaveProperty('access_token');
});

const refusals: [Record<string, unknown>, number, string][] = [
  [{ email: ada.email, token: '1' }, 400, 'validation_failed'],
  [{ type: 'nonsense', email: ada.email, token: '1' }, 403, 'otp_expired'],
  [{ type: 'nonsense', token_hash: 'a'.repeat(56) }, 403, 'otp_expired'],
  [{ type: 'nonsense', email: ada.email }, 400, 'validation_failed'],
  [{ type: 'sms', phone: '+41790000000', token: '1' }, 403, 'otp_expired'],
  [{ type: 'phone_change', phone: '+41790000000', token: '1' }, 403, 'otp_expired'],
  [{ type: 'email', email: ada.email }, 400, 'validation_failed'],
  [{ type: 'email', email: ada.email, token: '1', token_hash: '2' }, 400, 'validation_failed'],
  [{ type: 'email', email: ada.email, token_hash: '2' }, 400, 'validation_failed'],
  [{ type: 'email', token: '1' }, 400, 'validation_failed'],
  [{ type: 'email', email: ada.email, phone: '+41', token: '1' }, 400, 'validation_failed'],
  [{ type: 'email', email: 'ada', token: '1' }, 422, 'validation_failed'],
  [{ type: 'email', email: 'eve@example.com', token: '1' }, 403, 'otp_expired'],
  [{ type: 'email', token_hash: 'nonsense' }, 403, 'otp_expired'],
  [{ type: 'invite', token_hash: 'a'.repeat(56) }, 403, 'otp_expired'],
];

test('unusable proofs are refused by name', async () => {
  const { post } = await startAccountsApi();
  for (const [body, status, code] of refusals) {
    await refused(post('/verify', body), status, code);
  }
});

test('a banned user gets no session', async () => {
  const { type, banFor } = await startWithCode();
  await banFor(1);
  await refused(type('123456'), 403, 'user_banned');
});
