import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { startAccountsApi, startRegistered } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const day = 86_400_000;

/** Ada's session, whose refresh token was exchanged twice: so `first` is an older one. */
async function startWithOlderToken() {
  const api = await startRegistered();
  const first = api.refresh_token;
  const second: string = (await api.refresh(first)).json().refresh_token;
  const third: string = (await api.refresh(second)).json().refresh_token;
  return { ...api, first, second, third };
}

test('a refresh gives a new pair of tokens of the same session, with the same assurance', async () => {
  const { as, refresh_token, refresh, clock } = await startRegistered();
  clock.advance(60_000);
  const answer = await refresh(refresh_token);
  expect(answer.statusCode).toBe(200);
  const after = answer.json();
  expect(after.refresh_token).not.toBe(refresh_token);
  expect(after.expires_at).toBe(clock() / 1000 + 3600);
  const { session_id, amr } = decodeJwt(as);
  expect(decodeJwt(after.access_token)).toMatchObject({ session_id, amr });
});

test('a client that lost the answer gets the same token again, even days later', async () => {
  const { refresh_token, refresh, clock } = await startRegistered();
  const lost = (await refresh(refresh_token)).json();
  clock.advance(3 * day);
  const again = (await refresh(refresh_token)).json();
  expect(again.refresh_token).toBe(lost.refresh_token);
  expect(again.expires_at).toBe(clock() / 1000 + 3600);
});

test('an older token is exchanged again within ten seconds', async () => {
  const { refresh, clock, first, second, third } = await startWithOlderToken();
  clock.advance(10_000);
  const branch = await refresh(first);
  expect(branch.statusCode).toBe(200);
  expect([first, second, third]).not.toContain(branch.json().refresh_token);
  expect((await refresh(third)).statusCode).toBe(200);
});

test('reusing an older token later ends the session, its refresh tokens and its access token', async () => {
  const { as, refresh, get, clock, first, second, third } = await startWithOlderToken();
  clock.advance(10_001);
  const reused = await refused(refresh(first), 400, 'refresh_token_already_used');
  expect(reused.json().message).toMatch(/^Invalid Refresh Token/);
  for (const token of [third, second, first]) {
    await refused(refresh(token), 400, 'refresh_token_not_found');
  }
  await refused(get('/user', as), 403, 'session_not_found');
});

test('ending one session leaves the user’s other sessions alone', async () => {
  const { logIn, refresh, clock, first } = await startWithOlderToken();
  const other = (await logIn()).json().refresh_token;
  clock.advance(10_001);
  await refresh(first);
  expect((await refresh(other)).statusCode).toBe(200);
});

test('twenty refreshes at the same time give one token, which works afterwards', async () => {
  const { refresh_token, refresh } = await startRegistered();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  const tokens = new Set(answers.map((answer) => answer.json().refresh_token));
  expect(tokens.size).toBe(1);
  expect((await refresh([...tokens][0])).statusCode).toBe(200);
});

test.each(['', 'short', 'UPPERCASE123', 'abcdefghijk!', 'abcdefghijklm'])(
  '%j is not a well-formed refresh token',
  async (token) => {
    const { refresh } = await startAccountsApi();
    const { message } = (await refused(refresh(token), 400, 'validation_failed')).json();
    expect(message).toBe('Refresh token is not valid');
  },
);

test('a banned user cannot refresh until the ban ends, then with the same token', async () => {
  const { refresh_token, refresh, banFor, clock } = await startRegistered();
  await banFor(1000);
  await refused(refresh(refresh_token), 400, 'user_banned');
  clock.advance(1000);
  expect((await refresh(refresh_token)).statusCode).toBe(200);
});

test('the database holds no refresh token', async () => {
  const { rowsOf, first, second, third } = await startWithOlderToken();
  const rows = JSON.stringify(await rowsOf('refresh_tokens'));
  for (const token of [first, second, third]) expect(rows).not.toContain(token);
});

test('exchanged refresh tokens are deleted after a day', async () => {
  const { refresh, third, clock, rowsOf } = await startWithOlderToken();
  clock.advance(day + 1);
  await refresh(third);
  expect(await rowsOf('refresh_tokens')).toHaveLength(2);
});
