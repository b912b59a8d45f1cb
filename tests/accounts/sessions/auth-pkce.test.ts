import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { ada, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

// The vector of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 's256',
};

/** A sign-up with a challenge, whose link was followed. */
async function startWithCode(announced = challenge) {
  const api = await startAccountsApi();
  await api.signUp({ ...announced });
  const target = await api.followLink();
  const exchange = (auth_code: string, code_verifier = verifier) =>
    api.post('/token?grant_type=pkce', { auth_code, code_verifier });
  return { ...api, target, code: target.searchParams.get('code') ?? '', exchange };
}

test('the link of a PKCE client brings a code in the query and no tokens', async () => {
  const { target } = await startWithCode();
  expect(target.href).toMatch(/^http:\/\/localhost:3000\/\?code=[0-9a-f-]{36}$/);
});

test('the code and its verifier give a session, proved by the flow', async () => {
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

test('a mail scanner that follows the link of a PKCE client does not burn it', async () => {
  const { followLink, exchange, code } = await startWithCode();
  const again = (await followLink()).searchParams.get('code');
  expect(again).toBe(code);
  expect((await exchange(code)).statusCode).toBe(200);
});

test('no copy of the data holds a code', async () => {
  const { code, rowsOf } = await startWithCode();
  const flows = await rowsOf('flows');
  expect(JSON.stringify(flows)).not.toContain(code);
});

test('a code works for five minutes after it was issued', async () => {
  const { exchange, code, clock } = await startWithCode();
  clock.advance(300_001);
  await refused(exchange(code), 422, 'flow_state_expired');
  clock.advance(-1);
  expect((await exchange(code)).statusCode).toBe(200);
});

test('a newer mail does not take back a code that was issued', async () => {
  const { post, followLink, exchange } = await startWithCode();
  await post('/recover', { email: ada.email, ...challenge });
  const issued = (await followLink()).searchParams.get('code') ?? '';
  await post('/recover', { email: ada.email, ...challenge });
  expect((await exchange(issued)).statusCode).toBe(200);
});

test('flows that can lead nowhere any more are forgotten', async () => {
  const { post, followLink, database, clock } = await startWithCode();
  await post('/recover', { email: ada.email, ...challenge });
  await followLink();
  clock.advance(300_001);
  await post('/recover', { email: ada.email, ...challenge });
  await post('/recover', { email: ada.email, ...challenge });
  expect(await database.selectFrom('flows').select('id').execute()).toHaveLength(1);
});

test('a plain challenge is compared as it is', async () => {
  const plain = { code_challenge: verifier, code_challenge_method: 'PLAIN' };
  const { exchange, code } = await startWithCode(plain);
  expect((await exchange(code, challenge.code_challenge)).statusCode).toBe(400);
  expect((await exchange(code)).statusCode).toBe(200);
});

test.each([
  ['recover', { email: ada.email }, 'recovery'],
  ['otp', { email: ada.email }, 'magiclink'],
])('/%s carries a challenge to its own flow', async (path, body, method) => {
  const { register, post, followLink } = await startAccountsApi();
  await register();
  await post(`/${path}`, { ...body, ...challenge });
  const auth_code = (await followLink()).searchParams.get('code');
  const answer = await post('/token?grant_type=pkce', { auth_code, code_verifier: verifier });
  expect(decodeJwt(answer.json().access_token).amr).toMatchObject([{ method }]);
});

test('an existing query and fragment of the target stay', async () => {
  const { call, followLink } = await startAccountsApi();
  const redirectTo = encodeURIComponent('http://localhost:3000/x?y=1#z');
  await call('POST', `/signup?redirect_to=${redirectTo}`, { body: { ...ada, ...challenge } });
  expect((await followLink()).href).toMatch(/^http:\/\/localhost:3000\/x\?y=1&code=[\w-]+#z$/);
});

test('a PKCE client finds the error in query and fragment', async () => {
  const { target, exchange, code, followLink } = await startWithCode();
  expect(target.hash).toBe('');
  await exchange(code);
  const again = await followLink();
  expect(again.searchParams.get('error_code')).toBe('otp_expired');
  expect(again.hash).toContain('error_code=otp_expired');
});

test('a link whose challenge is lost stays usable', async () => {
  const { followLink, database, rowsOf, signUp } = await startAccountsApi();
  await signUp({ ...challenge });
  const flows = await rowsOf('flows');
  await database.deleteFrom('flows').execute();
  expect((await followLink()).hash).toContain('error_code=flow_state_not_found');
  await database.insertInto('flows').values(flows).execute();
  expect((await followLink()).searchParams.has('code')).toBe(true);
});

const refusals: [Record<string, unknown>, number, string][] = [
  [{ code_verifier: verifier }, 400, 'validation_failed'],
  [{ auth_code: 'a' }, 400, 'validation_failed'],
  [{ auth_code: 'a', code_verifier: verifier }, 404, 'flow_state_not_found'],
  [
    { auth_code: '5c1f0b3e-43f5-4d8c-9a5e-6a2f7f0a9d10', code_verifier: verifier },
    404,
    'flow_state_not_found',
  ],
];

test('unusable exchanges are refused by name', async () => {
  const { post } = await startAccountsApi();
  for (const [body, status, code] of refusals) {
    await refused(post('/token?grant_type=pkce', body), status, code);
  }
});

test('a challenge of nulls is none', async () => {
  const { followLink, signUp } = await startAccountsApi();
  await signUp({ code_challenge: null, code_challenge_method: null });
  expect((await followLink()).hash).toContain('access_token=');
});
