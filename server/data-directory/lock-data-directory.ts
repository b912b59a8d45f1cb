import { mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { DataDirectoryError } from '#server/data-directory/data-directory-error.ts';
import { asDiskError, diskTroubleOf } from '#server/disk/disk-trouble.ts';
import { makeFolderDurably } from '#server/disk/durable-file.ts';

/**
 * Makes the folder if it is missing and takes its lock; gives a function that releases it.
 * Throws DataDirectoryError, or DiskError when the disk is the reason.
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

// Existing files may be writable in a folder that is not.
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

// An exclusive SQLite transaction is a lock that the system releases when the process ends, even by
// SIGKILL. A file with a process id would stay.
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
