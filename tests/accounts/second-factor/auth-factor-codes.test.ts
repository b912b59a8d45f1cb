import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { ada } from '#tests/support/accounts/accounts-api.ts';
import { startFactorsApi } from '#tests/support/accounts/factor-calls.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { nobody } from '#tests/support/accounts/some-claims.ts';

const minute = 60_000;

/**
 * Ada with a second factor, logged in anew by the password alone: `as` is that session's access
 * token, `give` answers a fresh challenge in it, `ask` makes one to answer later.
 */
async function startHalfLoggedIn(env: Record<string, string> = {}) {
  const api = await startFactorsApi(env);
  const { factor, session: elsewhere } = await api.registerWithFactor();
  const { access_token: as, refresh_token } = (await api.logIn()).json();
  const give = (code?: string) => api.answer(as, factor, code);
  const verifyOne = (id: string, code: string) => api.verify(as, factor.id, id, code);
  const ask = async (): Promise<string> => (await api.challenge(as, factor.id)).json().id;
  const codeNow = (steps = 0) => api.codeOf(factor, steps);
  return { ...api, factor, elsewhere, as, refresh_token, give, ask, verifyOne, codeNow };
}

test('a challenge says when it expires', async () => {
  const { challenge, factor, as, clock, get } = await startHalfLoggedIn();
  const answer = await challenge(as, factor.id);
  const expires_at = Math.floor(clock() / 1000) + 300;
  expect(answer.json()).toEqual({ id: expect.any(String), type: 'totp', expires_at });
  const { factors } = (await get('/user', as)).json();
  expect(factors[0].last_challenged_at).toBe(new Date(clock()).toISOString());
});

