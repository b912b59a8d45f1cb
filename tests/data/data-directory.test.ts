import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataDirectoryError } from '#server/data-directory/data-directory-error.ts';
import { holdDataDirectory } from '#server/data-directory/hold-data-directory.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aClock } from '#tests/support/start-test-app.ts';

async function hold(path: string) {
  const directory = await holdDataDirectory(path, aClock());
  onTestFinished(directory.release);
  return directory;
}

test('the first start makes the folder and the secrets for their owner only', async () => {
  const path = join(aDirectory(), 'data');
  const { secrets } = await hold(path);
  expect(secrets.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(secrets.signingKeys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a later start reads the same secrets', async () => {
  const path = aDirectory();
  const first = await holdDataDirectory(path, aClock());
  first.release();
  const second = await hold(path);
  expect(second.secrets).toEqual(first.secrets);
});

test('unreadable secrets are refused and left as they are', async () => {
  const path = aDirectory();
  writeFileSync(join(path, 'secrets.json'), '{"signingKey":');
  await expect(holdDataDirectory(path, aClock())).rejects.toThrow(DataDirectoryError);
  expect(existsSync(join(path, 'secrets.json'))).toBe(true);
});

test('a folder that cannot be made is refused with its name', async () => {
  const file = join(aDirectory(), 'file');
  writeFileSync(file, '');
  await expect(holdDataDirectory(join(file, 'data'), aClock())).rejects.toThrow(/cannot be made/);
});

test('a folder that another account has made and used is refused with its name', async () => {
  const path = aDirectory();
  (await holdDataDirectory(path, aClock())).release();
  for (const file of ['lock', 'secrets.json']) chmodSync(join(path, file), 0o644);
  chmodSync(path, 0o555);
  // Root can write everywhere, so the test runs this call as the user nobody.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.('nobody');
  try {
    await expect(holdDataDirectory(path, aClock())).rejects.toThrow(
      `The data directory ${path} cannot be written by this account. Make it writable, or set DATA_DIR to another folder.`,
    );
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(path, 0o755);
  }
});
