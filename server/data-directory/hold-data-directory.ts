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

/** Folder in the data directory while a backup is put in place; no server starts beside it. */
export const unfinishedRestore = 'restoring';

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
