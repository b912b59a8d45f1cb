import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';

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

test('the API key may come in the query', async () => {
  const { app, secrets } = await startAccountsApi();
  const answer = await app.inject(`/auth/v1/settings?apikey=${secrets.publishableKey}`);
  expect(answer.statusCode).toBe(200);
});

test('what a mail client or a key set’s reader asks for needs no API key', async () => {
  const { app } = await startAccountsApi();
  for (const path of ['/.well-known/jwks.json', '/health', '/verify', '/authorize'])
    expect((await app.inject(`/auth/v1${path}`)).statusCode, path).not.toBe(401);
});

test('a page of any origin may call, with no credentials, and read the API version', async () => {
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

test('a failure has its code in body and header, and echoes the version', async () => {
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

test('a caller of an older API version, or of none, gets the old shape', async () => {
  const { call } = await startAccountsApi();
  for (const version of ['2023-12-31', '2024-13-45', 'latest', '']) {
    const answer = await call('POST', '/recover', {
      body: { email: 'nonsense' },
      headers: { 'x-supabase-api-version': version },
    });
    expect(answer.headers, version).not.toHaveProperty('x-supabase-api-version');
    expect(answer.json(), version).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    });
  }
});

test('an unexpected failure says nothing of its cause, and names the request', async () => {
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

test('a body that is no JSON, or means to change prototypes, is refused', async () => {
  const { app, secrets } = await startAccountsApi();
  for (const payload of ['{', 'nonsense', '{"email":"a@b.c"', '{"__proto__":{"email":"a@b.c"}}']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      headers: { apikey: secrets.publishableKey },
      payload,
    });
    expect(answer.statusCode, payload).toBe(400);
    expect(answer.json(), payload).toMatchObject({ error_code: 'bad_json' });
  }
});

test('a body of more than one MiB is too large', async () => {
  const { post } = await startAccountsApi();
  const answer = await post('/signup', { email: 'x'.repeat(1024 * 1024) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'request_entity_too_large' });
});

test('an unknown path is a plain-text 404', async () => {
  const { get } = await startAccountsApi();
  const answer = await get('/nonsense');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/plain');
});

test('a known path with another method is a 405 with an empty body', async () => {
  const { call } = await startAccountsApi();
  const calls = [
    ['GET', '/signup'],
    ['GET', '/token'],
    ['DELETE', '/user'],
    ['GET', '/logout'],
    ['PUT', '/verify'],
  ] as const;
  for (const [method, path] of calls) {
    const answer = await call(method, path);
    expect([answer.statusCode, answer.body], `${method} ${path}`).toEqual([405, '']);
  }
});

test('members of a wrong type are named, unknown ones ignored', async () => {
  const { post } = await startAccountsApi();
  const wrong = await post('/recover', { email: 5 });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ code: 'bad_json' });
  expect(wrong.json().message).toContain('email');
  expect((await post('/recover', ['email'])).json()).toMatchObject({ code: 'bad_json' });

  const unknown = { email: 'ada@example.com', more: [1], gotrue_meta_security: {} };
  expect((await post('/recover', unknown)).statusCode).toBe(200);
});

const unusableBodies: [string, unknown][] = [
  ['/signup', { email: 'a\0@example.com', password: 'sec\0ret' }],
  ['/signup', { email: '\ud800@example.com', password: 'secret' }],
  ['/token?grant_type=password', { email: 'a\0@example.com', password: '\ud800\0' }],
  ['/token?grant_type=refresh_token', { refresh_token: '\0'.repeat(12) }],
  ['/token?grant_type=pkce', { auth_code: '\0', code_verifier: '\ud800' }],
  ['/verify', { type: 'email', email: 'a@example.com', token: '\0\ud800' }],
  ['/verify', { type: 'email', token_hash: '\0' }],
  ['/otp', [1]],
  ['/recover', 'text'],
];

test('unusable characters and forms are answered with a 4xx', async () => {
  const { post } = await startAccountsApi();
  for (const [path, body] of unusableBodies) {
    const { statusCode } = await post(path, body);
    expect(Math.floor(statusCode / 100), `${path} ${JSON.stringify(body)}`).toBe(4);
  }
});

test('answers are not kept by caches', async () => {
  const { app, get, register, secrets } = await startAccountsApi();
  const { access_token } = await register();
  const headers = { apikey: secrets.publishableKey, authorization: `Bearer ${access_token}` };
  const favorites = await app.inject({ url: '/rest/v1/favorites', headers });
  for (const answer of [await get('/user', access_token), favorites]) {
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
});
