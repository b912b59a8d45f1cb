import { readFileSync, writeFileSync } from 'node:fs';

/** Overwrites ten pages in the middle of a database file. */
export function damage(path: string): void {
  const bytes = readFileSync(path);
  bytes.fill(0xff, 4096 * 2, 4096 * 12);
  writeFileSync(path, bytes);
}
