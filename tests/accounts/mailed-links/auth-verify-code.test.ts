import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { ada, challenge, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const { email } = ada;

/** A sign-up whose code is 123456. */
async function startWithCode() {
  const api = await startAccountsApi();
  await api.signUp();
  await api.setCode(email, '123456');
  const type = (token: string, kind = 'email') => api.post('/verify', { type: kind, email, token });
  const typeWrong = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, code) => type(String(code).padStart(6, '0'))));
  return { ...api, type, typeWrong };
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
  await refused(type('123456'), 403, 'otp_expired');
});

test('after four wrong codes the right one works', async () => {
  const { type, typeWrong } = await startWithCode();
  const statuses = (await typeWrong(4)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect((await type('123456')).statusCode).toBe(200);
});

test('five wrong codes end the code, but not the link of the same mail', async () => {
  const { signUp, post, newestCode, wrongCode, followLink } = await startAccountsApi();
  await signUp();
  const type = (token: string) => post('/verify', { type: 'signup', email, token });
  for (const _try of [1, 2, 3, 4, 5]) await type(wrongCode());
  const { message } = (await refused(type(newestCode()), 403, 'otp_expired')).json();
  expect(message).toBe('Token has expired or is invalid');
  expect((await followLink()).hash).toContain('access_token=');
});

test('after five wrong codes a new mail brings a code that works', async () => {
  const { type, typeWrong, post, newestCode } = await startWithCode();
  await typeWrong(5);
  await post('/resend', { type: 'signup', email });
  expect((await type(newestCode())).statusCode).toBe(200);
});

test('wrong codes at the same time cannot pass the limit', async () => {
  const { typeWrong, rowsOf } = await startWithCode();
  await typeWrong(30);
  expect(await rowsOf('one_time_tokens')).toMatchObject([{ attempts: 5 }]);
});

test('a code works only for its own kind of mail', async () => {
  const { type } = await startWithCode();
  await refused(type('123456', 'recovery'), 403, 'otp_expired');
  expect((await type('123456', 'signup')).statusCode).toBe(200);
});

test.each([
  ['/signup', { ...ada, ...challenge }],
  ['/recover', { email }],
])('a mail by %s invalidates the code of the one before it', async (path, body) => {
  const { post, newestCode, clock, signUp } = await startAccountsApi();
  const type = (token: string) => post('/verify', { type: 'email', email, token });
  await signUp();
  const older = newestCode();
  clock.advance(1);
  await post(path, body);
  await refused(type(older), 403, 'otp_expired');
  expect((await type(newestCode())).statusCode).toBe(200);
});

test('the token of a link can be exchanged by the client itself, once', async () => {
  const { post, newestLinkQuery, signUp } = await startAccountsApi();
  await signUp();
  const proof = { type: 'email', token_hash: newestLinkQuery().get('token') };
  expect((await post('/verify', proof)).statusCode).toBe(200);
  const { message } = (await refused(post('/verify', proof), 403, 'otp_expired')).json();
  expect(message).toBe('Email link is invalid or has expired');
});

test('a code that was asked for with a challenge gives a session too', async () => {
  const { post, newestLinkQuery, signUp } = await startAccountsApi();
  await signUp(challenge);
  const token_hash = newestLinkQuery().get('token');
  expect(token_hash).toMatch(/^pkce_/);
  const answer = await post('/verify', { type: 'signup', token_hash });
  expect(answer.json()).toHaveProperty('access_token');
});

const phone = '+41790000000';
const token = '1';

test.each([
  [{ email, token }, 400, 'validation_failed'],
  [{ type: 'nonsense', email, token }, 403, 'otp_expired'],
  [{ type: 'nonsense', token_hash: 'a'.repeat(56) }, 403, 'otp_expired'],
  [{ type: 'nonsense', email }, 400, 'validation_failed'],
  [{ type: 'sms', phone, token }, 403, 'otp_expired'],
  [{ type: 'phone_change', phone, token }, 403, 'otp_expired'],
  [{ type: 'email', email }, 400, 'validation_failed'],
  [{ type: 'email', email, token, token_hash: '2' }, 400, 'validation_failed'],
  [{ type: 'email', email, token_hash: '2' }, 400, 'validation_failed'],
  [{ type: 'email', token }, 400, 'validation_failed'],
  [{ type: 'email', email, phone, token }, 400, 'validation_failed'],
  [{ type: 'email', email: 'ada', token }, 422, 'validation_failed'],
  [{ type: 'email', email: 'eve@example.com', token }, 403, 'otp_expired'],
  [{ type: 'email', token_hash: 'nonsense' }, 403, 'otp_expired'],
  [{ type: 'invite', token_hash: 'a'.repeat(56) }, 403, 'otp_expired'],
])('the proof %j is refused with %i %s', async (body, status, code) => {
  const { post } = await startAccountsApi();
  await refused(post('/verify', body), status, code);
});

test('a banned user gets no session', async () => {
  const { type, banFor } = await startWithCode();
  await banFor(1);
  await refused(type('123456'), 403, 'user_banned');
});
