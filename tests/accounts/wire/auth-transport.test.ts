import { expect, test } from 'vitest';
import { aUser } from '#tests/support/accounts/a-user.ts';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

test('a request without an API key is refused before anything else, without a code', async () => {
  const { app } = await startAccountsApi();
  const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload: '{' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    message: 'No API key found in request',
    hint: expect.any(String),
  });
});

test('an unknown API key is refused', async () => {
  const { call } = await startAccountsApi();
  const answer = await call('GET', '/settings', { headers: { apikey: 'sb_publishable_other' } });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ message: 'Invalid API key', hint: expect.any(String) });
});

test('the API key can be sent in the query', async () => {
  const { app, secrets } = await startAccountsApi();
  const answer = await app.inject(`/auth/v1/settings?apikey=${secrets.publishableKey}`);
  expect(answer.statusCode).toBe(200);
});

test.each(['/.well-known/jwks.json', '/health', '/verify', '/authorize'])(
  '%s needs no API key',
  async (path) => {
    const { app } = await startAccountsApi();
    expect((await app.inject(`/auth/v1${path}`)).statusCode).not.toBe(401);
  },
);

test('a page of any origin can call without credentials, and read the API version', async () => {
  const { call } = await startAccountsApi();
  const { headers } = await call('GET', '/user', { headers: { origin: 'https://elsewhere.test' } });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-expose-headers']).toContain('X-Supabase-Api-Version');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test('a preflight needs no API key and allows the client’s headers', async () => {
  const { app } = await startAccountsApi();
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/auth/v1/user',
    headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'PUT' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
  expect(answer.headers['access-control-allow-methods']).toContain('PUT');
  for (const name of ['apikey', 'authorization', 'x-client-info', 'x-supabase-api-version'])
    expect(answer.headers['access-control-allow-headers']).toContain(name);
});

test('an error has its code in body and header, and echoes the version', async () => {
  const { post } = await startAccountsApi();
  const answer = await post('/recover', { email: 'nonsense' });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).toMatchObject({
    'x-supabase-api-version': '2024-01-01',
    'x-sb-error-code': 'validation_failed',
  });
  expect(answer.json()).toEqual({
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
  });
});

test.each(['2023-12-31', '2024-13-45', 'latest', ''])(
  'a request for the API version %j gets the old shape',
  async (version) => {
    const { call } = await startAccountsApi();
    const headers = { 'x-supabase-api-version': version };
    const answer = await call('POST', '/recover', { body: { email: 'nonsense' }, headers });
    expect(answer.headers).not.toHaveProperty('x-supabase-api-version');
    expect(answer.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    });
  },
);

test('an unexpected failure does not reveal its cause, and names the request', async () => {
  const { call, database } = await startAccountsApi();
  await database.schema.dropTable('audit_events').execute();
  const answer = await call('POST', '/recover', {
    body: { email: 'ada@example.com' },
    headers: { 'x-supabase-api-version': '' },
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 500, error_code: 'unexpected_failure' });
  expect(answer.json().error_id).toEqual(expect.any(String));
  expect(answer.body).not.toContain('audit_events');
});

test.each(['{', 'nonsense', '{"email":"a@b.c"', '{"__proto__":{"email":"a@b.c"}}'])(
  'the body %s is refused: it is not JSON, or tries to change prototypes',
  async (payload) => {
    const { app, secrets } = await startAccountsApi();
    const headers = { apikey: secrets.publishableKey };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error_code: 'bad_json' });
  },
);

test('an unknown path is a plain-text 404', async () => {
  const { get } = await startAccountsApi();
  const answer = await get('/nonsense');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/plain');
});

test.each([
  ['GET', '/signup'],
  ['GET', '/token'],
  ['DELETE', '/user'],
  ['GET', '/logout'],
  ['PUT', '/verify'],
] as const)('%s %s is a 405 with an empty body', async (method, path) => {
  const { call } = await startAccountsApi();
  const answer = await call(method, path);
  expect([answer.statusCode, answer.body]).toEqual([405, '']);
});

test('a member of a wrong type is named', async () => {
  const { post } = await startAccountsApi();
  const answer = await refused(post('/recover', { email: 5 }), 400, 'bad_json');
  expect(answer.json().message).toContain('email');
});

test('unknown members are ignored', async () => {
  const { post } = await startAccountsApi();
  const body = { email: 'ada@example.com', more: [1], gotrue_meta_security: {} };
  expect((await post('/recover', body)).statusCode).toBe(200);
});

test.each([
  ['/signup', { email: 'a\0@example.com', password: 'sec\0ret' }],
  ['/signup', { email: '\ud800@example.com', password: 'secret' }],
  ['/token?grant_type=password', { email: 'a\0@example.com', password: '\ud800\0' }],
  ['/token?grant_type=refresh_token', { refresh_token: '\0'.repeat(12) }],
  ['/token?grant_type=pkce', { auth_code: '\0', code_verifier: '\ud800' }],
  ['/verify', { type: 'email', email: 'a@example.com', token: '\0\ud800' }],
  ['/verify', { type: 'email', token_hash: '\0' }],
  ['/otp', [1]],
  ['/recover', 'text'],
])('invalid characters and shapes are answered with a 4xx: %s %j', async (path, body) => {
  const { post } = await startAccountsApi();
  expect(Math.floor((await post(path, body)).statusCode / 100)).toBe(4);
});

test.each(['/auth/v1/user', '/rest/v1/favorites'])(
  'the answer of %s is not stored by caches',
  async (url) => {
    const api = await startAccountsApi();
    const { token } = await aUser(api);
    const headers = { apikey: api.secrets.publishableKey, authorization: `Bearer ${token}` };
    const answer = await api.app.inject({ url, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  },
);
