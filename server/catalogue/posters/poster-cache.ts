import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedEnding, writeDurably } from '#server/disk/durable-file.ts';

export interface PosterCache {
  /** The picture kept under that name, or null. */
  get(name: string): Promise<Buffer | null>;
  set(name: string, picture: Buffer): Promise<void>;
}

/**
 * Pictures in a folder, at most `mostBytes` of them together: those that were longest not asked for
 * leave first. Names must be those of plain files. The folder is made at the first need, and may be
 * emptied at any time.
 */
export function createPosterCache(directory: string, mostBytes: number): PosterCache {
  // Name and size of each, those that were asked for last at the end.
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
