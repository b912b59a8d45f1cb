import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { createOneTimeCode, deriveLinkToken } from '#server/accounts/tokens/one-time-token.ts';
import { isVerifierOf } from '#server/accounts/tokens/pkce-challenge.ts';
import {
  deriveRefreshToken,
  isRefreshToken,
} from '#server/accounts/tokens/refresh-tokens-store.ts';
import { challenge, verifier } from '#tests/support/accounts/accounts-api.ts';

test('the token of a link cannot be computed without the secret', () => {
  const hash = deriveLinkToken('secret', 'User@example.com', '123456');
  expect(hash).toMatch(/^[0-9a-f]{56}$/);
  expect(deriveLinkToken('secret', 'user@example.com', '123456')).toBe(hash);
  expect(deriveLinkToken('another', 'user@example.com', '123456')).not.toBe(hash);
  // Supabase's hash of the same address and code has no key: anybody can compute it.
  expect(hash).not.toBe('b507a4ef007e1379d644aa6fe395cf98f1054ac96b63a052dca9a26a');
});

test('a code always has six digits', () => {
  for (let round = 0; round < 1000; round += 1) expect(createOneTimeCode()).toMatch(/^\d{6}$/);
});

test('the S256 challenge of RFC 7636 matches its verifier only', () => {
  expect(isVerifierOf(challenge, verifier)).toBe(true);
  expect(isVerifierOf(challenge, verifier.replace(/k$/, 'l'))).toBe(false);
  expect(isVerifierOf(challenge, challenge.code_challenge)).toBe(false);
});

test('a refresh token is derived from its row and the secret', () => {
  const token = deriveRefreshToken('secret', 'row 1');
  expect(deriveRefreshToken('secret', 'row 1')).toBe(token);
  expect(deriveRefreshToken('secret', 'row 2')).not.toBe(token);
  expect(deriveRefreshToken('other', 'row 1')).not.toBe(token);
  for (let row = 0; row < 1000; row += 1)
    expect(isRefreshToken(deriveRefreshToken('secret', String(row)))).toBe(true);
});

test('a password hash is argon2id at the cost that OWASP asks for', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordOf(hash, 'correct horse')).toBe(true);
  expect(await isPasswordOf(hash, 'wrong horse')).toBe(false);
});

test.each(['', 'null', 'correct horse'])(
  '%j does not match the hash for unknown users',
  async (password) => {
    expect(await isPasswordOf(null, password)).toBe(false);
  },
);
