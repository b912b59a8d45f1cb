import { expect, test } from 'vitest';
import { ada, startRegistered } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

/** Ada, and a call to the functions outside the accounts API. */
async function startFunctions() {
  const api = await startRegistered();
  function post(path: string, payload: object, as = api.as) {
    const headers = { apikey: api.secrets.publishableKey, authorization: `Bearer ${as}` };
    return api.app.inject({ method: 'POST', url: `/rest/v1${path}`, headers, payload });
  }
  const callFunction = (name: string, as?: string) => post(`/rpc/${name}`, {}, as);
  const addFavorite = () => post('/favorites', { movie_id: 550, type: 'movie' });
  return { ...api, callFunction, addFavorite };
}

test('own_sessions lists the sessions of the caller, and marks the current one', async () => {
  const { callFunction, call, register } = await startFunctions();
  await register('eve@example.com');
  const headers = { 'user-agent': 'A phone' };
  await call('POST', '/token?grant_type=password', { body: ada, headers });
  const answer = await callFunction('own_sessions');
  expect(answer.statusCode).toBe(200);
  const rows = answer.json();
  expect(rows).toHaveLength(2);
  expect(rows.filter((row: { is_current: boolean }) => row.is_current)).toHaveLength(1);
  expect(rows).toContainEqual({
    id: expect.any(String),
    created_at: '2026-11-21T12:00:00.000Z',
    refreshed_at: '2026-11-21T12:00:00.000Z',
    user_agent: 'A phone',
    is_current: false,
  });
});

test('delete_own_account leaves nothing of the caller behind', async () => {
  const { callFunction, addFavorite, as, refresh_token, rowsOf, get, logIn, refresh } =
    await startFunctions();
  expect((await addFavorite()).statusCode).toBe(201);
  const answer = await callFunction('delete_own_account');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);

  for (const table of ['users', 'identities', 'sessions', 'refresh_tokens', 'favorites'] as const) {
    expect(await rowsOf(table), table).toEqual([]);
  }
  await refused(get('/user', as), 403, 'user_not_found');
  await refused(refresh(refresh_token), 400, 'refresh_token_not_found');
  await refused(logIn(), 400, 'invalid_credentials');
});

test('a user who deletes their account is notified by mail', async () => {
  const { callFunction, mailer } = await startFunctions();
  await callFunction('delete_own_account');
  const subject = 'Your Marquee account was deleted';
  expect(mailer.sent.at(-1)).toMatchObject({ to: ada.email, subject });
});

test('delete_own_account leaves the accounts of others alone', async () => {
  const { callFunction, register, get } = await startFunctions();
  const eve = await register('eve@example.com');
  await callFunction('delete_own_account');
  expect((await get('/user', eve.access_token)).statusCode).toBe(200);
});

test('neither a key nor a malformed token calls a function', async () => {
  const { callFunction, secrets } = await startFunctions();
  for (const token of [secrets.publishableKey, secrets.secretKey, 'nonsense']) {
    expect((await callFunction('delete_own_account', token)).statusCode, token).toBe(403);
  }
});

test('a session that has ended cannot call a function', async () => {
  const { call, callFunction, as } = await startFunctions();
  await call('POST', '/logout', { as });
  expect((await callFunction('own_sessions')).statusCode).toBe(403);
});

test('an unknown function is answered as PostgREST does', async () => {
  const { callFunction } = await startFunctions();
  await refused(callFunction('drop_tables'), 404, 'PGRST202');
});
