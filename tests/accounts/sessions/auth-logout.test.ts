import { expect, test } from 'vitest';
import { startAccountsApi, startRegistered } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

/** Ada with two sessions, and another user. */
async function startWithSessions() {
  const api = await startRegistered();
  const there = (await api.logIn()).json();
  const eve = await api.register('eve@example.com');
  const logOut = (scope = '') => api.call('POST', `/logout${scope}`, { as: api.as });
  async function alive() {
    const tokens = [api.as, there.access_token, eve.access_token];
    const answers = await Promise.all(tokens.map((token) => api.get('/user', token)));
    return answers.map((answer) => answer.statusCode === 200);
  }
  return { ...api, there, logOut, alive };
}

test.each([
  ['', [false, false, true]],
  ['?scope=global', [false, false, true]],
  ['?scope=local', [false, true, true]],
  ['?scope=others', [true, false, true]],
])('logout%s ends the right sessions', async (scope, expected) => {
  const { logOut, alive } = await startWithSessions();
  const answer = await logOut(scope);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await alive()).toEqual(expected);
});

test('refresh tokens end with their session', async () => {
  const { logOut, refresh_token, there, refresh } = await startWithSessions();
  await logOut();
  await refused(refresh(refresh_token), 400, 'refresh_token_not_found');
  await refused(refresh(there.refresh_token), 400, 'refresh_token_not_found');
});

test('logging out twice says that the session is gone', async () => {
  const { logOut } = await startWithSessions();
  await logOut();
  await refused(logOut(), 403, 'session_not_found');
});

test('an unknown scope is refused and ends nothing', async () => {
  const { logOut, alive } = await startWithSessions();
  await refused(logOut('?scope=some'), 400, 'validation_failed');
  expect(await alive()).toEqual([true, true, true]);
});

test('logout without an access token is refused', async () => {
  const { post } = await startAccountsApi();
  await refused(post('/logout'), 401, 'no_authorization');
});
