import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import { nobody } from '#tests/support/accounts/some-claims.ts';

const minute = 60_000;

async function startFactorsApi(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  return { ...api, ...factorCalls(api) };
}

type Api = Awaited<ReturnType<typeof startFactorsApi>>;

/** Ada with a second factor, logged in anew by the password alone. */
async function startHalfLoggedIn(env: Record<string, string> = {}) {
  const api = await startFactorsApi(env);
  const { factor, session } = await api.registerWithFactor();
  const { access_token, refresh_token } = (await api.logIn()).json();
  return { ...api, factor, elsewhere: session, access_token, refresh_token };
}

test('a challenge says until when it can be answered', async () => {
  const { challenge, factor, access_token, clock, get } = await startHalfLoggedIn();
  const answer = await challenge(access_token, factor.id);
  const expires_at = Math.floor(clock() / 1000) + 300;
  expect(answer.json()).toEqual({ id: expect.any(String), type: 'totp', expires_at });
  const { factors } = (await get('/user', access_token)).json();
  expect(factors[0].last_challenged_at).toBe(new Date(clock()).toISOString());
});

test('a right code raises the session it is given in, and no other', async () => {
  const { answer, factor, access_token, clock, refresh } = await startHalfLoggedIn();
  const before = decodeJwt(access_token);
  expect(before).toMatchObject({ aal: 'aal1', needs_second_factor: true });
  clock.advance(5000);
  const verified = await answer(access_token, factor);
  expect(verified.statusCode).toBe(200);
  const session = verified.json();
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(session.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);

  const after = decodeJwt<{ amr: { method: string; timestamp: number }[] }>(session.access_token);
  expect(after).toMatchObject({ aal: 'aal2', session_id: before.session_id });
  expect(after).not.toHaveProperty('needs_second_factor');
  expect(after.amr).toEqual([
    { method: 'totp', timestamp: Math.floor(clock() / 1000) },
    ...(before.amr as object[]),
  ]);
  const refreshed = decodeJwt((await refresh(session.refresh_token)).json().access_token);
  expect(refreshed).toMatchObject({ aal: 'aal2', amr: after.amr });
});

test('a factor that is shown again is noted once, with the newer time', async () => {
  const { answer, factor, access_token, clock } = await startHalfLoggedIn();
  const first = (await answer(access_token, factor)).json();
  clock.advance(minute);
  const second = (await answer(first.access_token, factor)).json();
  expect(decodeJwt(second.access_token).amr).toEqual([
    { method: 'totp', timestamp: Math.floor(clock() / 1000) },
    expect.objectContaining({ method: 'password' }),
  ]);
});

test('the refresh token is exchanged along with it', async () => {
  const { answer, factor, access_token, refresh_token, refresh, clock } = await startHalfLoggedIn();
  const session = (await answer(access_token, factor)).json();
  expect(session.refresh_token).not.toBe(refresh_token);
  // A tab that has the old one still is given the one that followed it.
  expect((await refresh(refresh_token)).json().refresh_token).toBe(session.refresh_token);
  expect((await refresh(session.refresh_token)).statusCode).toBe(200);
  clock.advance(10_001);
  expect((await refresh(refresh_token)).json().code).toBe('refresh_token_already_used');
});

test('a session whose refresh tokens have ended is not brought back to life', async () => {
  const { answer, factor, access_token, refresh_token, refresh, codeOf, clock, logIn } =
    await startHalfLoggedIn();
  await refresh((await refresh(refresh_token)).json().refresh_token);
  clock.advance(10_001);
  await refresh(refresh_token);
  await refused(answer(access_token, factor), 403, 'session_not_found');
  // Nothing is half done: the code still holds.
  const anew = (await logIn()).json();
  expect((await answer(anew.access_token, factor, codeOf(factor))).statusCode).toBe(200);
});

test('the user’s sessions without the factor end, and nobody else’s', async () => {
  const { answer, factor, elsewhere, access_token, register, logIn, get } =
    await startHalfLoggedIn();
  const half = (await logIn()).json();
  const eve = await register('eve@example.com');
  await answer(access_token, factor);
  expect((await get('/user', half.access_token)).json().code).toBe('session_not_found');
  for (const token of [elsewhere.access_token, eve.access_token])
    expect((await get('/user', token)).statusCode).toBe(200);
});

test('what else was begun to set up is gone', async () => {
  const { register, enroll, answer, get } = await startFactorsApi();
  const { access_token } = await register();
  await enroll(access_token, { friendly_name: 'Left behind' });
  const { id, totp } = (await enroll(access_token, { friendly_name: 'Phone' })).json();
  const session = (await answer(access_token, { id, totp })).json();
  expect(session.user.factors).toMatchObject([{ id, status: 'verified' }]);
  expect((await get('/user', session.access_token)).json().factors).toHaveLength(1);
});

test('a code works once, and so does every one before it', async () => {
  const { answer, factor, access_token, codeOf, clock } = await startHalfLoggedIn();
  const [before, code, next] = [codeOf(factor, -1), codeOf(factor), codeOf(factor, 1)];
  expect((await answer(access_token, factor, code)).statusCode).toBe(200);
  for (const used of [code, before]) {
    await refused(answer(access_token, factor, used), 422, 'mfa_verification_failed');
  }
  clock.advance(30_000);
  expect((await answer(access_token, factor, code)).statusCode).toBe(422);
  expect((await answer(access_token, factor, next)).statusCode).toBe(200);
});

