import { decodeJwt, importJWK, type JWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { AccessTokenClaims } from '#server/accounts/tokens/access-token.ts';
import {
  ada,
  challenge,
  sessionIn,
  startAccountsApi,
  startRegistered,
} from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { nobody, someClaims } from '#tests/support/accounts/some-claims.ts';

const { email } = ada;
const newPassword = { password: 'battery staple' };

test('GET /user gives the user of the access token', async () => {
  const { get, as } = await startRegistered();
  const answer = await get('/user', as);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ email, aud: 'authenticated', is_anonymous: false });
  expect(answer.body).not.toContain('argon2');
});

test.each(['', 'Bearer', 'Bearer ', 'Basic YWRhOng=', 'Bearer a b'])(
  'the authorization %j is no bearer token',
  async (authorization) => {
    const { call } = await startAccountsApi();
    const answer = call('GET', '/user', { headers: { authorization } });
    const { message } = (await refused(answer, 401, 'no_authorization')).json();
    expect(message).toContain('Bearer token');
  },
);

test('a malformed token, a forged one and a key are refused', async () => {
  const { get, as, secrets } = await startRegistered();
  const [head, body] = as.split('.');
  const unsigned = `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${body}.`;
  for (const token of ['nonsense', `${head}.${body}.AAAA`, unsigned, secrets.publishableKey]) {
    const answer = await refused(get('/user', token), 403, 'bad_jwt');
    expect(answer.json().message).toMatch(/^invalid JWT/);
  }
});

test('a token is refused from the second it expires', async () => {
  const { get, as, clock } = await startRegistered();
  clock.advance(3_599_000);
  expect((await get('/user', as)).statusCode).toBe(200);
  clock.advance(1000);
  await refused(get('/user', as), 403, 'bad_jwt');
});

test.each([
  ['', 403, 'bad_jwt'],
  ['nonsense', 400, 'bad_jwt'],
  [nobody, 403, 'user_not_found'],
])('a token of the user %j is refused', async (sub, status, code) => {
  const { get, accessTokens } = await startAccountsApi();
  const { token } = await accessTokens.sign(someClaims({ sub }));
  await refused(get('/user', token), status, code);
});

test.each([
  ['nonsense', 'bad_jwt'],
  [nobody, 'session_not_found'],
])('a token of the session %s is refused', async (session_id, code) => {
  const { get, as, accessTokens } = await startRegistered();
  const { token } = await accessTokens.sign(someClaims({ ...decodeJwt(as), session_id }));
  await refused(get('/user', token), 403, code);
});

test('a token cannot name somebody else’s session', async () => {
  const { get, as, register, accessTokens } = await startRegistered();
  const eve = decodeJwt<AccessTokenClaims>((await register('eve@example.com')).access_token);
  const { token } = await accessTokens.sign({ ...eve, sub: String(decodeJwt(as).sub) });
  await refused(get('/user', token), 403, 'session_not_found');
});

test('an audience other than the token’s is refused', async () => {
  const { call, as } = await startRegistered();
  const answer = call('GET', '/user', { as, headers: { 'x-jwt-aud': 'admins' } });
  await refused(answer, 400, 'validation_failed');
});

test('a new password is the one to log in with', async () => {
  const { put, logIn } = await startRegistered();
  await put(newPassword);
  await refused(logIn(), 400, 'invalid_credentials');
  expect((await logIn(email, newPassword.password)).statusCode).toBe(200);
});

test('a change gives the whole user back', async () => {
  const { put, as, get } = await startRegistered();
  const answer = await put(newPassword);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual((await get('/user', as)).json());
});

test('a new password ends the user’s other sessions and keeps the current one', async () => {
  const { put, logIn, get, refresh, refresh_token } = await startRegistered();
  const other = (await logIn()).json();
  await put(newPassword);
  await refused(get('/user', other.access_token), 403, 'session_not_found');
  await refused(refresh(other.refresh_token), 400, 'refresh_token_not_found');
  expect((await refresh(refresh_token)).statusCode).toBe(200);
});

