import { GoTrueClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { aRealtimeServer, everyChange } from '#tests/support/a-realtime-server.ts';
import { aUser } from '#tests/support/accounts/a-user.ts';
import { ada, sessionIn, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import { nobody } from '#tests/support/accounts/some-claims.ts';

const minute = 60_000;

async function startFactorsApi(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  return { ...api, ...factorCalls(api) };
}

/** A listening server where Ada is registered, and as many clients as a test wants. */
async function startWithClients() {
  const api = await startFactorsApi();
  api.clock.setToTimeOfClients();
  const url = `${await api.app.listen({ port: 0 })}/auth/v1`;
  await api.register();

  async function aClient() {
    const headers = { apikey: api.secrets.publishableKey };
    const memory = { persistSession: false, autoRefreshToken: false };
    const client = new GoTrueClient({ url, headers, ...memory });
    expect((await client.signInWithPassword(ada)).error).toBeNull();
    return client;
  }
  const levelsOf = async ({ mfa }: GoTrueClient) =>
    (await mfa.getAuthenticatorAssuranceLevel()).data;

  /** Sets up an app through the client. */
  async function addApp({ mfa }: GoTrueClient) {
    const { data } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (!data) throw new Error('The app was not enrolled.');
    const { error } = await mfa.challengeAndVerify({ factorId: data.id, code: api.codeOf(data) });
    expect(error).toBeNull();
    api.clock.advance(30_000);
    return data;
  }
  return { ...api, aClient, levelsOf, addApp };
}

test('a client sets up an app and is asked for its code at the next log in', async () => {
  const { aClient, levelsOf, codeOf, clock } = await startWithClients();
  const client = await aClient();
  expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (!factor) throw new Error('The app was not enrolled.');
  expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
  expect(await (await fetch(factor.totp.qr_code)).text()).toMatch(/^<svg .*<\/svg>$/);
  const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
  const given = { factorId: factor.id, challengeId: challenge?.id ?? '', code: codeOf(factor) };
  expect((await client.mfa.verify(given)).error).toBeNull();
  expect(await levelsOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
    { id: factor.id, status: 'verified', friendly_name: 'Phone' },
  ]);

  clock.advance(30_000);
  const next = await aClient();
  expect(await levelsOf(next)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const code = codeOf(factor);
  expect((await next.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
  expect(await levelsOf(next)).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
});

test('a client removes an app with its code, and not without', async () => {
  const { aClient, levelsOf, addApp } = await startWithClients();
  const client = await aClient();
  const { id: factorId } = await addApp(client);
  const { error } = await (await aClient()).mfa.unenroll({ factorId });
  expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });

  expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  await client.refreshSession();
  expect(await levelsOf(client)).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
    currentAuthenticationMethods: [{ method: 'password' }],
  });
  expect((await client.mfa.listFactors()).data?.all).toEqual([]);
});

