import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { TransferError } from '#client/features/transfer/read/transfer-problem.ts';

/** A file with its name; one from an archive has its path as its name. */
export interface PackedFile {
  name: string;
  bytes: Uint8Array;
}

const megabyte = 1024 * 1024;
/** What is unpacked at most, so that a small archive cannot fill the memory. */
const megabytesAtMost = 100;
const filesAtMost = 1000;
// A thousand times as much may come out of each part before it is counted.
const partBytes = 16 * 1024;

/** Unpacks the tables and JSON files of a zip archive as its bytes arrive. */
export function createUnpacking() {
  const files: { name: string; parts: Uint8Array[] }[] = [];
  let fileCount = 0;
  let unpackedBytes = 0;

  function unpack(packed: UnzipFile) {
    fileCount += 1;
    if (fileCount > filesAtMost) {
      throw new TransferError({ name: 'tooManyFiles', most: filesAtMost });
    }
    if (!isWanted(packed.name)) return;
    const file = { name: packed.name, parts: [] as Uint8Array[] };
    files.push(file);
    packed.ondata = (error, part) => {
      if (error) throw error;
      unpackedBytes += part.length;
      if (unpackedBytes > megabytesAtMost * megabyte) {
        throw new TransferError({ name: 'tooLargeUnpacked', megabytes: megabytesAtMost });
      }
      file.parts.push(part);
    };
    packed.start();
  }

  const unzip = new Unzip(unpack);
  unzip.register(UnzipInflate);

  function push(bytes: Uint8Array, isLast = false) {
    try {
      for (let start = 0; start < bytes.length; start += partBytes) {
        unzip.push(bytes.subarray(start, start + partBytes), false);
      }
      if (isLast) unzip.push(new Uint8Array(0), true);
    } catch (error) {
      throw error instanceof TransferError ? error : new TransferError({ name: 'notZip' });
    }
  }

  return {
    push,
    finish(): PackedFile[] {
      push(new Uint8Array(0), true);
      return files.map(({ name, parts }) => ({ name, bytes: joinParts(parts) }));
    },
  };
}

/** Whether bytes are the beginning of a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

// Apple's archives have a second file, of another form, for each. What Letterboxd calls deleted or
// orphaned, its user has removed.
function isWanted(name: string): boolean {
  return (
    /\.(?:csv|json)$/i.test(name) &&
    !/(?:^|\/)(?:__MACOSX|deleted|orphaned|\.[^/]*)(?:\/|$)/i.test(name)
  );
}

export function joinParts(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    joined.set(part, end);
    end += part.length;
  }
  return joined;
}