test('a new password invalidates the links and codes already mailed', async () => {
  const { put, post, followLink, exchange } = await startRegistered();
  await post('/otp', { email, ...challenge });
  const code = (await followLink()).searchParams.get('code');
  await post('/recover', { email });

  expect((await put(newPassword)).json()).not.toHaveProperty('recovery_sent_at');
  expect((await followLink()).hash).toContain('otp_expired');
  await refused(exchange(code), 404, 'flow_state_not_found');
});

test('a new password ends nobody else’s session', async () => {
  const { put, register, get } = await startRegistered();
  const eve = await register('eve@example.com');
  await put(newPassword);
  expect((await get('/user', eve.access_token)).statusCode).toBe(200);
});

test('a user who logged in by a magic link can set a first password', async () => {
  const { post, change, followLink, logIn } = await startAccountsApi();
  await post('/otp', { email });
  const { access_token } = sessionIn(await followLink());
  await change(access_token, { password: ada.password });
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

test.each([
  [{ email: 'nonsense' }, 400, 'validation_failed'],
  [{ phone: '+41' }, 422, 'phone_provider_disabled'],
  [{ password: '' }, 400, 'validation_failed'],
  [{ password: '12345' }, 422, 'weak_password'],
  [{ password: 'x'.repeat(73) }, 400, 'validation_failed'],
  [{ password: ada.password }, 422, 'same_password'],
  [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
  [{ data: { deep: JSON.parse(`${'['.repeat(21)}${']'.repeat(21)}`) } }, 400, 'validation_failed'],
  [{ data: [] }, 400, 'bad_json'],
])('a change to %j is refused, and none of it is done', async (change, status, code) => {
  const { put, get, as, logIn } = await startRegistered();
  const before = (await get('/user', as)).json();
  await refused(put({ ...newPassword, data: { name: 'Eve' }, ...change }), status, code);
  expect((await get('/user', as)).json()).toEqual(before);
  expect((await logIn()).statusCode).toBe(200);
});

test('a user cannot set the members that the server sets', async () => {
  const { put, as, get } = await startRegistered();
  const before = (await get('/user', as)).json();
  const changed = await put({
    id: nobody,
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
])('a token signed by this server %s is refused', async (_fault, within) => {
  const { get, as, secrets, clock } = await startRegistered();
  const { exp: _exp, ...claims } = decodeJwt(as);
  const [jwk] = secrets.signingKeys;
  const key = await importJWK(jwk as JWK, 'ES256');
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: String(jwk?.kid) });
  const forged = await within(token.setIssuedAt(new Date(clock()))).sign(key);
  await refused(get('/user', forged), 403, 'bad_jwt');
});

test('metadata cannot grow beyond its limit in small steps', async () => {
  const { put } = await startRegistered();
  expect((await put({ data: { first: 'x'.repeat(5000) } })).statusCode).toBe(200);
  expect((await put({ data: { second: 'x'.repeat(5000) } })).statusCode).toBe(400);
});

test('a password and an address whose mail cannot be sent change neither', async () => {
  const { put, logIn, mailer } = await startRegistered();
  mailer.failure = new Error('refused');
  expect((await put({ ...newPassword, email: 'eve@example.com' })).statusCode).toBe(500);
  expect((await logIn()).statusCode).toBe(200);
});

test('a password and an address are changed in one request', async () => {
  const { put, logIn, newestCode, post } = await startRegistered();
  const wish = { ...newPassword, email: 'eve@example.com' };
  expect((await put(wish)).json().new_email).toBe(wish.email);
  expect((await logIn(email, wish.password)).statusCode).toBe(200);
  const proof = { type: 'email_change', email: wish.email, token: newestCode(wish.email) };
  expect((await post('/verify', proof)).json().msg).toContain('other email');
});
