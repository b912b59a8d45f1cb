// Tokens that a hosted project signs, checked with its published keys.
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createRemoteAccessTokens } from '#server/accounts/tokens/remote-access-tokens.ts';
import { aKeySet } from '#tests/support/data/a-hosted-project.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const jwtSecret = 'a secret of thirty-two characters or more';

async function aProject() {
  const keySet = await aKeySet();
  const clock = aClock();
  const sign = await keySet.addKey('first');
  const tokens = createRemoteAccessTokens({ url: keySet.url, jwtSecret: null }, clock);
  return { keySet, clock, sign, tokens };
}

function signWithSecret(url: string, secret: string) {
  return new SignJWT({ sub: 'somebody' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(`${url}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime(new Date('2026-11-21T13:00:00Z'))
    .sign(new TextEncoder().encode(secret));
}

test('a token of the project is valid, and its keys are fetched once', async () => {
  const { keySet, sign, tokens } = await aProject();
  const token = await sign();
  for (const _ of [1, 2, 3]) {
    expect(await tokens.verify(token)).toMatchObject({ ok: true, claims: { sub: 'somebody' } });
  }
  expect(keySet.requests).toBe(1);
});

test.each([{ issuer: 'https://elsewhere.supabase.co/auth/v1' }, { audience: 'somebody else' }])(
  'a token with another %o is refused',
  async (changes) => {
    const { sign, tokens } = await aProject();
    expect(await tokens.verify(await sign(changes))).toEqual({ ok: false, reason: 'invalid' });
  },
);

test('an expired token is refused', async () => {
  const { clock, sign, tokens } = await aProject();
  clock.advance(3_600_000);
  expect(await tokens.verify(await sign())).toEqual({ ok: false, reason: 'expired' });
});

test.each(['', 'nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
  'a malformed token is refused as such, not as an outage of the project: %s',
  async (text) => {
    const { tokens } = await aProject();
    expect(await tokens.verify(text)).toEqual({ ok: false, reason: 'invalid' });
  },
);

test('while the keys cannot be fetched, a token is not called invalid', async () => {
  const { keySet, sign, tokens } = await aProject();
  const token = await sign();
  keySet.isDown = true;
  expect(await tokens.verify(token)).toMatchObject({ ok: false, reason: 'unavailable' });
  keySet.isDown = false;
  expect((await tokens.verify(token)).ok).toBe(true);
});

test('tokens with a known key stay valid through an outage of any length', async () => {
  const { keySet, clock, sign, tokens } = await aProject();
  const token = await sign();
  await tokens.verify(token);
  keySet.isDown = true;
  clock.advance(3_000_000);
  expect((await tokens.verify(token)).ok).toBe(true);
  await expect.poll(() => keySet.requests).toBe(2);
  expect((await tokens.verify(token)).ok).toBe(true);
});

test('a key that the project withdraws is refused ten minutes later', async () => {
  const { keySet, clock, sign, tokens } = await aProject();
  const token = await sign();
  await tokens.verify(token);
  keySet.keys = [];
  await keySet.addKey('second');
  clock.advance(600_001);
  await expect.poll(() => tokens.verify(token)).toEqual({ ok: false, reason: 'invalid' });
});

test('tokens with unknown keys do not cause a request each', async () => {
  const { keySet, sign, tokens } = await aProject();
  await tokens.verify(await sign());
  const strange = await (await (await aKeySet()).addKey('strange'))({
    issuer: `${keySet.url}/auth/v1`,
  });
  for (const _ of [1, 2, 3]) {
    expect(await tokens.verify(strange)).toEqual({ ok: false, reason: 'invalid' });
  }
  expect(keySet.requests).toBe(1);
});

test('the shared secret of a project without keys, when set, checks its tokens', async () => {
  const { keySet, clock, sign, tokens } = await aProject();
  const token = await signWithSecret(keySet.url, jwtSecret);
  const withSecret = createRemoteAccessTokens({ url: keySet.url, jwtSecret }, clock);
  expect((await withSecret.verify(token)).ok).toBe(true);
  expect((await withSecret.verify(await sign())).ok).toBe(true);
  expect((await tokens.verify(token)).ok).toBe(false);
  const forged = await signWithSecret(keySet.url, JSON.stringify(keySet.keys[0]));
  expect((await withSecret.verify(forged)).ok).toBe(false);
  expect((await tokens.verify(forged)).ok).toBe(false);
});