test('a client learns what is wrong by status and code', async () => {
  const { aClient, addApp } = await startWithClients();
  const client = await aClient();
  const { id: factorId } = await addApp(client);
  const enroll = { factorType: 'totp', friendlyName: 'Phone' } as const;
  const [conflict, wrong, unknown] = [
    await client.mfa.enroll(enroll),
    await client.mfa.challengeAndVerify({ factorId, code: 'abcdef' }),
    await client.mfa.challenge({ factorId: nobody }),
  ];
  expect(conflict.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  expect(wrong.error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  });
  expect(unknown.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

test('an enrollment gives the key in three forms, for this place unless another is named', async () => {
  const { register, enroll } = await startFactorsApi({ PUBLIC_URL: 'https://movies.example.com' });
  const { access_token } = await register();
  const first = (await enroll(access_token)).json();
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
  const other = (await enroll(access_token, { issuer: 'Movies', friendly_name: 'Phone' })).json();
  expect(new URL(other.totp.uri).searchParams.get('issuer')).toBe('Movies');
});

test('the secret is told once and stored for nobody to read', async () => {
  const { register, enroll, answer, get, database } = await startFactorsApi();
  const { access_token } = await register();
  const factor = (await enroll(access_token, { friendly_name: 'Phone' })).json();
  const { secret } = factor.totp;
  const verified = await answer(access_token, factor);
  const user = await get('/user', verified.json().access_token);
  expect(user.json().factors).toEqual([
    {
      ...{ id: factor.id, friendly_name: 'Phone', factor_type: 'totp', status: 'verified' },
      ...{ created_at: expect.any(String), updated_at: expect.any(String) },
      last_challenged_at: expect.any(String),
    },
  ]);
  const row = await database.selectFrom('factors').selectAll().executeTakeFirstOrThrow();
  for (const place of [verified.body, user.body, JSON.stringify(row)])
    expect(place).not.toContain(secret);
  expect(user.body).not.toContain(row.encrypted_secret);
});

const refusedEnrollments = [
  [{ factor_type: 'phone', phone: '+41' }, 422, 'mfa_phone_enroll_not_enabled'],
  [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
  [{ factor_type: 'hotp' }, 400, 'validation_failed'],
  [{ factor_type: null }, 400, 'validation_failed'],
  [{ friendly_name: 5 }, 400, 'bad_json'],
  [{ friendly_name: 'x'.repeat(65) }, 400, 'validation_failed'],
  [{ friendly_name: 'a\u0000b' }, 400, 'validation_failed'],
  [{ issuer: 'x'.repeat(65) }, 400, 'validation_failed'],
  [{ issuer: '\ud800' }, 400, 'validation_failed'],
] as const;

test.each(refusedEnrollments)('the enrollment %j is refused', async (body, status, code) => {
  const { register, enroll, get } = await startFactorsApi();
  const { access_token } = await register();
  await refused(enroll(access_token, body), status, code);
  expect((await get('/user', access_token)).json()).not.toHaveProperty('factors');
});

test.each(['', 'Phone'])('the name %j is given once', async (friendly_name) => {
  const { register, enroll } = await startFactorsApi();
  const { access_token } = await register();
  expect((await enroll(access_token, { friendly_name })).statusCode).toBe(200);
  await refused(enroll(access_token, { friendly_name }), 422, 'mfa_factor_name_conflict');
  const eve = await register('eve@example.com');
  expect((await enroll(eve.access_token, { friendly_name })).statusCode).toBe(200);
});

test('there are ten factors at most, also of those who ask for all at once', async () => {
  const { register, enroll, get } = await startFactorsApi();
  const { access_token } = await register();
  const names = Array.from({ length: 12 }, (_, index) => `Phone ${index}`);
  const answers = await Promise.all(
    names.map((friendly_name) => enroll(access_token, { friendly_name })),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [422, 'too_many_enrolled_mfa_factors'],
    [422, 'too_many_enrolled_mfa_factors'],
  ]);
  expect((await get('/user', access_token)).json().factors).toHaveLength(10);
});

test('what nobody finished makes room after five minutes, unless a code is asked for', async () => {
  const { register, enroll, challenge, get, clock } = await startFactorsApi();
  const { access_token } = await register();
  const enrollNamed = (friendly_name: string) => enroll(access_token, { friendly_name });
  await enrollNamed('abandoned');
  const waiting = (await enrollNamed('waiting')).json();
  clock.advance(4 * minute);
  await challenge(access_token, waiting.id);
  await enrollNamed('young');
  clock.advance(minute - 1);
  expect((await enrollNamed('abandoned')).json().code).toBe('mfa_factor_name_conflict');
  clock.advance(1);
  expect((await enrollNamed('abandoned')).statusCode).toBe(200);
  expect((await enrollNamed('waiting')).json().code).toBe('mfa_factor_name_conflict');
  const { factors } = (await get('/user', access_token)).json();
  expect(factors.map(({ friendly_name }: { friendly_name: string }) => friendly_name)).toEqual([
    'waiting',
    'young',
    'abandoned',
  ]);
});

test('whoever has a second factor shows it before setting up another', async () => {
  const { registerWithFactor, logIn, enroll, answer, get } = await startFactorsApi();
  const { factor, session } = await registerWithFactor();
  const { access_token } = (await logIn()).json();
  await refused(enroll(access_token, { friendly_name: 'Eve' }), 403, 'insufficient_aal');

  const tablet = await enroll(session.access_token, { friendly_name: 'Tablet' });
  expect(tablet.statusCode).toBe(200);
  await refused(answer(access_token, tablet.json()), 403, 'insufficient_aal');
  expect((await answer(session.access_token, tablet.json())).statusCode).toBe(200);
  const { factors } = (await get('/user', session.access_token)).json();
  expect(factors).toMatchObject([{ id: factor.id }, { status: 'verified' }]);
});

test('without the second factor neither password nor address can be changed', async () => {
  const { registerWithFactor, logIn, call, change } = await startFactorsApi();
  await registerWithFactor();
  const as = (await logIn()).json().access_token;
  for (const body of [{ password: 'battery staple' }, { email: 'eve@example.com' }]) {
    await refused(change(as, body), 401, 'insufficient_aal');
  }
  expect((await call('PUT', '/user', { as, body: { data: { a: 1 } } })).statusCode).toBe(200);
});

test('who came by a recovery has to show the second factor before a new password', async () => {
  const { registerWithFactor, post, followLink, change } = await startFactorsApi();
  await registerWithFactor();
  await post('/recover', { email: ada.email });
  const { access_token: as } = sessionIn(await followLink());
  await refused(change(as, { password: 'battery staple' }), 401, 'insufficient_aal');
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

test.each(calls.slice(1))('%s %s is for a factor of one’s own', async (method, path) => {
  const { call, register, registerWithFactor } = await startFactorsApi();
  const { factor } = await registerWithFactor();
  const as = (await register('eve@example.com')).access_token;
  for (const [id, code] of [
    [factor.id, 'mfa_factor_not_found'],
    [nobody, 'mfa_factor_not_found'],
    ['nonsense', 'validation_failed'],
    ['%00', 'validation_failed'],
  ] as const) {
    await refused(call(method, path.replace(nobody, id), { as }), 404, code);
  }
});

test('a removed factor is asked for no more, and the sessions it raised fall back', async () => {
  const { registerWithFactor, unenroll, logIn, answer, refresh, get, clock } =
    await startFactorsApi();
  const { factor, session } = await registerWithFactor();
  const elsewhere = (await answer((await logIn()).json().access_token, factor)).json();
  clock.advance(30_000);
  const removed = await unenroll(session.access_token, factor.id);
  expect([removed.statusCode, removed.json()]).toEqual([200, { id: factor.id }]);
  for (const { refresh_token } of [session, elsewhere]) {
    const fresh = (await refresh(refresh_token)).json();
    const { aal, amr } = decodeJwt<{ amr: { method: string }[] }>(fresh.access_token);
    expect([aal, amr.some(({ method }) => method === 'totp')]).toEqual(['aal1', false]);
    expect((await get('/user', fresh.access_token)).json()).not.toHaveProperty('factors');
  }
});

test('a session keeps what another factor has raised', async () => {
  const { registerWithFactor, addFactor, unenroll, refresh } = await startFactorsApi();
  const { factor, session } = await registerWithFactor();
  const tablet = await addFactor(session.access_token, 'Tablet');
  await unenroll(tablet.session.access_token, factor.id);
  const { access_token } = (await refresh(tablet.session.refresh_token)).json();
  expect(decodeJwt(access_token)).toMatchObject({ aal: 'aal2' });
});

test('what was only begun can be removed without a code', async () => {
  const { register, enroll, unenroll, mailer } = await startFactorsApi();
  const { access_token } = await register();
  const { id } = (await enroll(access_token)).json();
  const before = mailer.sent.length;
  expect((await unenroll(access_token, id)).statusCode).toBe(200);
  expect((await unenroll(access_token, id)).json().code).toBe('mfa_factor_not_found');
  expect(mailer.sent).toHaveLength(before);
});

test('the owner is told by mail of a factor that is added or removed, not of its use', async () => {
  const { registerWithFactor, answer, unenroll, mailer } = await startFactorsApi();
  const { factor, session } = await registerWithFactor();
  await answer(session.access_token, factor);
  await unenroll(session.access_token, factor.id);
  const subjects = mailer.sent.slice(1).map(({ to, subject }) => [to, subject]);
  expect(subjects).toEqual([
    [ada.email, 'A second factor protects your Marquee account'],
    [ada.email, 'A second factor of your Marquee account was removed'],
  ]);
});

test('the audit trail tells what became of a factor', async () => {
  const { registerWithFactor, answer, unenroll, database } = await startFactorsApi();
  const { factor, session } = await registerWithFactor();
  await answer(session.access_token, factor, '000000');
  await unenroll(session.access_token, factor.id);
  const events = await database.selectFrom('audit_events').select('action').execute();
  const actions = events.map(({ action }) => action);
  expect(actions.filter((action) => /factor|refused/.test(action)).sort()).toEqual([
    'factor_in_progress',
    'factor_unenrolled',
    'factor_verified',
    'verification_refused',
  ]);
});

/** The favorites and the catalogue, as they answer to the bearer of a token. */
async function askForData(
  { app, secrets }: Awaited<ReturnType<typeof startFactorsApi>>,
  token: string,
) {
  const headers = { apikey: secrets.publishableKey, authorization: `Bearer ${token}` };
  return {
    favorites: await app.inject({ url: '/rest/v1/favorites', headers }),
    catalogue: await app.inject({ url: '/catalogue/3/movie/popular', headers }),
  };
}

test.each(['password', 'link', 'code'] as const)(
  'who came by a %s gets no data before the second factor',
  async (way) => {
    const api = await startFactorsApi();
    const { factor } = await api.registerWithFactor();
    if (way !== 'password') await api.post('/otp', { email: ada.email });
    const code = { type: 'email', email: ada.email, token: api.newestCode() };
    const { access_token } = await {
      password: async () => (await api.logIn()).json(),
      link: async () => sessionIn(await api.followLink()),
      code: async () => (await api.post('/verify', code)).json(),
    }[way]();
    const refused = await askForData(api, access_token);
    expect(refused.favorites.statusCode).toBe(403);
    expect(refused.favorites.json()).toMatchObject({
      code: '42501',
      hint: 'Enter the code of your second factor.',
    });
    expect(refused.catalogue.statusCode).toBe(401);
    expect(refused.catalogue.json()).toMatchObject({ status_code: 7 });

    const raised = (await api.answer(access_token, factor)).json();
    const given = await askForData(api, raised.access_token);
    expect([given.favorites.statusCode, given.catalogue.statusCode]).toEqual([200, 200]);
  },
);

test('who lacks the second factor hears of no changes', async () => {
  const server = await aRealtimeServer();
  const { id: sub, email } = await aUser(server);
  const claims = { sub, email, app_metadata: {}, user_metadata: {}, amr: [], is_anonymous: false };
  const half = { ...claims, aal: 'aal1', session_id: nobody, needs_second_factor: true } as const;
  const { token: access_token } = await server.accessTokens.sign(half);
  const { join } = await server.aSocket();
  const config = { postgres_changes: everyChange };
  expect(await join('realtime:favorites', '1', { config, access_token })).toEqual({
    status: 'error',
    response: { reason: 'Enter the code of your second factor and join again.' },
  });
});
