import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const seconds = 1;

/** How often a second the disk of the measured servers takes a page of a database to stay. */
export function countDiskFlushes(): number {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const file = openSync(join(folder, 'pages'), 'w');
  const page = Buffer.alloc(4096);
  const end = performance.now() + seconds * 1000;
  let flushes = 0;
  for (; performance.now() < end; flushes += 1) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return flushes / seconds;
}
