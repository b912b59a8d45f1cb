import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const day = 86_400_000;

test('a refresh gives a new pair of the same session, proved as before', async () => {
  const { register, refresh, clock } = await startAccountsApi();
  const before = await register();
  clock.advance(60_000);
  const answer = await refresh(before.refresh_token);
  expect(answer.statusCode).toBe(200);
  const after = answer.json();
  expect(after.refresh_token).not.toBe(before.refresh_token);
  expect(after.expires_at).toBe(clock() / 1000 + 3600);
  const [old, fresh] = [decodeJwt(before.access_token), decodeJwt(after.access_token)];
  expect(fresh.session_id).toBe(old.session_id);
  expect(fresh.amr).toEqual(old.amr);
});

test('a client that lost the answer gets the same token again, even days later', async () => {
  const { register, refresh, clock } = await startAccountsApi();
  const { refresh_token } = await register();
  const lost = (await refresh(refresh_token)).json();
  clock.advance(3 * day);
  const again = await refresh(refresh_token);
  expect(again.json().refresh_token).toBe(lost.refresh_token);
  expect(again.json().expires_at).toBe(clock() / 1000 + 3600);
});

test('an older token is exchanged again within ten seconds', async () => {
  const { register, refresh, clock } = await startAccountsApi();
  const first = (await register()).refresh_token;
  const second = (await refresh(first)).json().refresh_token;
  clock.advance(1);
  const third = (await refresh(second)).json().refresh_token;
  clock.advance(9_999);
  const branch = await refresh(first);
  expect(branch.statusCode).toBe(200);
  expect([first, second, third]).not.toContain(branch.json().refresh_token);
  expect((await refresh(third)).statusCode).toBe(200);
});

test('using an older token later ends the session, its refresh tokens and what its access token opens', async () => {
  const { register, refresh, get, clock } = await startAccountsApi();
  const { refresh_token: first, access_token } = await register();
  const second = (await refresh(first)).json().refresh_token;
  const third = (await refresh(second)).json().refresh_token;
  clock.advance(10_001);
  const reused = await refused(refresh(first), 400, 'refresh_token_already_used');
  expect(reused.json().message).toMatch(/^Invalid Refresh Token/);

  for (const token of [third, second, first])
    expect((await refresh(token)).json().code).toBe('refresh_token_not_found');
  await refused(get('/user', access_token), 403, 'session_not_found');
});

test('the end of one session leaves the user’s other sessions alone', async () => {
  const { register, logIn, refresh, clock } = await startAccountsApi();
  const stolen = (await register()).refresh_token;
  const other = (await logIn()).json().refresh_token;
  await refresh((await refresh(stolen)).json().refresh_token);
  clock.advance(10_001);
  await refresh(stolen);
  expect((await refresh(other)).statusCode).toBe(200);
});

test('twenty refreshes at the same time give one token, which works afterwards', async () => {
  const { register, refresh } = await startAccountsApi();
  const { refresh_token } = await register();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  const tokens = new Set(answers.map((answer) => answer.json().refresh_token));
  expect(tokens.size).toBe(1);
  expect((await refresh([...tokens][0])).statusCode).toBe(200);
});

test('what has not the form of a refresh token is refused as such', async () => {
  const { refresh } = await startAccountsApi();
  for (const token of ['', 'short', 'UPPERCASE123', 'abcdefghijk!', 'abcdefghijklm']) {
    const answer = await refresh(token);
    expect(answer.statusCode, token).toBe(400);
    expect(answer.json(), token).toEqual({
      code: 'validation_failed',
      message: 'Refresh token is not valid',
    });
  }
});

test('an unknown refresh token is not found', async () => {
  const { refresh } = await startAccountsApi();
  const answer = await refused(refresh('abcdefghijkl'), 400, 'refresh_token_not_found');
  expect(answer.json().message).toMatch(/^Invalid Refresh Token/);
});

test('a banned user cannot refresh, and can with the same token after the ban', async () => {
  const { register, refresh, clock, banFor } = await startAccountsApi();
  const { refresh_token } = await register();
  await banFor(1000);
  expect((await refresh(refresh_token)).json().code).toBe('user_banned');
  clock.advance(1000);
  expect((await refresh(refresh_token)).statusCode).toBe(200);
});

test('the database holds no refresh token, and forgets exchanged ones after a day', async () => {
  const { register, refresh, clock, rowsOf } = await startAccountsApi();
  const tokens = [(await register()).refresh_token];
  for (let round = 0; round < 3; round += 1) {
    tokens.push((await refresh(tokens.at(-1) ?? '')).json().refresh_token);
    clock.advance(day + 1);
  }
  const rows = await rowsOf('refresh_tokens');
  expect(rows).toHaveLength(2);
  for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
});
