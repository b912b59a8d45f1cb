import { existsSync } from 'node:fs';
import SqliteDatabase from 'libsql';
import { asDiskError } from '#server/disk/disk-trouble.ts';

/**
 * Whether the embedded database at `path` exists and has accounts, whatever its schema version.
 * Throws a DiskError when it cannot be read.
 */
export function hasAccounts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    const file = new SqliteDatabase(path);
    try {
      const table = file.prepare("select 1 from sqlite_master where name = 'users'").get();
      return table !== undefined && file.prepare('select 1 from users').get() !== undefined;
    } finally {
      file.close();
    }
  } catch (error) {
    throw asDiskError(error, path);
  }
}
