import { readFileSync } from 'node:fs';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import * as v from 'valibot';

/** Thrown for keys that cannot sign; the message says what they must be. */
export class SigningKeysError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SigningKeysError';
  }
}

interface UsableKey {
  kid: string;
  alg: string;
  key: CryptoKey | Uint8Array;
}

interface SigningKeys {
  /** The key that signs: the first of them. */
  signer: UsableKey;
  /** Every key by its id. */
  verifiers: Map<string, UsableKey>;
  /** What anybody may know: a shared secret is not among them. */
  publicKeys: JWK[];
}

const jwkSchema = v.looseObject({ kty: v.string() });
const keysSchema = v.union([
  v.pipe(
    v.object({ keys: v.pipe(v.array(jwkSchema), v.minLength(1)) }),
    v.transform(({ keys }) => keys),
  ),
  v.pipe(
    jwkSchema,
    v.transform((key) => [key]),
  ),
]);

/**
 * Reads a JSON Web Key, or a set of them whose first one signs (RFC 7517).
 * Throws SigningKeysError when there is none at `path`.
 */
export function readSigningKeysFile(path: string): JWK[] {
  try {
    return v.parse(keysSchema, JSON.parse(readFileSync(path, 'utf8'))) as JWK[];
  } catch (cause) {
    throw new SigningKeysError(
      `SIGNING_KEYS_FILE=${path} must be a JSON Web Key, or a set of them whose first one signs.`,
      { cause },
    );
  }
}

/** Makes keys usable. Throws SigningKeysError when the first cannot sign, or one cannot be read. */
export async function importSigningKeys(jwks: JWK[]): Promise<SigningKeys> {
  const [first] = jwks;
  if (!first?.d && !first?.k) {
    throw new SigningKeysError('The first signing key must have its private half.');
  }
  const signer = await importKey(first);
  const publicHalves = await Promise.all(jwks.map(toVerificationKey));
  const verifiers = await Promise.all(publicHalves.map(importKey));
  return {
    signer,
    verifiers: new Map(verifiers.map((key) => [key.kid, key])),
    publicKeys: publicHalves.filter(({ kty }) => kty !== 'oct'),
  };
}

async function importKey(jwk: JWK): Promise<UsableKey> {
  const alg = algorithmOf(jwk);
  try {
    const key = await importJWK(jwk, alg);
    return { kid: await keyIdOf(jwk), alg, key };
  } catch (cause) {
    throw new SigningKeysError('A signing key cannot be read.', { cause });
  }
}

async function toVerificationKey(jwk: JWK): Promise<JWK> {
  const { kty, crv, x, y, n, e, k } = jwk;
  const material = kty === 'oct' ? { k } : { crv, x, y, n, e };
  const publicHalf = { kty, ...material, kid: await keyIdOf(jwk), alg: algorithmOf(jwk) };
  const given = Object.entries(publicHalf).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), kty, use: 'sig', key_ops: ['verify'] } as JWK;
}

async function keyIdOf(jwk: JWK): Promise<string> {
  return jwk.kid ?? calculateJwkThumbprint(jwk);
}

/** The algorithms of the accounts contract (A.3), one for each kind of key. */
function algorithmOf({ kty, crv, k }: JWK): string {
  if (kty === 'EC' && crv === 'P-256') return 'ES256';
  if (kty === 'OKP' && crv === 'Ed25519') return 'EdDSA';
  if (kty === 'RSA') return 'RS256';
  if (kty === 'oct' && Buffer.from(k ?? '', 'base64url').length >= 32) return 'HS256';
  throw new SigningKeysError(
    'A signing key must be EC P-256, Ed25519, RSA, or a shared secret of 32 bytes or more.',
  );
}
