import type { GoTrueClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { aRealtimeServer, everyChange } from '#tests/support/a-realtime-server.ts';
import { aUser } from '#tests/support/accounts/a-user.ts';
import { ada, sessionIn } from '#tests/support/accounts/accounts-api.ts';
import { startAuthClients } from '#tests/support/accounts/auth-clients.ts';
import { factorCalls, startFactorsApi } from '#tests/support/accounts/factor-calls.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { nobody, someClaims } from '#tests/support/accounts/some-claims.ts';

const minute = 60_000;

/** Ada, registered and logged in without a second factor. */
async function startWithoutFactor(env: Record<string, string> = {}) {
  const api = await startFactorsApi(env);
  return { ...api, as: (await api.register()).access_token };
}

/** Ada with a second factor. She entered its code in `session`, but not in the session of `as`. */
async function startHalfLoggedIn() {
  const api = await startFactorsApi();
  const { factor, session } = await api.registerWithFactor();
  return { ...api, factor, session, as: (await api.logIn()).json().access_token as string };
}

/** A client of Ada's, and its calls for second factors. */
async function startWithClient() {
  const api = await startAuthClients();
  const { codeOf } = factorCalls(api);
  const client = await api.aRegisteredClient();
  const levelsOf = async ({ mfa }: GoTrueClient) =>
    (await mfa.getAuthenticatorAssuranceLevel()).data;

  /** Sets up an authenticator app. */
  async function addApp() {
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (!data) throw new Error('The app was not enrolled.');
    const { error } = await client.mfa.challengeAndVerify({
      factorId: data.id,
      code: codeOf(data),
    });
    expect(error).toBeNull();
    api.clock.advance(30_000);
    return data;
  }
  return { ...api, client, codeOf, levelsOf, addApp };
}

test('a client sets up an app', async () => {
  const { client, levelsOf, addApp } = await startWithClient();
  expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  const app = await addApp();
  expect(app).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
  expect(await (await fetch(app.totp.qr_code)).text()).toMatch(/^<svg .*<\/svg>$/);
  expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
    { id: app.id, status: 'verified', friendly_name: 'Phone' },
  ]);
});

test('a client is asked for the app’s code at the next log in', async () => {
  const { aLoggedInClient, levelsOf, addApp, codeOf } = await startWithClient();
  const app = await addApp();
  const next = await aLoggedInClient();
  expect(await levelsOf(next)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const given = { factorId: app.id, code: codeOf(app) };
  expect((await next.mfa.challengeAndVerify(given)).error).toBeNull();
  expect(await levelsOf(next)).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
});

test('a client removes an app with its code, and not without', async () => {
  const { client, aLoggedInClient, levelsOf, addApp } = await startWithClient();
  const { id: factorId } = await addApp();
  const { error } = await (await aLoggedInClient()).mfa.unenroll({ factorId });
  expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });

  expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  await client.refreshSession();
  expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect((await client.mfa.listFactors()).data?.all).toEqual([]);
});

test('an enrollment gives the key in three forms, issued by this site unless another is named', async () => {
  const { as, enroll } = await startWithoutFactor({ PUBLIC_URL: 'https://movies.example.com' });
  const first = (await enroll(as)).json();
  expect(first).toEqual({
    id: expect.any(String),
    type: 'totp',
    friendly_name: '',
    totp: { qr_code: expect.any(String), secret: expect.any(String), uri: expect.any(String) },
  });
  const { searchParams, pathname } = new URL(first.totp.uri);
  expect(pathname).toContain('movies.example.com:ada%40example.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ algorithm: 'SHA1', digits: '6', period: '30' },
    ...{ issuer: 'movies.example.com', secret: first.totp.secret },
  });
  const other = (await enroll(as, { issuer: 'Movies', friendly_name: 'Phone' })).json();
  expect(new URL(other.totp.uri).searchParams.get('issuer')).toBe('Movies');
});

test('the secret is shown once and stored encrypted', async () => {
  const { as, enroll, answer, get, database } = await startWithoutFactor();
  const factor = (await enroll(as, { friendly_name: 'Phone' })).json();
  const verified = await answer(as, factor);
  const user = await get('/user', verified.json().access_token);
  expect(user.json().factors).toEqual([
    {
      ...{ id: factor.id, friendly_name: 'Phone', factor_type: 'totp', status: 'verified' },
      ...{ created_at: expect.any(String), updated_at: expect.any(String) },
      last_challenged_at: expect.any(String),
    },
  ]);
  const row = await database.selectFrom('factors').selectAll().executeTakeFirstOrThrow();
  for (const text of [verified.body, user.body, JSON.stringify(row)]) {
    expect(text).not.toContain(factor.totp.secret);
  }
  expect(user.body).not.toContain(row.encrypted_secret);
});

