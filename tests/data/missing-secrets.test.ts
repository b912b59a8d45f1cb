import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdDataDirectory } from '#server/data-directory/hold-data-directory.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { OtherSecretsError } from '#server/database/same-secrets.ts';
import { openStorage } from '#server/storage.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aRefusedStart } from '#tests/support/data/a-refused-start.ts';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { canLogIn, signUp } from '#tests/support/processes/api-calls.ts';
import { runCommand } from '#tests/support/processes/start-server-process.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const open = { AUTOCONFIRM: 'true' };

/** The data directory of a stopped server with one account. */
async function aDirectoryWithAccount(): Promise<string> {
  const server = await aServerProcess(open);
  await signUp(await server.target(), 'ann@example.com');
  await server.stop();
  return server.dataDirectory;
}

test('accounts without their secrets are refused by name, and no secrets are made', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  rmSync(join(dataDirectory, 'secrets.json'));
  const complaint = await aRefusedStart({ DATA_DIR: dataDirectory });
  expect(complaint).toContain(`${dataDirectory} has no secrets.json`);
  expect(complaint).toContain('Put it back from a backup');
  expect(existsSync(join(dataDirectory, 'secrets.json'))).toBe(false);
});

test('accounts with the secrets of another server are refused by name', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  const { dataDirectory: other } = await aServerProcess();
  renameSync(join(other, 'secrets.json'), join(dataDirectory, 'secrets.json'));
  expect(await aRefusedStart({ DATA_DIR: dataDirectory })).toContain('servers with other secrets');
});

test('accounts whose secrets are lost get new ones on request', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  const before = readFileSync(join(dataDirectory, 'secrets.json'), 'utf8');
  rmSync(join(dataDirectory, 'secrets.json'));
  const command = await runCommand('rotate-keys', ['--lost'], { DATA_DIR: dataDirectory });
  expect(command).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(dataDirectory, 'secrets.json'), 'utf8')).not.toBe(before);
  const server = await aServerProcess({ ...open, DATA_DIR: dataDirectory });
  expect(await canLogIn(await server.target(), 'ann@example.com')).toBe(true);
});

test('secrets without a database start with an empty one and a warning', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  for (const name of ['marquee.db', 'marquee.db-wal', 'marquee.db-shm'])
    rmSync(join(dataDirectory, name), { force: true });
  const { output } = await aServerProcess({ DATA_DIR: dataDirectory });
  expect(output.stderr).toContain(`There are secrets in ${dataDirectory}, but no database`);
});

const openWith = (tokenSecret: string, path: string) =>
  openStorage({ databaseUrl: null, databasePoolSize: 2 }, { path, tokenSecret, warn() {} });

test('a database without accounts accepts any secrets', async () => {
  const path = join(aDirectory(), 'marquee.db');
  for (const tokenSecret of ['one', 'another']) await (await openWith(tokenSecret, path)).close();
  const directory = await holdDataDirectory(join(path, '..'), aClock());
  directory.release();
  expect(directory.isDatabaseMissing).toBe(false);
});

test('a database with accounts made with other secrets is refused', async () => {
  const path = join(aDirectory(), 'marquee.db');
  await (await openWith('one', path)).close();
  const database = await openDatabase(path);
  const user = { id: 'ann', app_metadata: '{}', user_metadata: '{}', created_at: 0, updated_at: 0 };
  await database.insertInto('users').values(user).execute();
  await database.destroy();
  await expect(openWith('another', path)).rejects.toThrow(OtherSecretsError);
});
