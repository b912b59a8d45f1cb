import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as v from 'valibot';
import { DataDirectoryError } from '#server/data-directory/data-directory-error.ts';
import { writeDurably } from '#server/disk/durable-file.ts';

/** The server's secrets, made at its first start. */
export interface Secrets {
  /** The private key that signs access tokens, then the public halves of the keys that it replaced. */
  signingKeys: JWK[];
  /** The key that every client sends as `apikey`. It is public. */
  publishableKey: string;
  /** The key that opens the administrator's part of the accounts API. */
  secretKey: string;
  /** Base64url key from which refresh tokens and the links of mails are derived. */
  tokenSecret: string;
}

const keySchema = v.looseObject({ kty: v.string(), kid: v.string() });

/** `secrets.json`. Members that the first version did not have are optional. */
const secretsSchema = v.object({
  signingKey: v.looseObject({ ...keySchema.entries, d: v.string() }),
  retiredKeys: v.optional(v.array(v.object({ key: keySchema, retired_at: v.number() })), []),
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.optional(v.pipe(v.string(), v.startsWith('sb_secret_'))),
  tokenSecret: v.pipe(v.string(), v.minLength(43)),
});

type SecretsFile = v.InferOutput<typeof secretsSchema>;

// The longest life of an access token.
const keepRetiredMilliseconds = 86_400_000;

/** Reads the secrets at `path`, or makes them if the file is missing. Drops keys that retired long ago. */
export async function readOrMakeSecrets(path: string, now: number): Promise<Secrets> {
  const file = existsSync(path) ? readSecrets(path) : await makeSecrets();
  const { signingKey, publishableKey, tokenSecret } = file;
  const secretKey = file.secretKey ?? `sb_secret_${randomBytes(24).toString('base64url')}`;
  const retiredKeys = file.retiredKeys.filter(
    ({ retired_at }) => retired_at > now - keepRetiredMilliseconds,
  );
  await writeSecrets(path, { signingKey, retiredKeys, publishableKey, secretKey, tokenSecret });
  const signingKeys = [signingKey, ...retiredKeys.map(({ key }) => key)];
  return { signingKeys, publishableKey, secretKey, tokenSecret };
}

/** Reads a `secrets.json`. Throws DataDirectoryError when it cannot be read. */
export function readSecrets(path: string): SecretsFile {
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new DataDirectoryError(
      `The secrets in ${path} cannot be read. Restore the file from a backup. Without it, everybody has to log in again and set up second factors again.`,
      { cause },
    );
  }
}

/** Makes a new signing key. The old one still verifies the tokens that it signed, unless it has leaked. */
export async function rotateSigningKey(
  path: string,
  now: number,
  isLeaked: boolean,
): Promise<void> {
  const { signingKey, retiredKeys, ...others } = readSecrets(path);
  const { d: _private, ...key } = signingKey;
  await writeSecrets(path, {
    ...others,
    signingKey: await makeSigningKey(),
    retiredKeys: isLeaked ? [] : [{ key, retired_at: now }, ...retiredKeys],
  });
}

async function makeSecrets(): Promise<SecretsFile> {
  return {
    signingKey: await makeSigningKey(),
    retiredKeys: [],
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    tokenSecret: randomBytes(32).toString('base64url'),
  };
}

async function makeSigningKey(): Promise<SecretsFile['signingKey']> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty = '', d = '', ...rest } = await exportJWK(privateKey);
  return { kty, d, ...rest, alg: 'ES256', kid: randomBytes(8).toString('hex') };
}

// Parsing puts the members in one order, so that unchanged secrets give the same text and no write.
function writeSecrets(path: string, secrets: SecretsFile): Promise<void> {
  return writeDurably(path, `${JSON.stringify(v.parse(secretsSchema, secrets), null, 2)}\n`);
}
