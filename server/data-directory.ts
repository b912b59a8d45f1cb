import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import SqliteDatabase from 'libsql';
import * as v from 'valibot';

/** What only this server may know, made at its first start. */
export interface Secrets {
  /** Private ES256 key that signs access tokens; `kid` is set. */
  signingKey: JWK;
  /** The key every client sends as `apikey`. Public by design. */
  publishableKey: string;
  /** Base64url key from which refresh tokens and the links of mails are derived. */
  tokenSecret: string;
}

const secretsSchema = v.object({
  signingKey: v.looseObject({ kty: v.string(), kid: v.string(), d: v.string() }),
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  tokenSecret: v.pipe(v.string(), v.minLength(43)),
});

/** Thrown when the data directory cannot be used; the message says why and what to do. */
export class DataDirectoryError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataDirectoryError';
  }
}

/** A data directory held by this process alone. */
export interface DataDirectory {
  databasePath: string;
  inboxPath: string;
  secrets: Secrets;
  /** Lets the next server have it. */
  release(): void;
}

/**
 * Makes the folder where it is missing (readable by its owner only), takes its lock and reads
 * its secrets, making them at the first start.
 * Throws DataDirectoryError when another server holds it or its contents cannot be used.
 */
export async function holdDataDirectory(path: string): Promise<DataDirectory> {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new DataDirectoryError(
      `The data directory ${path} cannot be made. Set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
  const release = takeLock(path);
  try {
    const secrets = await readOrMakeSecrets(join(path, 'secrets.json'));
    return {
      databasePath: join(path, 'marquee.db'),
      inboxPath: join(path, 'inbox'),
      secrets,
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}

// An exclusive SQLite transaction is a lock that the system itself ends with the process,
// even at SIGKILL; a file with a process id would outlive it.
function takeLock(path: string): () => void {
  const lock = openLock(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new DataDirectoryError(
      `Another Marquee server is already using the data directory ${path}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return () => lock.close();
}

function openLock(path: string): SqliteDatabase.Database {
  try {
    return new SqliteDatabase(join(path, 'lock'));
  } catch (cause) {
    throw new DataDirectoryError(
      `The data directory ${path} cannot be written. Set DATA_DIR to a folder that can be.`,
      { cause },
    );
  }
}

async function readOrMakeSecrets(path: string): Promise<Secrets> {
  if (!existsSync(path)) return makeSecrets(path);
  try {
    chmodSync(path, 0o600);
    return v.parse(secretsSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new DataDirectoryError(
      `The secrets in ${path} cannot be read. Restore the file, or delete it: everyone then has to log in again.`,
      { cause },
    );
  }
}

async function makeSecrets(path: string): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const secrets: Secrets = {
    signingKey: {
      ...(await exportJWK(privateKey)),
      alg: 'ES256',
      kid: randomBytes(8).toString('hex'),
    },
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    tokenSecret: randomBytes(32).toString('base64url'),
  };
  // Written aside and renamed, so that a crash leaves either no secrets or whole ones.
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secrets;
}
