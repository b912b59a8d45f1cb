import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { AccessTokenClaims } from '#server/accounts/tokens/access-token.ts';
import { sessionIn, startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const email = 'ada@example.com';

async function startRegistered() {
  const api = await startAccountsApi();
  const session = await api.register();
  const put = (body: unknown) => api.call('PUT', '/user', { body, as: session.access_token });
  return { ...api, session, put };
}

test('GET /user tells the bearer of an access token who they are', async () => {
  const { get, session } = await startRegistered();
  const answer = await get('/user', session.access_token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ email, aud: 'authenticated', is_anonymous: false });
  expect(answer.body).not.toContain('argon2');
});

test('without a bearer token there is nobody to tell of', async () => {
  const { call } = await startAccountsApi();
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YWRhOng=', 'Bearer a b']) {
    const answer = await refused(
      call('GET', '/user', { headers: { authorization } }),
      401,
      'no_authorization',
    );
    expect(answer.json().message).toContain('Bearer token');
  }
});

test('a token that is none, forged or a key is a bad one', async () => {
  const { get, session, secrets } = await startRegistered();
  const [head, body] = session.access_token.split('.');
  const unsigned = `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${body}.`;
  for (const token of ['nonsense', `${head}.${body}.AAAA`, unsigned, secrets.publishableKey]) {
    const answer = await refused(get('/user', token), 403, 'bad_jwt');
    expect(answer.json().message).toMatch(/^invalid JWT/);
  }
});

test('a token is bad from the second it expires', async () => {
  const { get, session, clock } = await startRegistered();
  clock.advance(3_599_000);
  expect((await get('/user', session.access_token)).statusCode).toBe(200);
  clock.advance(1000);
  expect((await get('/user', session.access_token)).json().code).toBe('bad_jwt');
});

const stranger: AccessTokenClaims = {
  sub: '0b7c6a52-8f0e-4a3b-9a43-3d2f6f1f5c11',
  email,
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: '5c1f0b3e-43f5-4d8c-9a5e-6a2f7f0a9d10',
  is_anonymous: false,
};

test('a token of nobody, of no valid id or of an unknown user is refused', async () => {
  const { get, accessTokens } = await startAccountsApi();
  const refusals = [
    ['', 403, 'bad_jwt'],
    ['nonsense', 400, 'bad_jwt'],
    [stranger.sub, 403, 'user_not_found'],
  ] as const;
  for (const [sub, status, code] of refusals) {
    const { token } = await accessTokens.sign({ ...stranger, sub });
    await refused(get('/user', token), status, code);
  }
});

test.each([
  ['nonsense', 'bad_jwt'],
  [stranger.session_id, 'session_not_found'],
])('a token of the session %s is refused', async (session_id, code) => {
  const { get, session, accessTokens } = await startRegistered();
  const { id } = (await get('/user', session.access_token)).json();
  const { token } = await accessTokens.sign({ ...stranger, sub: id, session_id });
  await refused(get('/user', token), 403, code);
});

test('a token cannot name somebody else’s session', async () => {
  const { get, session, register, accessTokens } = await startRegistered();
  const { id } = (await get('/user', session.access_token)).json();
  const eve = decodeJwt((await register('eve@example.com')).access_token);
  const session_id = String(eve.session_id);
  const { token } = await accessTokens.sign({ ...stranger, sub: id, session_id });
  expect((await get('/user', token)).json().code).toBe('session_not_found');
});

test('a banned user is turned away', async () => {
  const { get, session, banFor } = await startRegistered();
  await banFor(1);
  await refused(get('/user', session.access_token), 403, 'user_banned');
});

test('another audience than the token’s is refused', async () => {
  const { call, session } = await startRegistered();
  const as = session.access_token;
  await refused(
    call('GET', '/user', { as, headers: { 'x-jwt-aud': 'admins' } }),
    400,
    'validation_failed',
  );
});

