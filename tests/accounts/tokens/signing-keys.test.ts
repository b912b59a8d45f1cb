import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  generateSecret,
  type JWK,
  SignJWT,
} from 'jose';
import { expect, test } from 'vitest';
import { createAccessTokens } from '#server/accounts/tokens/access-token.ts';
import { readSigningKeysFile, SigningKeysError } from '#server/accounts/tokens/signing-keys.ts';
import { holdDataDirectory } from '#server/data-directory.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const issuer = 'http://localhost:3000/auth/v1';
const claims = {
  sub: '0d5e1f3c-54a4-4a3c-a3a5-0b7a3fd6e1a1',
  email: 'ada@example.com',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: 'd5f0c2b0-7d0e-4bb1-8b4c-111111111111',
  is_anonymous: false,
} as const;

async function aKey(alg: string, options = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true, ...options });
  return exportJWK(privateKey);
}

const tokensOf = (signingKeys: JWK[], clock = aClock()) =>
  createAccessTokens({ signingKeys, issuer, seconds: 3600 }, clock);

test('after a rotation the new key signs, and what the old one signed still holds', async () => {
  const path = aDirectory();
  const clock = aClock();
  const before = await holdDataDirectory(path, clock);
  const old = await tokensOf(before.secrets.signingKeys, clock);
  const { token } = await old.sign({ ...claims, amr: [] });
  await before.rotateSigningKey();
  before.release();

  const after = await holdDataDirectory(path, clock);
  const tokens = await tokensOf(after.secrets.signingKeys, clock);
  expect((await tokens.verify(token)).ok).toBe(true);
  expect(tokens.publicKeys().keys).toHaveLength(2);
  const { token: newer } = await tokens.sign({ ...claims, amr: [] });
  expect((await old.verify(newer)).ok).toBe(false);
  after.release();
});

test('the private half of a retired key is gone, and a day later the key is', async () => {
  const path = aDirectory();
  const clock = aClock();
  const first = await holdDataDirectory(path, clock);
  await first.rotateSigningKey();
  first.release();
  const second = await holdDataDirectory(path, clock);
  expect(second.secrets.signingKeys[1]).not.toHaveProperty('d');
  second.release();
  clock.advance(86_400_000);
  const third = await holdDataDirectory(path, clock);
  expect(third.secrets.signingKeys).toHaveLength(1);
  third.release();
});

test('what a leaked key has signed holds no more', async () => {
  const path = aDirectory();
  const before = await holdDataDirectory(path, aClock());
  const { token } = await (await tokensOf(before.secrets.signingKeys)).sign({ ...claims, amr: [] });
  await before.rotateSigningKey({ isLeaked: true });
  before.release();
  const after = await holdDataDirectory(path, aClock());
  expect((await (await tokensOf(after.secrets.signingKeys)).verify(token)).ok).toBe(false);
  after.release();
});

test('no public key holds a private half', async () => {
  const { publicKeys } = await tokensOf([await aKey('ES256'), await aKey('RS256')]);
  for (const key of publicKeys().keys) {
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) {
      expect(key).not.toHaveProperty(secret);
    }
  }
});

test.each(['ES256', 'RS256', 'EdDSA'])('%s signs and checks', async (alg) => {
  const tokens = await tokensOf([
    await aKey(alg, { crv: alg === 'EdDSA' ? 'Ed25519' : undefined }),
  ]);
  const { token } = await tokens.sign({ ...claims, amr: [] });
  expect((await tokens.verify(token)).ok).toBe(true);
  expect(tokens.publicKeys().keys).toMatchObject([{ alg, use: 'sig', key_ops: ['verify'] }]);
});

test('a shared secret signs and checks, and is never shown', async () => {
  const secret = await generateSecret('HS256', { extractable: true });
  const tokens = await tokensOf([await exportJWK(secret)]);
  const { token } = await tokens.sign({ ...claims, amr: [] });
  expect((await tokens.verify(token)).ok).toBe(true);
  expect(tokens.publicKeys()).toEqual({ keys: [] });
});

test('a public key is no shared secret, whatever a token says', async () => {
  const key = await aKey('ES256');
  const tokens = await tokensOf([key]);
  const [published] = tokens.publicKeys().keys;
  const forged = await new SignJWT({ ...claims, amr: [] })
    .setProtectedHeader({ alg: 'HS256', kid: String(published?.kid) })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(JSON.stringify(published)));
  expect((await tokens.verify(forged)).ok).toBe(false);
});

test('a file of keys is read, whether it holds one or a set', async () => {
  const path = join(aDirectory(), 'keys.json');
  const key = await aKey('ES256');
  writeFileSync(path, JSON.stringify(key));
  expect(readSigningKeysFile(path)).toEqual([key]);
  writeFileSync(path, JSON.stringify({ keys: [key, await aKey('ES256')] }));
  expect(readSigningKeysFile(path)).toHaveLength(2);
});

test('keys in the form that Supabase keeps them in are taken', async () => {
  const path = join(aDirectory(), 'keys.json');
  const use = { use: 'sig', ext: true };
  const retired = { ...(await aKey('ES256')), ...use, kid: 'retired', key_ops: ['verify'] };
  const signing = { ...(await aKey('RS256')), ...use, kid: 'signs', key_ops: ['sign', 'verify'] };
  writeFileSync(path, JSON.stringify([retired, signing]));
  const tokens = await tokensOf(readSigningKeysFile(path));
  const { token } = await tokens.sign({ ...claims, amr: [] });
  expect(decodeProtectedHeader(token)).toMatchObject({ kid: 'signs', alg: 'RS256' });
  expect((await tokens.verify(token)).ok).toBe(true);
  expect(tokens.publicKeys().keys).toMatchObject([{ kid: 'retired' }, { kid: 'signs' }]);
});

test('keys that cannot sign are refused by name', async () => {
  const path = join(aDirectory(), 'keys.json');
  writeFileSync(path, '{"keys":[]}');
  expect(() => readSigningKeysFile(path)).toThrow('SIGNING_KEYS_FILE');
  const { d: _private, ...publicHalf } = await aKey('ES256');
  await expect(tokensOf([publicHalf])).rejects.toThrow('private half');
  const short = { kty: 'oct', k: Buffer.from('too short').toString('base64url') };
  await expect(tokensOf([short])).rejects.toThrow(SigningKeysError);
  await expect(tokensOf([await aKey('ES384')])).rejects.toThrow('P-256');
});
