import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is deleted when the test ends. */
export function aDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'marquee-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
