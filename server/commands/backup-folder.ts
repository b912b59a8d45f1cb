import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import SqliteDatabase from 'libsql';
import { CommandError } from '#server/commands/run-command.ts';
import { readSecrets } from '#server/data-directory/secrets-file.ts';
import { writeDurably } from '#server/disk/durable-file.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** The files of a backup; they have the same names in the data directory. */
export const backupFiles = ['marquee.db', 'secrets.json'] as const;

// In the format of `sha256sum -c`.
const sumsName = 'SHA256SUMS';

/** Throws a CommandError when the data is in PostgreSQL. */
export function requireEmbeddedDatabase({ databaseUrl }: Settings): void {
  if (databaseUrl === null) return;
  throw new CommandError(
    'The data is in PostgreSQL, as DATABASE_URL says: use pg_dump and pg_restore for it, and keep a copy of secrets.json.',
  );
}

/**
 * Checks that the folder has readable secrets and an undamaged Marquee database.
 * Throws a CommandError or a DataDirectoryError that says what is wrong.
 */
export function requireWholeBackup(folder: string): void {
  for (const name of backupFiles) {
    if (!existsSync(join(folder, name))) throw new CommandError(`${folder} has no ${name}.`);
  }
  readSecrets(join(folder, 'secrets.json'));
  const path = join(folder, 'marquee.db');
  if (!isWholeDatabase(path)) {
    throw new CommandError(`${path} is damaged, or no database of Marquee. Use another backup.`);
  }
}

function isWholeDatabase(path: string): boolean {
  const database = new SqliteDatabase(path);
  try {
    const isOurs = database
      .prepare("select name from sqlite_master where name = 'kysely_migration'")
      .get();
    const findings = database.prepare('pragma integrity_check').all();
    return Boolean(isOurs) && JSON.stringify(findings) === '[{"integrity_check":"ok"}]';
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Writes the checksums of a backup's files into its folder. */
export async function writeSums(folder: string): Promise<void> {
  const lines = backupFiles.map(async (name) => `${await sumOf(join(folder, name))}  ${name}\n`);
  await writeDurably(join(folder, sumsName), (await Promise.all(lines)).join(''));
}

/**
 * Compares copies of a backup's files with the backup's checksums. Gives false for a backup of an
 * older version, which has no checksums. Throws a CommandError that names the file that differs.
 */
export async function requireSameSums(backup: string, copies: string): Promise<boolean> {
  const path = join(backup, sumsName);
  if (!existsSync(path)) return false;
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const name of backupFiles) {
    if (lines.includes(`${await sumOf(join(copies, name))}  ${name}`)) continue;
    throw new CommandError(
      `${join(backup, name)} is not what was backed up: it was damaged or changed since. Use another backup.`,
    );
  }
  return true;
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