test.each([
  [{ factor_type: 'phone', phone: '+41' }, 422, 'mfa_phone_enroll_not_enabled'],
  [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
  [{ factor_type: 'hotp' }, 400, 'validation_failed'],
  [{ factor_type: null }, 400, 'validation_failed'],
  [{ friendly_name: 5 }, 400, 'bad_json'],
  [{ friendly_name: 'x'.repeat(65) }, 400, 'validation_failed'],
  [{ friendly_name: 'a\u0000b' }, 400, 'validation_failed'],
  [{ issuer: 'x'.repeat(65) }, 400, 'validation_failed'],
  [{ issuer: '\ud800' }, 400, 'validation_failed'],
])('the enrollment %j is refused', async (body, status, code) => {
  const { as, enroll, rowsOf } = await startWithoutFactor();
  await refused(enroll(as, body), status, code);
  expect(await rowsOf('factors')).toEqual([]);
});

test.each(['', 'Phone'])('the name %j is given once to each user', async (friendly_name) => {
  const { as, register, enroll } = await startWithoutFactor();
  expect((await enroll(as, { friendly_name })).statusCode).toBe(200);
  await refused(enroll(as, { friendly_name }), 422, 'mfa_factor_name_conflict');
  const eve = await register('eve@example.com');
  expect((await enroll(eve.access_token, { friendly_name })).statusCode).toBe(200);
});

test('a user has at most ten factors, also by concurrent requests', async () => {
  const { as, enroll, rowsOf } = await startWithoutFactor();
  const names = Array.from({ length: 12 }, (_, index) => `Phone ${index}`);
  const answers = await Promise.all(names.map((friendly_name) => enroll(as, { friendly_name })));
  const codes = answers.flatMap((answer) => answer.json().code ?? []);
  expect(codes).toEqual(['too_many_enrolled_mfa_factors', 'too_many_enrolled_mfa_factors']);
  expect(await rowsOf('factors')).toHaveLength(10);
});

test('an unverified factor is replaced after five minutes, unless it has an open challenge', async () => {
  const { as, enroll, challenge, clock } = await startWithoutFactor();
  const enrollNamed = (friendly_name: string) => enroll(as, { friendly_name });
  await enrollNamed('abandoned');
  const waiting = (await enrollNamed('waiting')).json();
  clock.advance(4 * minute);
  await challenge(as, waiting.id);
  clock.advance(minute - 1);
  await refused(enrollNamed('abandoned'), 422, 'mfa_factor_name_conflict');
  clock.advance(1);
  expect((await enrollNamed('abandoned')).statusCode).toBe(200);
  await refused(enrollNamed('waiting'), 422, 'mfa_factor_name_conflict');
});

test('a user with a second factor proves it before setting up another', async () => {
  const { as, session, enroll, answer } = await startHalfLoggedIn();
  await refused(enroll(as, { friendly_name: 'Eve' }), 403, 'insufficient_aal');

  const tablet = await enroll(session.access_token, { friendly_name: 'Tablet' });
  expect(tablet.statusCode).toBe(200);
  await refused(answer(as, tablet.json()), 403, 'insufficient_aal');
  const raised = await answer(session.access_token, tablet.json());
  expect(raised.json().user.factors).toHaveLength(2);
});

test.each([{ password: 'battery staple' }, { email: 'eve@example.com' }])(
  'without the second factor a user cannot change to %j',
  async (body) => {
    const { as, change } = await startHalfLoggedIn();
    await refused(change(as, body), 401, 'insufficient_aal');
  },
);

test('without the second factor a user can change the data', async () => {
  const { as, change } = await startHalfLoggedIn();
  expect((await change(as, { data: { a: 1 } })).statusCode).toBe(200);
});

test('a recovery session needs the second factor before it sets a password', async () => {
  const { post, followLink, change } = await startHalfLoggedIn();
  await post('/recover', { email: ada.email });
  const { access_token } = sessionIn(await followLink());
  await refused(change(access_token, { password: 'battery staple' }), 401, 'insufficient_aal');
});

const calls = [
  ['POST', '/factors'],
  ['DELETE', `/factors/${nobody}`],
  ['POST', `/factors/${nobody}/challenge`],
  ['POST', `/factors/${nobody}/verify`],
] as const;

test.each(calls)(
  '%s %s is for somebody logged in, not for an anonymous user',
  async (method, path) => {
    const { call, post } = await startFactorsApi({ ANONYMOUS_SIGN_INS: 'true' });
    await refused(call(method, path), 401, 'no_authorization');
    const as = (await post('/signup', {})).json().access_token;
    await refused(call(method, path, { as }), 403, 'no_authorization');
  },
);

test.each(calls.slice(1))('%s %s is only for the user’s own factors', async (method, path) => {
  const { call, register, factor } = await startHalfLoggedIn();
  const as = (await register('eve@example.com')).access_token;
  const callAbout = (id: string) => call(method, path.replace(nobody, id), { as });
  await refused(callAbout(factor.id), 404, 'mfa_factor_not_found');
  await refused(callAbout(nobody), 404, 'mfa_factor_not_found');
  await refused(callAbout('nonsense'), 404, 'validation_failed');
  await refused(callAbout('%00'), 404, 'validation_failed');
});

test('a removed factor is not asked for, and its sessions return to aal1', async () => {
  const { as, factor, session, unenroll, answer, refresh, get } = await startHalfLoggedIn();
  const elsewhere = (await answer(as, factor)).json();
  const removed = await unenroll(session.access_token, factor.id);
  expect([removed.statusCode, removed.json()]).toEqual([200, { id: factor.id }]);
  for (const { refresh_token } of [session, elsewhere]) {
    const fresh = (await refresh(refresh_token)).json();
    const { aal, amr } = decodeJwt<{ amr: { method: string }[] }>(fresh.access_token);
    expect([aal, amr.some(({ method }) => method === 'totp')]).toEqual(['aal1', false]);
    expect((await get('/user', fresh.access_token)).json()).not.toHaveProperty('factors');
  }
});

test('a session stays at aal2 by another factor', async () => {
  const { factor, session, addFactor, unenroll, refresh } = await startHalfLoggedIn();
  const tablet = await addFactor(session.access_token, 'Tablet');
  await unenroll(tablet.session.access_token, factor.id);
  const { access_token } = (await refresh(tablet.session.refresh_token)).json();
  expect(decodeJwt(access_token)).toMatchObject({ aal: 'aal2' });
});

test('an unverified factor can be removed without a code', async () => {
  const { as, enroll, unenroll, mailer } = await startWithoutFactor();
  const { id } = (await enroll(as)).json();
  const before = mailer.sent.length;
  expect((await unenroll(as, id)).statusCode).toBe(200);
  await refused(unenroll(as, id), 404, 'mfa_factor_not_found');
  expect(mailer.sent).toHaveLength(before);
});

test('a mail notifies the owner of a factor that is added or removed, not of its use', async () => {
  const { as, factor, session, answer, unenroll, mailer } = await startHalfLoggedIn();
  await answer(as, factor);
  await unenroll(session.access_token, factor.id);
  expect(mailer.sent.slice(1)).toMatchObject([
    { to: ada.email, subject: 'A second factor protects your Marquee account' },
    { to: ada.email, subject: 'A second factor of your Marquee account was removed' },
  ]);
});

test('the audit trail records what happens to a factor', async () => {
  const { factor, session, answer, unenroll, actions } = await startHalfLoggedIn();
  await answer(session.access_token, factor, '000000');
  await unenroll(session.access_token, factor.id);
  const aboutFactors = (await actions()).filter((action) => /factor|refused/.test(action));
  expect(aboutFactors.sort()).toEqual([
    'factor_in_progress',
    'factor_unenrolled',
    'factor_verified',
    'verification_refused',
  ]);
});

test.each(['password', 'link', 'code'] as const)(
  'a session by a %s gets no data before the second factor',
  async (way) => {
    const { app, secrets, factor, as, post, answer, followLink, newestCode } =
      await startHalfLoggedIn();
    const ask = (url: string, token: string) => {
      const headers = { apikey: secrets.publishableKey, authorization: `Bearer ${token}` };
      return app.inject({ url, headers });
    };
    if (way !== 'password') await post('/otp', { email: ada.email });
    const code = { type: 'email', email: ada.email, token: newestCode() };
    const half = await {
      password: async () => as,
      link: async () => sessionIn(await followLink()).access_token,
      code: async () => (await post('/verify', code)).json().access_token,
    }[way]();
    const favorites = await refused(ask('/rest/v1/favorites', half), 403, '42501');
    expect(favorites.json().hint).toBe('Enter the code of your second factor.');
    const catalogue = await ask('/catalogue/3/movie/popular', half);
    expect([catalogue.statusCode, catalogue.json().status_code]).toEqual([401, 7]);

    const whole = (await answer(half, factor)).json().access_token;
    expect((await ask('/rest/v1/favorites', whole)).statusCode).toBe(200);
    expect((await ask('/catalogue/3/movie/popular', whole)).statusCode).toBe(200);
  },
);

test('a session without the second factor gets no changes published', async () => {
  const server = await aRealtimeServer();
  const { id: sub, email } = await aUser(server);
  const half = someClaims({ sub, email, needs_second_factor: true });
  const { token: access_token } = await server.accessTokens.sign(half);
  const { join } = await server.aSocket();
  const config = { postgres_changes: everyChange };
  expect(await join('realtime:favorites', '1', { config, access_token })).toEqual({
    status: 'error',
    response: { reason: 'Enter the code of your second factor and join again.' },
  });
});
