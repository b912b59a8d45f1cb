import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import SqliteDatabase from 'libsql';
import * as v from 'valibot';
import { hasAccounts } from '#server/database/has-accounts.ts';
import { whenSecretsAreLost } from '#server/database/same-secrets.ts';
import { asDiskError, diskTroubleOf } from '#server/disk/disk-trouble.ts';
import { makeFolderDurably, writeDurably } from '#server/disk/durable-file.ts';
import { OperatorError } from '#server/operator-error.ts';

/** What only this server may know, made at its first start. */
export interface Secrets {
  /** Private key that signs access tokens, then those it took the place of, public halves only. */
  signingKeys: JWK[];
  /** The key every client sends as `apikey`. Public by design. */
  publishableKey: string;
  /** The key that opens the administrator's part of the accounts API. */
  secretKey: string;
  /** Base64url key from which refresh tokens and the links of mails are derived. */
  tokenSecret: string;
}

const keySchema = v.looseObject({ kty: v.string(), kid: v.string() });

/** `secrets.json`; the optional members came later than the first version. */
const secretsSchema = v.object({
  signingKey: v.looseObject({ ...keySchema.entries, d: v.string() }),
  retiredKeys: v.optional(v.array(v.object({ key: keySchema, retired_at: v.number() })), []),
  publishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  secretKey: v.optional(v.pipe(v.string(), v.startsWith('sb_secret_'))),
  tokenSecret: v.pipe(v.string(), v.minLength(43)),
});

type SecretsFile = v.InferOutput<typeof secretsSchema>;

// No access token lives longer.
const keepRetiredMilliseconds = 86_400_000;

/** Thrown when the data directory cannot be used; the message says why and what to do. */
export class DataDirectoryError extends OperatorError {}

/** A data directory held by this process alone. */
export interface DataDirectory {
  databasePath: string;
  /** There were secrets, but no embedded database that they could belong to. */
  isDatabaseMissing: boolean;
  inboxPath: string;
  secrets: Secrets;
  /**
   * Makes a new signing key for the next start; tokens that the old one signed
   * hold until their end, unless it has leaked.
   */
  rotateSigningKey(options?: { isLeaked?: boolean }): Promise<void>;
  /** Lets the next server have it. */
  release(): void;
}

interface HoldOptions {
  /** Other servers may have it too: what they keep is elsewhere, and only its secrets are made in turn. */
  isShared?: boolean;
  /** What is done without secrets: they are made, but not beside accounts that were made with others. */
  missingSecrets?: 'makeUnlessAccounts' | 'make' | 'refuse';
}

/**
 * Makes the folder where it is missing (readable by its owner only), takes its lock and reads
 * its secrets, making them at the first start. `clock` gives milliseconds.
 * Throws DataDirectoryError when another server holds it or its contents cannot be used, and
 * DiskError when that is because of the disk.
 */
export async function holdDataDirectory(
  path: string,
  clock: () => number,
  { isShared = false, missingSecrets = 'makeUnlessAccounts' }: HoldOptions = {},
): Promise<DataDirectory> {
  const release = await lockDataDirectory(path);
  const secretsPath = join(path, 'secrets.json');
  const databasePath = join(path, 'marquee.db');
  try {
    if (existsSync(join(path, unfinishedRestore))) {
      throw new DataDirectoryError(
        `A backup was not restored to its end in ${path}. Run npm run restore again, with --force.`,
      );
    }
    const hasSecrets = existsSync(secretsPath);
    if (!hasSecrets && missingSecrets !== 'make') {
      requireNoOldSecrets(path, missingSecrets === 'refuse' || hasAccounts(databasePath));
    }
    const secrets = await readOrMakeSecrets(secretsPath, clock());
    if (isShared) release();
    return {
      databasePath,
      isDatabaseMissing: hasSecrets && !existsSync(databasePath),
      inboxPath: join(path, 'inbox'),
      secrets,
      async rotateSigningKey({ isLeaked = false } = {}) {
        const { signingKey, retiredKeys, ...others } = readSecrets(secretsPath);
        const { d: _private, ...key } = signingKey;
        await writeSecrets(secretsPath, {
          ...others,
          signingKey: await makeSigningKey(),
          retiredKeys: isLeaked ? [] : [{ key, retired_at: clock() }, ...retiredKeys],
        });
      },
      release,
    };
  } catch (error) {
    release();
    throw asDiskError(error, path);
  }
}

function requireNoOldSecrets(path: string, areNeeded: boolean): void {
  if (!areNeeded) return;
  throw new DataDirectoryError(
    `${path} has no secrets.json, which belongs to the accounts. Put it back from a backup, or from the data directory that they come from. ${whenSecretsAreLost}`,
  );
}

/** Folder in the data directory while a backup is put in place; no server starts beside it. */
export const unfinishedRestore = 'restoring';

/**
 * Makes the folder where it is missing and takes its lock; gives the way to let it go.
 * Throws DataDirectoryError, or DiskError when the disk is what keeps it from that.
 */
export async function lockDataDirectory(path: string): Promise<() => void> {
  try {
    await makeFolderDurably(path);
  } catch (cause) {
    if (diskTroubleOf(cause)) throw asDiskError(cause, path);
    throw new DataDirectoryError(
      `The data directory ${path} cannot be made. Set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
  requireWritable(path);
  return takeLock(path);
}

// Files that are there already may be writable in a folder that is not.
function requireWritable(path: string): void {
  try {
    rmdirSync(mkdtempSync(join(path, 'writable-')));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw code === 'EACCES' || code === 'EPERM'
      ? notWritable(path, cause)
      : asDiskError(cause, path);
  }
}

function notWritable(path: string, cause: unknown): DataDirectoryError {
  return new DataDirectoryError(
    `The data directory ${path} cannot be written by this account. Make it writable, or set DATA_DIR to another folder.`,
    { cause },
  );
}

// Servers that start at the same time on one shared folder wait for each other's secrets.
const lockPatienceMilliseconds = 1_000;

// An exclusive SQLite transaction is a lock that the system itself ends with the process,
// even at SIGKILL; a file with a process id would outlive it.
function takeLock(path: string): () => void {
  const lock = openLock(path);
  try {
    lock.exec(`PRAGMA busy_timeout = ${lockPatienceMilliseconds}`);
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (diskTroubleOf(cause)) throw asDiskError(cause, path);
    throw new DataDirectoryError(
      `Another Marquee server is already using the data directory ${path}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  let isOpen = true;
  return () => {
    if (isOpen) lock.close();
    isOpen = false;
  };
}

function openLock(path: string): SqliteDatabase.Database {
  try {
    return new SqliteDatabase(join(path, 'lock'));
  } catch (cause) {
    throw notWritable(path, cause);
  }
}

async function readOrMakeSecrets(path: string, now: number): Promise<Secrets> {
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

/** The content of a `secrets.json`. Throws DataDirectoryError when it cannot be read. */
export function readSecrets(path: string): SecretsFile {
  try {
    return v.parse(secretsSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new DataDirectoryError(
      `The secrets in ${path} cannot be read. Restore the file from a backup. Without it everyone has to log in again, and second factors have to be set up anew.`,
      { cause },
    );
  }
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

// Parsed, so that the same secrets are always the same text, which is then left alone.
function writeSecrets(path: string, secrets: SecretsFile): Promise<void> {
  return writeDurably(path, `${JSON.stringify(v.parse(secretsSchema, secrets), null, 2)}\n`);
}
