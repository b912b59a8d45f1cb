import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the secret of a second factor, so that a copy of the database is not enough to make
 * codes (AES-256-GCM, NIST SP 800-38D). The id is authenticated too: the secret decrypts for its
 * own factor only.
 */
export function encryptFactorSecret(
  tokenSecret: string,
  factorId: string,
  factorSecret: string,
): string {
  const nonce = randomBytes(nonceBytes);
  const options = { authTagLength: tagBytes };
  const cipher = createCipheriv(algorithm, deriveKey(tokenSecret), nonce, options);
  cipher.setAAD(Buffer.from(factorId));
  const text = [cipher.update(factorSecret, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, ...text, cipher.getAuthTag()]).toString('base64url');
}

/**
 * The decrypted secret. Throws when it was encrypted with another key or for another factor, or was
 * altered.
 */
export function decryptFactorSecret(
  tokenSecret: string,
  { id, encrypted_secret }: { id: string; encrypted_secret: string },
): string {
  const sealed = Buffer.from(encrypted_secret, 'base64url');
  const nonce = sealed.subarray(0, nonceBytes);
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv(algorithm, deriveKey(tokenSecret), nonce, options);
  decipher.setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const text = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

// A key for this purpose only, independent of other keys from the token secret (RFC 5869).
function deriveKey(tokenSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'marquee: secrets of factors', 32));
}
