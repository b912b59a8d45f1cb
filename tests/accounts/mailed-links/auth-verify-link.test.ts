import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import {
  ada,
  sessionIn,
  startAccountsApi,
  startRegistered,
} from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';

const expired =
  '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';

const { email } = ada;

/** Ada has signed up and has not confirmed her address. */
async function startSignedUp(env: Record<string, string> = {}) {
  const api = await startAccountsApi(env);
  await api.signUp();
  return api;
}

test('the confirmation link ends signed in on the site', async () => {
  const { get, newestLink, clock } = await startSignedUp();
  const answer = await get(newestLink());
  expect(answer.statusCode).toBe(303);
  const location = String(answer.headers.location);
  const expiresAt = clock() / 1000 + 3600;
  expect(location).toMatch(
    new RegExp(
      `^http://localhost:3000/#access_token=[\\w.-]+&expires_at=${expiresAt}&expires_in=3600&refresh_token=[\\w-]{43}&sb=&token_type=bearer&type=signup$`,
    ),
  );

  const { access_token } = sessionIn(new URL(location));
  expect(decodeJwt(access_token).amr).toEqual([{ method: 'otp', timestamp: clock() / 1000 }]);
  const user = (await get('/user', access_token)).json();
  expect(user).toMatchObject({
    email_confirmed_at: '2026-11-21T12:00:00.000Z',
    last_sign_in_at: '2026-11-21T12:00:00.000Z',
    user_metadata: { email_verified: true },
  });
  expect(user.identities[0].identity_data.email_verified).toBe(true);
});

test('a link works until the session it gave is used', async () => {
  const { as, get, followLink } = await startRegistered();
  await get('/user', as);
  expect((await followLink()).hash).toBe(expired);
});

test('refreshing the session that a link gave also uses the link up', async () => {
  const { refresh_token, refresh, followLink } = await startRegistered();
  expect((await refresh(refresh_token)).statusCode).toBe(200);
  expect((await followLink()).hash).toBe(expired);
});

test('a mail scanner that fetches the link does not use it up, and gets no lasting session', async () => {
  const { get, refresh, followLink } = await startSignedUp();
  const scanner = sessionIn(await followLink());
  const owner = sessionIn(await followLink());
  expect((await get('/user', owner.access_token)).statusCode).toBe(200);
  await refused(get('/user', scanner.access_token), 403, 'session_not_found');
  await refused(refresh(scanner.refresh_token), 400, 'refresh_token_not_found');
  expect((await get('/user', owner.access_token)).statusCode).toBe(200);
});

test('a session that nobody used before its link expired is not valid', async () => {
  const { get, refresh, followLink, clock } = await startSignedUp({ ACCESS_TOKEN_SECONDS: '7200' });
  const { access_token } = sessionIn(await followLink());
  const { refresh_token } = sessionIn(await followLink());
  clock.advance(3_600_000);
  await refused(get('/user', access_token), 403, 'session_not_found');
  await refused(refresh(refresh_token), 400, 'refresh_token_not_found');
});

test('a link works for exactly an hour', async () => {
  const { followLink, clock } = await startSignedUp();
  clock.advance(3_600_000);
  expect((await followLink()).hash).toBe(expired);
  clock.advance(-1);
  expect((await followLink()).hash).toContain('access_token=');
});

test('a new mail invalidates the link of the one before it', async () => {
  const { post, newestLink, followLink } = await startSignedUp();
  const older = newestLink();
  await post('/resend', { type: 'signup', email });
  expect((await followLink(older)).hash).toBe(expired);
  expect((await followLink()).hash).toContain('access_token=');
});

test('a HEAD request for a link confirms nothing', async () => {
  const { app, newestLink, followLink } = await startSignedUp();
  await app.inject({ method: 'HEAD', url: `/auth/v1${newestLink()}` });
  expect((await followLink()).hash).toContain('access_token=');
});

test('a recovery link confirms the address', async () => {
  const { post, get, followLink } = await startSignedUp();
  await post('/recover', { email });
  const { access_token } = sessionIn(await followLink());
  const user = (await get('/user', access_token)).json();
  expect(user.email_confirmed_at).toBe('2026-11-21T12:00:00.000Z');
});

test('a used link ends every other link that was mailed to the user', async () => {
  const { post, get, newestLink, followLink } = await startSignedUp();
  const confirmation = newestLink();
  await post('/recover', { email });
  await get('/user', sessionIn(await followLink()).access_token);
  expect((await followLink(confirmation)).hash).toBe(expired);
});

test.each(['', '?token=abc', '?type=signup', '?token=&type='])(
  'the link /verify%s, without token or type, is answered in JSON, without a redirect',
  async (query) => {
    const { get } = await startAccountsApi();
    const { headers } = await refused(get(`/verify${query}`), 400, 'validation_failed');
    expect(headers).not.toHaveProperty('location');
  },
);

test.each([
  ['nonsense', 'signup', 'access_denied', 'otp_expired'],
  ['a'.repeat(56), 'recovery', 'access_denied', 'otp_expired'],
  ['a'.repeat(56), 'nonsense', 'invalid_request', 'validation_failed'],
  ['%00', 'signup', 'access_denied', 'otp_expired'],
])(
  'the unusable link %s of type %s leads to the site with the reason',
  async (token, type, error, error_code) => {
    const { followLink } = await startAccountsApi();
    const { origin, hash } = await followLink(`/verify?token=${token}&type=${type}`);
    expect(origin).toBe('http://localhost:3000');
    const fragment = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect(fragment).toMatchObject({ error, error_code, sb: '' });
  },
);

test('a confirmation link does not work as a recovery link', async () => {
  const { newestLink, followLink } = await startSignedUp();
  const { hash } = await followLink(newestLink().replace('type=signup', 'type=recovery'));
  expect(hash).toBe(expired);
});

test('a banned user is sent back without a session', async () => {
  const { followLink, banFor } = await startSignedUp();
  await banFor(1);
  const { hash } = await followLink();
  expect(hash).toContain('error_code=user_banned');
  expect(hash).not.toContain('access_token');
});

test('an unexpected failure redirects too, and does not reveal its cause', async () => {
  const { followLink, database } = await startSignedUp();
  await database.schema.dropTable('refresh_tokens').execute();
  const { hash } = await followLink();
  expect(hash).toContain('error=server_error&error_code=unexpected_failure');
  expect(hash).not.toContain('refresh_tokens');
});

test('a password that somebody else set for an unconfirmed address is removed when its owner follows a reset link', async () => {
  const { post, followLink, logIn } = await startSignedUp();
  await post('/recover', { email });
  await followLink();
  await refused(logIn(), 400, 'invalid_credentials');
});
