import { readFileSync } from 'node:fs';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import * as v from 'valibot';
import { OperatorError } from '#server/operator-error.ts';

/** Thrown for keys that cannot sign; the message says what they must be. */
export class SigningKeysError extends OperatorError {
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
  /** The first key that may sign. */
  signer: UsableKey;
  /** Every key by its id. */
  verifiers: Map<string, UsableKey>;
  /** The public halves; shared secrets have none. */
  publicKeys: JWK[];
}

const jwkSchema = v.looseObject({
  kty: v.string(),
  key_ops: v.optional(v.array(v.string())),
});
const listSchema = v.pipe(v.array(jwkSchema), v.minLength(1));
const keysSchema = v.union([
  listSchema,
  v.pipe(
    v.object({ keys: listSchema }),
    v.transform(({ keys }) => keys),
  ),
  v.pipe(
    jwkSchema,
    v.transform((key) => [key]),
  ),
]);

/**
 * Reads a JSON Web Key, a set of them (RFC 7517), or a plain list of them as Supabase stores it.
 * Throws SigningKeysError when the file at `path` has none of these forms.
 */
export function readSigningKeysFile(path: string): JWK[] {
  try {
    return v.parse(keysSchema, JSON.parse(readFileSync(path, 'utf8'))) as JWK[];
  } catch (cause) {
    throw new SigningKeysError(
      `SIGNING_KEYS_FILE=${path} must be a JSON Web Key, or a set or list of them, the first of which signs unless its key_ops leave that out.`,
      { cause },
    );
  }
}

/** Imports keys. Throws SigningKeysError when none can sign, or one cannot be read. */
export async function importSigningKeys(jwks: JWK[]): Promise<SigningKeys> {
  const signing = jwks.find(({ key_ops }) => key_ops?.includes('sign') ?? true);
  if (!signing?.d && !signing?.k) {
    throw new SigningKeysError('The first signing key must have its private half.');
  }
  const signer = await importKey(signing);
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
  // Supabase lists both signing and checking for a private key, but each key here does only one.
  const { key_ops: _operations, use: _use, ...material } = jwk;
  try {
    const key = await importJWK(material, alg);
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

/** One algorithm for each kind of key (docs/contracts/accounts.md#the-access-token). */
function algorithmOf({ kty, crv, k }: JWK): string {
  if (kty === 'EC' && crv === 'P-256') return 'ES256';
  if (kty === 'OKP' && crv === 'Ed25519') return 'EdDSA';
  if (kty === 'RSA') return 'RS256';
  if (kty === 'oct' && Buffer.from(k ?? '', 'base64url').length >= 32) return 'HS256';
  throw new SigningKeysError(
    'A signing key must be EC P-256, Ed25519, RSA, or a shared secret of 32 bytes or more.',
  );
}
