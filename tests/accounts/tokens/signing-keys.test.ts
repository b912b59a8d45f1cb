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
import { holdDataDirectory } from '#server/data-directory/hold-data-directory.ts';
import { someClaims } from '#tests/support/accounts/some-claims.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const issuer = 'http://localhost:3000/auth/v1';
async function aKey(alg: string, options = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true, ...options });
  return exportJWK(privateKey);
}

const tokensOf = (signingKeys: JWK[], clock = aClock()) =>
  createAccessTokens({ signingKeys, issuer, seconds: 3600 }, clock);

/** A data directory across several starts; `hold` takes its lock, reads it and releases it at once. */
function aKeyStore() {
  const path = aDirectory();
  const clock = aClock();
  async function hold(use = async (_: Awaited<ReturnType<typeof holdDataDirectory>>) => {}) {
    const directory = await holdDataDirectory(path, clock);
    await use(directory);
    directory.release();
    const { signingKeys } = directory.secrets;
    return { signingKeys, tokens: await tokensOf(signingKeys, clock) };
  }
  return { clock, hold };
}

test('after a rotation the new key signs, and tokens of the old one stay valid', async () => {
  const { hold } = aKeyStore();
  const old = await hold((directory) => directory.rotateSigningKey());
  const { token } = await old.tokens.sign(someClaims());
  const { tokens } = await hold();
  expect((await tokens.verify(token)).ok).toBe(true);
  expect(tokens.publicKeys().keys).toHaveLength(2);
  const { token: newer } = await tokens.sign(someClaims());
  expect((await old.tokens.verify(newer)).ok).toBe(false);
});

test('a rotation deletes the old private key at once, and its public key a day later', async () => {
  const { hold, clock } = aKeyStore();
  await hold((directory) => directory.rotateSigningKey());
  expect((await hold()).signingKeys[1]).not.toHaveProperty('d');
  clock.advance(86_400_000);
  expect((await hold()).signingKeys).toHaveLength(1);
});

test('tokens of a leaked key are refused after its rotation', async () => {
  const { hold } = aKeyStore();
  const old = await hold((directory) => directory.rotateSigningKey({ isLeaked: true }));
  const { token } = await old.tokens.sign(someClaims());
  expect((await (await hold()).tokens.verify(token)).ok).toBe(false);
});

test('no published key contains private members', async () => {
  const { publicKeys } = await tokensOf([await aKey('ES256'), await aKey('RS256')]);
  const members = publicKeys().keys.flatMap((key) => Object.keys(key));
  for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'])
    expect(members).not.toContain(secret);
});

test.each(['ES256', 'RS256', 'EdDSA'])('%s signs and checks', async (alg) => {
  const tokens = await tokensOf([
    await aKey(alg, { crv: alg === 'EdDSA' ? 'Ed25519' : undefined }),
  ]);
  const { token } = await tokens.sign(someClaims());
  expect((await tokens.verify(token)).ok).toBe(true);
  expect(tokens.publicKeys().keys).toMatchObject([{ alg, use: 'sig', key_ops: ['verify'] }]);
});

test('a shared secret signs and checks, and is never shown', async () => {
  const secret = await generateSecret('HS256', { extractable: true });
  const tokens = await tokensOf([await exportJWK(secret)]);
  const { token } = await tokens.sign(someClaims());
  expect((await tokens.verify(token)).ok).toBe(true);
  expect(tokens.publicKeys()).toEqual({ keys: [] });
});

test('a public key is never used as a shared secret, whatever a token says', async () => {
  const key = await aKey('ES256');
  const tokens = await tokensOf([key]);
  const [published] = tokens.publicKeys().keys;
  const forged = await new SignJWT({ ...someClaims() })
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

test('keys in Supabase’s format are accepted', async () => {
  const path = join(aDirectory(), 'keys.json');
  const use = { use: 'sig', ext: true };
  const retired = { ...(await aKey('ES256')), ...use, kid: 'retired', key_ops: ['verify'] };
  const signing = { ...(await aKey('RS256')), ...use, kid: 'signs', key_ops: ['sign', 'verify'] };
  writeFileSync(path, JSON.stringify([retired, signing]));
  const tokens = await tokensOf(readSigningKeysFile(path));
  const { token } = await tokens.sign(someClaims());
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
