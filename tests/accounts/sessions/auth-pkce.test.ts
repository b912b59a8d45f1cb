import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import {
  ada,
  challenge,
  startAccountsApi,
  startRegistered,
  verifier,
} from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { nobody } from '#tests/support/accounts/some-claims.ts';

const { email } = ada;

/** A sign-up with a challenge, whose link was followed. */
async function startWithCode(announced: object = challenge) {
  const api = await startAccountsApi();
  await api.signUp(announced);
  const target = await api.followLink();
  const recover = () => api.post('/recover', { email, ...challenge });
  return { ...api, target, code: target.searchParams.get('code') ?? '', recover };
}

test('the link of a PKCE client brings a code in the query and no tokens', async () => {
  const { target } = await startWithCode();
  expect(target.href).toMatch(/^http:\/\/localhost:3000\/\?code=[0-9a-f-]{36}$/);
});

test('the code and its verifier give a session with the flow’s method', async () => {
  const { exchange, code, clock } = await startWithCode();
  const answer = await exchange(code);
  expect(answer.statusCode).toBe(200);
  const { access_token, user } = answer.json();
  expect(decodeJwt(access_token).amr).toEqual([
    { method: 'email/signup', timestamp: clock() / 1000 },
  ]);
  expect(user.email_confirmed_at).toBe('2026-11-21T12:00:00.000Z');
});

test('a wrong verifier is refused and does not use the code up', async () => {
  const { exchange, code } = await startWithCode();
  await refused(exchange(code, 'x'.repeat(43)), 400, 'bad_code_verifier');
  expect((await exchange(code)).statusCode).toBe(200);
});

test('a code works once, also for two at the same time', async () => {
  const { exchange, code } = await startWithCode();
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404]);
  await refused(exchange(code), 404, 'flow_state_not_found');
});

test('a mail scanner that follows the link of a PKCE client does not use it up', async () => {
  const { followLink, exchange, code } = await startWithCode();
  expect((await followLink()).searchParams.get('code')).toBe(code);
  expect((await exchange(code)).statusCode).toBe(200);
});

test('the stored flow does not contain the code', async () => {
  const { rowsOf, code } = await startWithCode();
  expect(JSON.stringify(await rowsOf('flows'))).not.toContain(code);
});

test('a code works for five minutes after it was issued', async () => {
  const { exchange, code, clock } = await startWithCode();
  clock.advance(300_001);
  await refused(exchange(code), 422, 'flow_state_expired');
  clock.advance(-1);
  expect((await exchange(code)).statusCode).toBe(200);
});

test('a newer mail does not invalidate a code that was issued', async () => {
  const { recover, followLink, exchange } = await startWithCode();
  await recover();
  const issued = (await followLink()).searchParams.get('code');
  await recover();
  expect((await exchange(issued)).statusCode).toBe(200);
});

test('expired flows are deleted', async () => {
  const { recover, followLink, rowsOf, clock } = await startWithCode();
  await recover();
  await followLink();
  clock.advance(300_001);
  await recover();
  await recover();
  expect(await rowsOf('flows')).toHaveLength(1);
});

test('a plain challenge is compared with the verifier unhashed', async () => {
  const plain = { code_challenge: verifier, code_challenge_method: 'PLAIN' };
  const { exchange, code } = await startWithCode(plain);
  expect((await exchange(code, challenge.code_challenge)).statusCode).toBe(400);
  expect((await exchange(code)).statusCode).toBe(200);
});

test.each([
  ['/recover', 'recovery'],
  ['/otp', 'magiclink'],
])('%s carries a challenge to its own flow', async (path, method) => {
  const { post, followLink, exchange } = await startRegistered();
  await post(path, { email, ...challenge });
  const { access_token } = (await exchange((await followLink()).searchParams.get('code'))).json();
  expect(decodeJwt(access_token).amr).toMatchObject([{ method }]);
});

test('the target keeps its query and fragment', async () => {
  const { call, followLink } = await startAccountsApi();
  const redirectTo = encodeURIComponent('http://localhost:3000/x?y=1#z');
  await call('POST', `/signup?redirect_to=${redirectTo}`, { body: { ...ada, ...challenge } });
  expect((await followLink()).href).toMatch(/^http:\/\/localhost:3000\/x\?y=1&code=[\w-]+#z$/);
});

test('a PKCE client gets the error in query and fragment', async () => {
  const { target, exchange, code, followLink } = await startWithCode();
  expect(target.hash).toBe('');
  await exchange(code);
  const again = await followLink();
  expect(again.searchParams.get('error_code')).toBe('otp_expired');
  expect(again.hash).toContain('error_code=otp_expired');
});

test('a link whose challenge is lost stays usable', async () => {
  const { signUp, followLink, database } = await startAccountsApi();
  await signUp(challenge);
  const flows = await database.selectFrom('flows').selectAll().execute();
  await database.deleteFrom('flows').execute();
  expect((await followLink()).hash).toContain('error_code=flow_state_not_found');
  await database.insertInto('flows').values(flows).execute();
  expect((await followLink()).searchParams.has('code')).toBe(true);
});

test.each([
  [{ code_verifier: verifier }, 400, 'validation_failed'],
  [{ auth_code: 'a' }, 400, 'validation_failed'],
  [{ auth_code: 'a', code_verifier: verifier }, 404, 'flow_state_not_found'],
  [{ auth_code: nobody, code_verifier: verifier }, 404, 'flow_state_not_found'],
])('the exchange %j is refused with %i %s', async (body, status, code) => {
  const { post } = await startAccountsApi();
  await refused(post('/token?grant_type=pkce', body), status, code);
});

test('a challenge of nulls counts as missing', async () => {
  const { signUp, followLink } = await startAccountsApi();
  await signUp({ code_challenge: null, code_challenge_method: null });
  expect((await followLink()).hash).toContain('access_token=');
});