test('a right code raises its own session to aal2, and no other', async () => {
  const { give, factor, as, clock, refresh } = await startHalfLoggedIn();
  const before = decodeJwt(as);
  expect(before).toMatchObject({ aal: 'aal1', needs_second_factor: true });
  clock.advance(5000);
  const verified = await give();
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

test('a factor proved twice is listed once, with the newer time', async () => {
  const { give, answer, factor, clock } = await startHalfLoggedIn();
  const first = (await give()).json();
  clock.advance(minute);
  const second = (await answer(first.access_token, factor)).json();
  expect(decodeJwt(second.access_token).amr).toEqual([
    { method: 'totp', timestamp: Math.floor(clock() / 1000) },
    expect.objectContaining({ method: 'password' }),
  ]);
});

test('a right code also exchanges the refresh token', async () => {
  const { give, refresh_token, refresh, clock } = await startHalfLoggedIn();
  const session = (await give()).json();
  expect(session.refresh_token).not.toBe(refresh_token);
  // A tab that still has the old one gets its successor.
  expect((await refresh(refresh_token)).json().refresh_token).toBe(session.refresh_token);
  expect((await refresh(session.refresh_token)).statusCode).toBe(200);
  clock.advance(10_001);
  await refused(refresh(refresh_token), 400, 'refresh_token_already_used');
});

test('a right code does not revive a session whose refresh tokens have ended', async () => {
  const { give, answer, factor, refresh_token, refresh, clock, logIn } = await startHalfLoggedIn();
  await refresh((await refresh(refresh_token)).json().refresh_token);
  clock.advance(10_001);
  await refresh(refresh_token);
  await refused(give(), 403, 'session_not_found');
  // The refusal changed nothing: the code still works.
  const anew = (await logIn()).json();
  expect((await answer(anew.access_token, factor)).statusCode).toBe(200);
});

test('the user’s sessions without the factor end, and nobody else’s', async () => {
  const { give, elsewhere, register, logIn, get } = await startHalfLoggedIn();
  const half = (await logIn()).json();
  const eve = await register('eve@example.com');
  await give();
  await refused(get('/user', half.access_token), 403, 'session_not_found');
  expect((await get('/user', elsewhere.access_token)).statusCode).toBe(200);
  expect((await get('/user', eve.access_token)).statusCode).toBe(200);
});

test('a right code removes the user’s unverified factors', async () => {
  const { register, enroll, addFactor, get } = await startFactorsApi();
  const { access_token } = await register();
  await enroll(access_token, { friendly_name: 'Left behind' });
  const { factor, session } = await addFactor(access_token, 'Phone');
  expect(session.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
  expect((await get('/user', session.access_token)).json().factors).toHaveLength(1);
});

test('a used code and every earlier one are refused', async () => {
  const { give, codeNow, clock } = await startHalfLoggedIn();
  const [before, code, next] = [codeNow(-1), codeNow(), codeNow(1)];
  expect((await give(code)).statusCode).toBe(200);
  await refused(give(code), 422, 'mfa_verification_failed');
  await refused(give(before), 422, 'mfa_verification_failed');
  clock.advance(30_000);
  await refused(give(code), 422, 'mfa_verification_failed');
  expect((await give(next)).statusCode).toBe(200);
});

test('of many concurrent uses of a code, one succeeds', async () => {
  const { ask, verifyOne, codeNow } = await startHalfLoggedIn();
  const challenges = await Promise.all(Array.from({ length: 6 }, ask));
  const answers = await Promise.all(challenges.map((id) => verifyOne(id, codeNow())));
  const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
  expect(codes.sort()).toEqual([200, ...Array(5).fill('mfa_verification_failed')]);
});

test.each([nobody, 'nonsense'])('there is no challenge %s to answer', async (id) => {
  const { verifyOne, codeNow } = await startHalfLoggedIn();
  await refused(verifyOne(id, codeNow()), 422, 'mfa_factor_not_found');
});

test('a code for the challenge of another factor is refused', async () => {
  const { challenge, verify, factor, elsewhere, addFactor, codeNow } = await startHalfLoggedIn();
  const tablet = await addFactor(elsewhere.access_token, 'Tablet');
  const as = tablet.session.access_token;
  const { id } = (await challenge(as, tablet.factor.id)).json();
  await refused(verify(as, factor.id, id, codeNow()), 422, 'mfa_factor_not_found');
});

test.each([
  ['', 400, 'validation_failed'],
  ['éééééé', 422, 'mfa_verification_failed'],
])('the code %j is refused', async (given, status, code) => {
  const { ask, verifyOne } = await startHalfLoggedIn();
  await refused(verifyOne(await ask(), given), status, code);
});

test('a wrong code is reported as wrong', async () => {
  const { give } = await startHalfLoggedIn();
  const answer = await refused(give('abcdef'), 422, 'mfa_verification_failed');
  expect(answer.json().message).toBe('Invalid TOTP code entered');
});

test('a challenge ends after five minutes', async () => {
  const { ask, verifyOne, codeNow, clock } = await startHalfLoggedIn();
  const id = await ask();
  clock.advance(5 * minute - 1);
  await refused(verifyOne(id, '000000'), 422, 'mfa_verification_failed');
  clock.advance(1);
  await refused(verifyOne(id, codeNow()), 422, 'mfa_challenge_expired');
});

test('after five wrong codes a challenge refuses the right one too', async () => {
  const { ask, verifyOne, codeNow } = await startHalfLoggedIn();
  const id = await ask();
  for (let round = 0; round < 5; round += 1) {
    await refused(verifyOne(id, 'wrong!'), 422, 'mfa_verification_failed');
  }
  await refused(verifyOne(id, codeNow()), 422, 'mfa_challenge_expired');
});

const withLimits = { REQUEST_LIMIT_FACTOR: '1' };

/** Ten wrong codes, five to a challenge, from one network. */
async function guessTenTimes(
  { call, factor, as }: Awaited<ReturnType<typeof startHalfLoggedIn>>,
  ip: string,
) {
  const headers = { 'x-forwarded-for': ip };
  const send = (path: string, body: object = {}) =>
    call('POST', `/factors/${factor.id}${path}`, { as, headers, body });
  for (const _challenge of [1, 2]) {
    const challenge_id = (await send('/challenge')).json().id;
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = send('/verify', { challenge_id, code: 'wrong!' });
      await refused(wrong, 422, 'mfa_verification_failed');
    }
  }
}

test('after ten wrong codes the account asks to wait, whatever the challenge', async () => {
  const api = await startHalfLoggedIn({ ...withLimits, ACCESS_TOKEN_SECONDS: '86400' });
  await guessTenTimes(api, '127.0.0.1');
  const answer = await refused(api.give(), 429, 'over_request_rate_limit');
  expect(answer.json().message).toContain('clock of your device');
  api.clock.advance(Number(answer.headers['retry-after']) * 1000);
  expect((await api.give()).statusCode).toBe(200);
});

test('a stranger with the password cannot use up the owner’s tries', async () => {
  const api = await startHalfLoggedIn(withLimits);
  await guessTenTimes(api, '203.0.113.7');
  expect((await api.give()).statusCode).toBe(200);
});

test('a network counts as the owner’s once the second factor was proved there', async () => {
  const { call, factor, ask, codeNow, as, rowsOf } = await startHalfLoggedIn();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await call('POST', '/token?grant_type=password', { body: ada, headers });
  expect(await rowsOf('known_networks')).toHaveLength(1);
  const body = { challenge_id: await ask(), code: codeNow() };
  await call('POST', `/factors/${factor.id}/verify`, { as, headers, body });
  expect(await rowsOf('known_networks')).toHaveLength(2);
});

test('a network asks fifteen times a minute for a code', async () => {
  const { challenge, factor, as } = await startHalfLoggedIn(withLimits);
  for (let request = 0; request < 15; request += 1) {
    expect((await challenge(as, factor.id)).statusCode).toBe(200);
  }
  await refused(challenge(as, factor.id), 429, 'over_request_rate_limit');
});
