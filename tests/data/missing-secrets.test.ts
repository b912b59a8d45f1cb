import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdDataDirectory } from '#server/data-directory.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { OtherSecretsError } from '#server/database/same-secrets.ts';
import { openStorage } from '#server/storage.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { canLogIn, signUp } from '#tests/support/processes/api-calls.ts';
import { freePort, runCommand, spawnServer } from '#tests/support/processes/start-server-process.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const open = { AUTOCONFIRM: 'true' };

/** The data directory of a stopped server with one account. */
async function aDirectoryWithAccount(): Promise<string> {
  const server = await aServerProcess(open);
  await signUp(await server.target(), 'ann@example.com');
  await server.stop();
  return server.dataDirectory;
}

async function aRefusedStart(dataDirectory: string): Promise<string> {
  const env = { PORT: String(await freePort()), DATA_DIR: dataDirectory };
  const { ended, output } = spawnServer(env);
  expect(await ended).toBe(1);
  expect(output.stderr).not.toMatch(/^\s+at /m);
  return output.stderr.trim();
}

test('accounts without their secrets are refused by name, and no secrets are made', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  rmSync(join(dataDirectory, 'secrets.json'));
  const complaint = await aRefusedStart(dataDirectory);
  expect(complaint).toContain(`${dataDirectory} has no secrets.json`);
  expect(complaint).toContain('Put it back from a backup');
  expect(existsSync(join(dataDirectory, 'secrets.json'))).toBe(false);
});

test('accounts beside the secrets of others are refused by name', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  const { dataDirectory: other } = await aServerProcess();
  renameSync(join(other, 'secrets.json'), join(dataDirectory, 'secrets.json'));
  expect(await aRefusedStart(dataDirectory)).toContain('servers with other secrets');
});

test('accounts whose secrets are lost for good go on with new ones once that is asked for', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  const before = readFileSync(join(dataDirectory, 'secrets.json'), 'utf8');
  rmSync(join(dataDirectory, 'secrets.json'));
  const command = await runCommand('rotate-keys', ['--lost'], { DATA_DIR: dataDirectory });
  expect(command).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(dataDirectory, 'secrets.json'), 'utf8')).not.toBe(before);
  const server = await aServerProcess({ ...open, DATA_DIR: dataDirectory });
  expect(await canLogIn(await server.target(), 'ann@example.com')).toBe(true);
});

test('secrets without a database start with an empty one, and it is said', async () => {
  const dataDirectory = await aDirectoryWithAccount();
  for (const name of ['marquee.db', 'marquee.db-wal', 'marquee.db-shm'])
    rmSync(join(dataDirectory, name), { force: true });
  const { output } = await aServerProcess({ DATA_DIR: dataDirectory });
  expect(output.stderr).toContain(`There are secrets in ${dataDirectory}, but no database`);
});

test('a database without accounts takes any secrets', async () => {
  const path = join(aDirectory(), 'marquee.db');
  const settings = { databaseUrl: null, databasePoolSize: 2 };
  for (const tokenSecret of ['one', 'another']) {
    const storage = await openStorage(settings, { path, tokenSecret, warn() {} });
    await storage.close();
  }
  const directory = await holdDataDirectory(join(path, '..'), aClock());
  directory.release();
  expect(directory.isDatabaseMissing).toBe(false);
});

test('an account made with other secrets closes the database to these', async () => {
  const path = join(aDirectory(), 'marquee.db');
  const settings = { databaseUrl: null, databasePoolSize: 2 };
  const storage = await openStorage(settings, { path, tokenSecret: 'one', warn() {} });
  await storage.close();
  const database = await openDatabase(path);
  const user = { id: 'ann', app_metadata: '{}', user_metadata: '{}', created_at: 0, updated_at: 0 };
  await database.insertInto('users').values(user).execute();
  await database.destroy();
  const reopening = openStorage(settings, { path, tokenSecret: 'another', warn() {} });
  await expect(reopening).rejects.toThrow(OtherSecretsError);
});
