import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedEnding, writeDurably } from '#server/disk/durable-file.ts';

export interface PosterCache {
  /** Gives the picture cached under this name, or null. */
  get(name: string): Promise<Buffer | null>;
  set(name: string, picture: Buffer): Promise<void>;
}

/**
 * Caches pictures in a folder, at most `mostBytes` in all. Those that were not asked for the longest
 * are deleted first. Each name must be a plain file name. The folder is created at the first use and
 * may be emptied at any time.
 */
export function createPosterCache(directory: string, mostBytes: number): PosterCache {
  // The size of each picture by name; the one asked for last is at the end.
  let index: Promise<Map<string, number>> | null = null;

  function openIndex(): Promise<Map<string, number>> {
    index ??= readIndex(directory).catch((error) => {
      index = null;
      throw error;
    });
    return index;
  }

  return {
    async get(name) {
      const sizes = await openIndex();
      const size = sizes.get(name);
      if (size === undefined) return null;
      sizes.delete(name);
      sizes.set(name, size);
      try {
        return await readFile(join(directory, name));
      } catch {
        sizes.delete(name);
        return null;
      }
    },

    async set(name, picture) {
      const sizes = await openIndex();
      await writeDurably(join(directory, name), picture);
      sizes.delete(name);
      sizes.set(name, picture.length);
      await removeOldest(directory, sizes, mostBytes);
    },
  };
}

async function readIndex(directory: string): Promise<Map<string, number>> {
  await mkdir(directory, { recursive: true });
  const files: { name: string; size: number; writtenAt: number }[] = [];
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if (name.endsWith(unfinishedEnding)) await rm(path, { force: true });
    else {
      const { size, mtimeMs } = await stat(path);
      files.push({ name, size, writtenAt: mtimeMs });
    }
  }
  files.sort((a, b) => a.writtenAt - b.writtenAt);
  return new Map(files.map(({ name, size }) => [name, size]));
}

async function removeOldest(
  directory: string,
  sizes: Map<string, number>,
  mostBytes: number,
): Promise<void> {
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [name, size] of sizes) {
    if (bytes <= mostBytes) return;
    bytes -= size;
    sizes.delete(name);
    await rm(join(directory, name), { force: true });
  }
}
