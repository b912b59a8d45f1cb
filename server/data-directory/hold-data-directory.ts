import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryError } from '#server/data-directory/data-directory-error.ts';
import { lockDataDirectory } from '#server/data-directory/lock-data-directory.ts';
import {
  readOrMakeSecrets,
  rotateSigningKey,
  type Secrets,
} from '#server/data-directory/secrets-file.ts';
import { hasAccounts } from '#server/database/has-accounts.ts';
import { whenSecretsAreLost } from '#server/database/same-secrets.ts';
import { asDiskError } from '#server/disk/disk-trouble.ts';

/** Folder in the data directory during a restore; no server starts while it exists. */
export const unfinishedRestore = 'restoring';

/** A data directory held by this process alone. */
export interface DataDirectory {
  databasePath: string;
  /** There are secrets, but no embedded database. */
  isDatabaseMissing: boolean;
  inboxPath: string;
  secrets: Secrets;
  /**
   * Makes a new signing key for the next start. Tokens of the old key stay valid until they expire,
   * unless it has leaked.
   */
  rotateSigningKey(options?: { isLeaked?: boolean }): Promise<void>;
  /** Releases the lock. */
  release(): void;
}

interface HoldOptions {
  /** Other servers may use it too, since the data is in PostgreSQL: only making the secrets is locked. */
  isShared?: boolean;
  /** What happens without secrets. The default makes them, unless the embedded database has accounts. */
  missingSecrets?: 'makeUnlessAccounts' | 'make' | 'refuse';
}

/**
 * Makes the folder if it is missing (readable by its owner only), takes its lock and reads its
 * secrets, which the first start makes. `clock` gives milliseconds.
 * Throws DataDirectoryError when another server holds it or its contents cannot be used, and
 * DiskError when the disk is the reason.
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
        `A restore in ${path} was interrupted. Run npm run restore again, with --force.`,
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
      rotateSigningKey: ({ isLeaked = false } = {}) =>
        rotateSigningKey(secretsPath, clock(), isLeaked),
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
