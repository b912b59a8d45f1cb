import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Each test has a database of its own, and each write waits for the disk. A disk in memory does the
// same, many times faster.
const temporaryFolder = existsSync('/dev/shm') ? { TMPDIR: '/dev/shm' } : {};

/** Runs a program of node_modules to its end and shows its output. Gives whether it succeeded. */
export function runTool(
  program: string,
  programArguments: string[],
  env: Record<string, string> = {},
): boolean {
  const path = join('node_modules', program);
  const { status } = spawnSync(process.execPath, [path, ...programArguments], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...temporaryFolder, NODE_ENV: undefined, ...env },
  });
  return status === 0;
}
