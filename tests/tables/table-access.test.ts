import { expect, test } from 'vitest';
import { aTable, refusalOf } from '#tests/support/accounts/a-table-user.ts';

const url = '/rest/v1/favorites';

test.each([
  [{}, 'No API key found in request'],
  [{ apikey: 'sb_publishable_x' }, 'Invalid API key'],
])('the API key %j is refused: %s', async (key, message) => {
  const { app, token } = await aTable([1]);
  const headers = { authorization: `Bearer ${token}`, ...key };
  const answer = await app.inject({ url, headers });
  expect([answer.statusCode, answer.json().message]).toEqual([401, message]);
});

test('the publishable key may come as a parameter, which is not read as a filter', async () => {
  const { app, secrets, token } = await aTable([1]);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: `${url}?apikey=${secrets.publishableKey}`, headers });
  expect([answer.statusCode, answer.json().length]).toEqual([200, 1]);
});

test.each(['GET', 'HEAD', 'POST', 'DELETE'] as const)(
  'nobody is permitted a %s with the publishable key alone',
  async (method) => {
    const { app, secrets } = await aTable([1]);
    const apikey = secrets.publishableKey;
    for (const authorization of [undefined, `Bearer ${apikey}`, 'Basic YWRhOmFkYQ==']) {
      const headers = { apikey, ...(authorization && { authorization }) };
      const answer = await app.inject({ method, url: `${url}?movie_id=gt.0`, headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['proxy-status']).toBe('PostgREST; error=42501');
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      if (method === 'GET') {
        expect(answer.json().message).toBe('permission denied for table favorites');
      }
    }
  },
);

test.each([
  ['empty', () => ''],
  ['one word', () => 'x'],
  ['signed otherwise', (token: string) => token.replace(/[^.]*$/, 'AAAA')],
  ['without its signature', (token: string) => token.replace(/[^.]*$/, '')],
])('a token that is %s is refused with PGRST301', async (_, spoil) => {
  const { call, token } = await aTable([1]);
  const headers = { authorization: `Bearer ${spoil(token)}` };
  expect(await refusalOf(call('GET', '', { headers }))).toEqual([401, 'PGRST301']);
});

test('an expired token is refused with PGRST303', async () => {
  const { call, clock } = await aTable([1]);
  clock.advance(2 * 3_600_000);
  const expired = await call('GET');
  expect([expired.statusCode, expired.json()]).toMatchObject([
    401,
    { code: 'PGRST303', message: 'JWT expired', details: null },
  ]);
  expect(expired.headers['www-authenticate']).toBe(
    'Bearer error="invalid_token", error_description="JWT expired"',
  );
});

test.each(['PUT', 'PATCH'] as const)(
  '%s is refused, because a favorite cannot be changed',
  async (method) => {
    const { call } = await aTable([1]);
    const asked = call(method, '?movie_id=eq.1', { body: { movie_id: 2 } });
    expect(await refusalOf(asked)).toEqual([405, 'PGRST117']);
    expect((await call('GET')).json()).toMatchObject([{ movie_id: 1 }]);
  },
);

test.each([
  ['/rest/v1/users', 'PGRST205'],
  ['/rest/v1/rpc/sum', 'PGRST202'],
  ['/rest/v1/favorites/1', 'PGRST125'],
  ['/rest/v1/', 'PGRST125'],
])('%s does not exist: 404 %s', async (address, code) => {
  const { app, secrets } = await aTable();
  const headers = { apikey: secrets.publishableKey };
  const answer = await app.inject({ url: address, headers });
  expect([answer.statusCode, answer.json().code]).toEqual([404, code]);
});

test('pages of every origin may send requests, with the headers of the client', async () => {
  const { app } = await aTable();
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/rest/v1/favorites?select=*',
    headers: { origin: 'https://app.example.com', 'access-control-request-method': 'DELETE' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-max-age']).toBe('86400');
  const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['apikey', 'authorization', 'prefer', 'range', 'x-retry-count']),
  );
});

test.each([
  ['an answer', {}],
  ['a refusal', { authorization: '' }],
  ['the gate’s refusal', { apikey: '' }],
])('a page of another origin can read the headers of %s', async (_, headers) => {
  const { call } = await aTable();
  expect((await call('GET', '', { headers })).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Content-Range, Date, Proxy-Status, Retry-After',
  });
});
