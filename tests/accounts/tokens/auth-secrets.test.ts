import { expect, test } from 'vitest';
import {
  createOneTimeCode,
  deriveLinkToken,
} from '#server/accounts/mailed-links/one-time-token.ts';
import { hashPassword, isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { isVerifierOf } from '#server/accounts/sessions/pkce-challenge.ts';
import { deriveRefreshToken, isRefreshToken } from '#server/accounts/tokens/refresh-token.ts';

test('a link carries a token that only the holder of the secret can make', () => {
  const hash = deriveLinkToken('secret', 'User@example.com', '123456');
  expect(hash).toMatch(/^[0-9a-f]{56}$/);
  expect(deriveLinkToken('secret', 'user@example.com', '123456')).toBe(hash);
  expect(deriveLinkToken('another', 'user@example.com', '123456')).not.toBe(hash);
  // The unkeyed value of the contract's vector, which anybody can compute.
  expect(hash).not.toBe('b507a4ef007e1379d644aa6fe395cf98f1054ac96b63a052dca9a26a');
});

test('a code always has six digits', () => {
  for (let round = 0; round < 1000; round += 1) expect(createOneTimeCode()).toMatch(/^\d{6}$/);
});

test('the S256 challenge of RFC 7636 belongs to its verifier and to no other', () => {
  const challenge = {
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 's256',
  } as const;
  expect(isVerifierOf(challenge, 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(true);
  expect(isVerifierOf(challenge, 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXl')).toBe(false);
  expect(isVerifierOf(challenge, challenge.code_challenge)).toBe(false);
});

test('a refresh token follows from its row and the secret, and from nothing less', () => {
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

test('nobody’s password is never right', async () => {
  for (const password of ['', 'null', 'correct horse'])
    expect(await isPasswordOf(null, password)).toBe(false);
});
