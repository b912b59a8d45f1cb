import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const email = 'ada@example.com';

async function startFunctions() {
  const api = await startAccountsApi();
  await api.register();
  const session = (await api.logIn()).json();
  const callFunction = (name: string, as: string) =>
    api.app.inject({
      method: 'POST',
      url: `/rest/v1/rpc/${name}`,
      headers: { apikey: api.secrets.publishableKey, authorization: `Bearer ${as}` },
      payload: '{}',
    });
  return { ...api, session, callFunction };
}

test('own_sessions lists the sessions of the caller, and marks the one at hand', async () => {
  const { callFunction, call, session, register } = await startFunctions();
  await register('eve@example.com');
  await call('POST', '/token?grant_type=password', {
    body: { email, password: 'correct horse' },
    headers: { 'user-agent': 'A phone' },
  });
  const answer = await callFunction('own_sessions', session.access_token);
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

test('delete_own_account leaves nothing of the caller behind, and tells them', async () => {
  const { app, callFunction, session, secrets, get, logIn, refresh, mailer, rowsOf } =
    await startFunctions();
  await app.inject({
    method: 'POST',
    url: '/rest/v1/favorites',
    headers: {
      apikey: secrets.publishableKey,
      authorization: `Bearer ${session.access_token}`,
    },
    payload: JSON.stringify({ movie_id: 550, type: 'movie' }),
  });
  const answer = await callFunction('delete_own_account', session.access_token);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);

  for (const table of ['users', 'identities', 'sessions', 'refresh_tokens', 'favorites'] as const) {
    expect(await rowsOf(table), table).toEqual([]);
  }
  expect((await get('/user', session.access_token)).json().code).toBe('user_not_found');
  expect((await refresh(session.refresh_token)).json().code).toBe('refresh_token_not_found');
  expect((await logIn()).json().code).toBe('invalid_credentials');
  expect(mailer.sent.at(-1)).toMatchObject({
    to: email,
    subject: 'Your Marquee account was deleted',
  });
});

test('the account of somebody else stays', async () => {
  const { callFunction, session, register, get } = await startFunctions();
  const eve = await register('eve@example.com');
  await callFunction('delete_own_account', session.access_token);
  expect((await get('/user', eve.access_token)).statusCode).toBe(200);
});

test('without a session there is nothing to call', async () => {
  const { callFunction, secrets } = await startFunctions();
  for (const token of [secrets.publishableKey, secrets.secretKey, 'nonsense']) {
    const answer = await callFunction('delete_own_account', token);
    expect(answer.statusCode, token).toBe(403);
  }
  const ended = await startFunctions();
  await ended.call('POST', '/logout', { as: ended.session.access_token });
  expect((await ended.callFunction('own_sessions', ended.session.access_token)).statusCode).toBe(
    403,
  );
});

test('a function that is not there is told as PostgREST does', async () => {
  const { callFunction, session } = await startFunctions();
  await refused(callFunction('drop_tables', session.access_token), 404, 'PGRST202');
});