test('of many who use a code at once, one gets in', async () => {
  const { challenge, verify, factor, access_token, codeOf } = await startHalfLoggedIn();
  const challenges = await Promise.all(
    Array.from({ length: 6 }, async () => (await challenge(access_token, factor.id)).json().id),
  );
  const code = codeOf(factor);
  const answers = await Promise.all(
    challenges.map((id) => verify(access_token, factor.id, id, code)),
  );
  const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
  expect(codes.sort()).toEqual([200, ...Array(5).fill('mfa_verification_failed')]);
});

test('an answer without a code, or to nothing that was asked, is refused', async () => {
  const { challenge, verify, factor, elsewhere, addFactor, codeOf } = await startHalfLoggedIn();
  const tablet = await addFactor(elsewhere.access_token, 'Tablet');
  const as = tablet.session.access_token;
  const live = (await challenge(as, factor.id)).json().id;
  const foreign = (await challenge(as, tablet.factor.id)).json().id;
  const code = codeOf(factor);
  for (const [id, given, status, error] of [
    [nobody, '', 400, 'validation_failed'],
    [nobody, code, 422, 'mfa_factor_not_found'],
    ['nonsense', code, 422, 'mfa_factor_not_found'],
    [foreign, code, 422, 'mfa_factor_not_found'],
    [live, '', 400, 'validation_failed'],
    [live, 'éééééé', 422, 'mfa_verification_failed'],
  ] as const) {
    await refused(verify(as, factor.id, id, given), status, error);
  }
});

test('a challenge is answered once', async () => {
  const { challenge, verify, factor, access_token, codeOf } = await startHalfLoggedIn();
  const { id } = (await challenge(access_token, factor.id)).json();
  expect((await verify(access_token, factor.id, id, codeOf(factor))).statusCode).toBe(200);
  await refused(
    verify(access_token, factor.id, id, codeOf(factor, 1)),
    422,
    'mfa_ip_address_mismatch',
  );
});

test('a challenge ends after five minutes', async () => {
  const { challenge, verify, factor, access_token, codeOf, clock } = await startHalfLoggedIn();
  const { id } = (await challenge(access_token, factor.id)).json();
  clock.advance(5 * minute - 1);
  expect((await verify(access_token, factor.id, id, '000000')).json().code).toBe(
    'mfa_verification_failed',
  );
  clock.advance(1);
  await refused(
    verify(access_token, factor.id, id, codeOf(factor)),
    422,
    'mfa_challenge_expired',
  );
});

test('a challenge takes five wrong codes, and then not the right one either', async () => {
  const { challenge, verify, factor, access_token, codeOf } = await startHalfLoggedIn();
  const { id } = (await challenge(access_token, factor.id)).json();
  for (let round = 0; round < 5; round += 1) {
    const wrong = await verify(access_token, factor.id, id, 'wrong!');
    expect(wrong.json().code).toBe('mfa_verification_failed');
  }
  await refused(
    verify(access_token, factor.id, id, codeOf(factor)),
    422,
    'mfa_challenge_expired',
  );
});

const withLimits = { REQUEST_LIMIT_FACTOR: '1' };

/** Ten wrong codes, five to a challenge, from one network. */
async function guessTenTimes({ call }: Api, factorId: string, as: string, ip: string) {
  const headers = { 'x-forwarded-for': ip };
  const send = (path: string, body: object = {}) =>
    call('POST', `/factors/${factorId}${path}`, { as, headers, body });
  for (const _challenge of [1, 2]) {
    const challenge_id = (await send('/challenge')).json().id;
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await send('/verify', { challenge_id, code: 'wrong!' });
      expect(wrong.json().code).toBe('mfa_verification_failed');
    }
  }
}

test('after ten wrong codes the account asks to wait, whatever the challenge', async () => {
  const api = await startHalfLoggedIn({ ...withLimits, ACCESS_TOKEN_SECONDS: '86400' });
  const { answer, factor, access_token, clock } = api;
  await guessTenTimes(api, factor.id, access_token, '127.0.0.1');
  const refused = await refused(answer(access_token, factor), 429, 'over_request_rate_limit');
  expect(refused.json().message).toContain('clock of your device');
  clock.advance(Number(refused.headers['retry-after']) * 1000);
  expect((await answer(access_token, factor)).statusCode).toBe(200);
});

test('a stranger with the password cannot use up the tries of the owner', async () => {
  const api = await startHalfLoggedIn(withLimits);
  await guessTenTimes(api, api.factor.id, api.access_token, '203.0.113.7');
  expect((await api.answer(api.access_token, api.factor)).statusCode).toBe(200);
});

test('a network counts as the owner’s once the second factor was shown there', async () => {
  const { call, factor, challenge, codeOf, rowsOf } = await startHalfLoggedIn();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const known = async () => (await rowsOf('known_networks')).length;
  const body = { email: 'ada@example.com', password: 'correct horse' };
  const logIn = await call('POST', '/token?grant_type=password', { body, headers });
  expect(await known()).toBe(1);
  const as = logIn.json().access_token;
  const challenge_id = (await challenge(as, factor.id)).json().id;
  const answer = { challenge_id, code: codeOf(factor) };
  await call('POST', `/factors/${factor.id}/verify`, { as, headers, body: answer });
  expect(await known()).toBe(2);
});

test('a network asks fifteen times a minute for a code', async () => {
  const { challenge, factor, access_token } = await startHalfLoggedIn(withLimits);
  for (let request = 0; request < 15; request += 1) {
    expect((await challenge(access_token, factor.id)).statusCode).toBe(200);
  }
  await refused(challenge(access_token, factor.id), 429, 'over_request_rate_limit');
});