test('a new password is the one to log in with, and the whole user comes back', async () => {
  const { put, logIn, session, get } = await startRegistered();
  const answer = await put({ password: 'battery staple' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual((await get('/user', session.access_token)).json());
  expect((await logIn(email, 'correct horse')).json().code).toBe('invalid_credentials');
  expect((await logIn(email, 'battery staple')).statusCode).toBe(200);
});

test('a new password ends the user’s other sessions and leaves the one at hand', async () => {
  const { put, logIn, get, refresh, session } = await startRegistered();
  const other = (await logIn()).json();
  await put({ password: 'battery staple' });
  expect((await get('/user', other.access_token)).json().code).toBe('session_not_found');
  expect((await refresh(other.refresh_token)).json().code).toBe('refresh_token_not_found');
  expect((await refresh(session.refresh_token)).statusCode).toBe(200);
});

test('a new password ends the links and codes that are on their way', async () => {
  const { put, post, followLink, call } = await startRegistered();
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
  await post('/otp', { email, ...challenge });
  const auth_code = (await followLink()).searchParams.get('code');
  await post('/recover', { email });

  const changed = await put({ password: 'battery staple' });
  expect(changed.json()).not.toHaveProperty('recovery_sent_at');
  expect((await followLink()).hash).toContain('otp_expired');
  const exchange = { auth_code, code_verifier: 'x'.repeat(43) };
  const answer = await call('POST', '/token?grant_type=pkce', { body: exchange });
  expect(answer.json().code).toBe('flow_state_not_found');
});

test('a new password ends nobody else’s session', async () => {
  const { put, register, get } = await startRegistered();
  const eve = await register('eve@example.com');
  await put({ password: 'battery staple' });
  expect((await get('/user', eve.access_token)).statusCode).toBe(200);
});

test('a user who came by a magic link can set a first password', async () => {
  const { post, followLink, logIn, change } = await startAccountsApi();
  await post('/otp', { email });
  const { access_token } = sessionIn(await followLink());
  await change(access_token, { password: 'correct horse' });
  expect((await logIn()).statusCode).toBe(200);
});

test('data is merged member by member, and null removes one', async () => {
  const { put } = await startRegistered();
  await put({ data: { name: 'Ada', likes: { genre: 18 } } });
  const { user_metadata } = (await put({ data: { name: null, city: 'London' } })).json();
  expect(user_metadata).toMatchObject({ likes: { genre: 18 }, city: 'London', email });
  expect(user_metadata).not.toHaveProperty('name');
});

test('an address that is the same as before changes nothing', async () => {
  const { put } = await startRegistered();
  expect((await put({ email: 'ADA@example.com' })).json()).toMatchObject({ email });
});

const refusedChanges = [
  [{ email: 'nonsense' }, 400, 'validation_failed'],
  [{ phone: '+41' }, 422, 'phone_provider_disabled'],
  [{ password: '' }, 400, 'validation_failed'],
  [{ password: '12345' }, 422, 'weak_password'],
  [{ password: 'x'.repeat(73) }, 400, 'validation_failed'],
  [{ password: 'correct horse' }, 422, 'same_password'],
  [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
  [{ data: { deep: JSON.parse(`${'['.repeat(21)}${']'.repeat(21)}`) } }, 400, 'validation_failed'],
  [{ data: [] }, 400, 'bad_json'],
] as const;

test('a change that is refused is not half done', async () => {
  const { put, get, session, logIn } = await startRegistered();
  const before = (await get('/user', session.access_token)).json();
  for (const [change, status, code] of refusedChanges) {
    await refused(
      put({ password: 'battery staple', data: { name: 'Eve' }, ...change }),
      status,
      code,
    );
  }
  expect((await get('/user', session.access_token)).json()).toEqual(before);
  expect((await logIn()).statusCode).toBe(200);
});

test('a user cannot set what is the server’s to say', async () => {
  const { put, session, get } = await startRegistered();
  const before = (await get('/user', session.access_token)).json();
  const changed = await put({
    id: stranger.sub,
    role: 'service_role',
    banned_until: null,
    email_confirmed_at: '2020-01-01T00:00:00Z',
    is_anonymous: true,
    identities: [],
  });
  expect(changed.statusCode).toBe(200);
  expect({ ...changed.json(), updated_at: before.updated_at }).toEqual(before);
});

test.each([
  ['without an end', (token: SignJWT) => token],
  ['before its beginning', (token: SignJWT) => token.setNotBefore('2h').setExpirationTime('3h')],
])('a token of ours %s is bad', async (_fault, within) => {
  const { get, session, secrets, clock } = await startRegistered();
  const { exp: _exp, ...claims } = decodeJwt(session.access_token);
  const [jwk] = secrets.signingKeys;
  const key = await importJWK(jwk as JWK, 'ES256');
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: String(jwk?.kid) });
  const begin = new Date(clock());
  const forged = await within(token.setIssuedAt(begin)).sign(key);
  expect((await get('/user', forged)).json().code).toBe('bad_jwt');
});

test('metadata cannot grow beyond its limit in small steps', async () => {
  const { put } = await startRegistered();
  expect((await put({ data: { first: 'x'.repeat(5000) } })).statusCode).toBe(200);
  expect((await put({ data: { second: 'x'.repeat(5000) } })).statusCode).toBe(400);
});

test('a password and an address whose mail cannot be sent change neither', async () => {
  const { put, logIn, mailer } = await startRegistered();
  mailer.failure = new Error('refused');
  const answer = await put({ password: 'battery staple', email: 'eve@example.com' });
  expect(answer.statusCode).toBe(500);
  expect((await logIn()).statusCode).toBe(200);
});

test('a password and an address are changed in one request', async () => {
  const { put, logIn, newestCode, post } = await startRegistered();
  const answer = await put({ password: 'battery staple', email: 'eve@example.com' });
  expect(answer.json().new_email).toBe('eve@example.com');
  expect((await logIn(email, 'battery staple')).statusCode).toBe(200);
  const proof = { type: 'email_change', email: 'eve@example.com' };
  const half = await post('/verify', { ...proof, token: newestCode('eve@example.com') });
  expect(half.json().msg).toContain('other email');
});
