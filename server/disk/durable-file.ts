import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of the names of unfinished files, which may be deleted. */
export const unfinishedEnding = '.new';

/**
 * Writes the file, readable by its owner only. After a power cut it has its old content or the new
 * one, never a part; once this has resolved, the new one. A file that has the content already is not
 * touched. Throws the system's error; the file is unchanged then.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const present = await readFile(path).catch(() => null);
  if (present?.equals(bytes)) return;
  const aside = `${path}.${randomBytes(6).toString('hex')}${unfinishedEnding}`;
  try {
    const file = await open(aside, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await flush(dirname(path));
}

/** Makes the folder if it is missing, for its owner only. It survives a power cut afterwards. */
export async function makeFolderDurably(path: string): Promise<void> {
  if (await isFolder(path)) return;
  // Not by `recursive`: where a new folder fails with ENOENT, as under /proc, Node would try forever.
  await makeFolderDurably(dirname(path));
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    // Another server may have made it meanwhile.
    if (!(await isFolder(path))) throw error;
  }
  await flush(dirname(path));
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ?? false;
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
