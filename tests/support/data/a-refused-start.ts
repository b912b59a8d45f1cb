import { expect } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { freePort, spawnServer } from '#tests/support/processes/start-server-process.ts';

/**
 * Starts a server, built in `build`, that has to refuse these settings; gives its message to the operator, which has no
 * stack.
 */
export async function aRefusedStart(env: Record<string, string>, build?: string): Promise<string> {
  const usual = { PORT: String(await freePort()), DATA_DIR: aDirectory() };
  const { ended, output } = spawnServer({ ...usual, ...env }, build);
  expect(await ended).toBe(1);
  expect(output.stdout).toBe('');
  expect(output.stderr).not.toMatch(/^\s+at /m);
  return output.stderr.trim();
}
