import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdDataDirectory } from '#server/data-directory/hold-data-directory.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { runCommand } from '#tests/support/processes/start-server-process.ts';

/** The data directory of a stopped server, and how many keys it has retired. */
async function aStoppedServer() {
  const path = aDirectory();
  const directory = await holdDataDirectory(path, Date.now);
  directory.release();
  const retiredKeys = () =>
    JSON.parse(readFileSync(join(path, 'secrets.json'), 'utf8')).retiredKeys.length;
  return { env: { DATA_DIR: path }, retiredKeys };
}

test.each([
  ['stays for what it has signed', [], 'holds until its end', 1],
  ['goes when it has leaked', ['--leaked'], 'holds no more', 0],
])('the old key %s', async (_what, flags, promise, retired) => {
  const { env, retiredKeys } = await aStoppedServer();
  const { code, stdout } = await runCommand('rotate-keys', flags, env);
  expect(code).toBe(0);
  expect(stdout).toContain(promise);
  expect(retiredKeys()).toBe(retired);
});

test('a misspelt option rotates nothing', async () => {
  const { env, retiredKeys } = await aStoppedServer();
  expect((await runCommand('rotate-keys', ['--leeked'], env)).code).toBe(1);
  expect(retiredKeys()).toBe(0);
});
