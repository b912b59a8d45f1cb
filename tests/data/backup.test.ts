import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { expect, test } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aRefusedStart } from '#tests/support/data/a-refused-start.ts';
import { damage } from '#tests/support/data/damage.ts';
import { aServerProcess, type ServerOfATest } from '#tests/support/processes/a-server-process.ts';
import { favoritesOf, logIn, saveFavorite, signUp } from '#tests/support/processes/api-calls.ts';
import { runCommand } from '#tests/support/processes/start-server-process.ts';

const email = 'ann@example.com';
const everythingOpen = { AUTOCONFIRM: 'true', REQUEST_LIMIT_FACTOR: '0' };

/** The only user of a server, and the calls to add and list their favorites. */
async function aPerson(server: ServerOfATest, come: typeof signUp | typeof logIn) {
  const target = await server.target();
  const { access_token: token } = await come(target, email);
  return {
    add: async (id: number) => expect(await saveFavorite(target, token, id)).toBe(201),
    list: async () => [...(await favoritesOf(target, token))],
  };
}

/** A backup of a server with one user who has one favorite. */
async function aBackup() {
  const server = await aServerProcess(everythingOpen);
  const { add } = await aPerson(server, signUp);
  await add(550);
  const backup = join(aDirectory(), 'backup');
  const { code } = await runCommand('backup', [backup], { DATA_DIR: server.dataDirectory });
  expect(code).toBe(0);
  return { backup, server };
}

test('a backup taken during writes has everything up to one moment', async () => {
  const server = await aServerProcess(everythingOpen);
  const { add } = await aPerson(server, signUp);
  let added = 0;
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await add(added + 1);
      added += 1;
    }
  })();
  await expect.poll(() => added, { timeout: 20_000 }).toBeGreaterThan(20);

  const before = added;
  const backup = join(aDirectory(), 'backup');
  const made = await runCommand('backup', [backup], { DATA_DIR: server.dataDirectory });
  const after = added + 1;
  isWriting = false;
  await writing;
  expect(made).toMatchObject({ code: 0, stderr: '' });

  const elsewhere = aDirectory();
  const restored = await runCommand('restore', [backup], { DATA_DIR: elsewhere });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const next = await aServerProcess({ ...everythingOpen, DATA_DIR: elsewhere });
  const favorites = await (await aPerson(next, logIn)).list();
  expect(favorites).toEqual(favorites.map((_, index) => index + 1));
  expect(favorites.length).toBeGreaterThanOrEqual(before);
  expect(favorites.length).toBeLessThanOrEqual(after);
});

const secretsOf = (backup: string) => join(backup, 'secrets.json');
const databaseOf = (backup: string) => join(backup, 'marquee.db');

/** Writes the checksums of the current files. */
function sumAnew(backup: string): void {
  const lines = ['marquee.db', 'secrets.json'].map((name) => {
    const bytes = readFileSync(join(backup, name));
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(backup, 'SHA256SUMS'), lines.join(''));
}

test('a backup has the checksums of its files in the format of sha256sum', async () => {
  const { backup } = await aBackup();
  const sums = readFileSync(join(backup, 'SHA256SUMS'), 'utf8');
  sumAnew(backup);
  expect(sums).toBe(readFileSync(join(backup, 'SHA256SUMS'), 'utf8'));
});

test('a backup of an older version, without checksums, is restored with a warning', async () => {
  const { backup } = await aBackup();
  rmSync(join(backup, 'SHA256SUMS'));
  const { code, stdout } = await runCommand('restore', [backup], { DATA_DIR: aDirectory() });
  expect(code).toBe(0);
  expect(stdout).toContain('has no checksums');
});

test('a backup has only the database, the secrets and their checksums', async () => {
  const { backup } = await aBackup();
  expect(readdirSync(backup).sort()).toEqual(['SHA256SUMS', 'marquee.db', 'secrets.json']);
});

test('a backup is readable by its owner only', async () => {
  const { backup } = await aBackup();
  const modes = [backup, databaseOf(backup), secretsOf(backup)].map((path) => statSync(path).mode);
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600, 0o600]);
});

test('a session survives a restore, because the backup has the keys', async () => {
  const { backup, server } = await aBackup();
  const before = readFileSync(join(server.dataDirectory, 'secrets.json'), 'utf8');
  const elsewhere = aDirectory();
  await runCommand('restore', [backup], { DATA_DIR: elsewhere });
  expect(readFileSync(join(elsewhere, 'secrets.json'), 'utf8')).toBe(before);
});

test('a backup into an existing folder is refused', async () => {
  const { backup, server } = await aBackup();
  const { code, stderr } = await runCommand('backup', [backup], { DATA_DIR: server.dataDirectory });
  expect(code).toBe(1);
  expect(stderr.trim()).toBe(`${backup} exists already. Name a new folder.`);
});

test('a restore is refused while the server runs', async () => {
  const { backup, server } = await aBackup();
  const env = { DATA_DIR: server.dataDirectory };
  const { code, stderr } = await runCommand('restore', [backup, '--force'], env);
  expect(code).toBe(1);
  expect(stderr).toContain('Another Marquee server is already using the data directory');
});

test('a restore refuses to replace data, and moves it aside with --force', async () => {
  const { backup, server } = await aBackup();
  const { dataDirectory } = server;
  await (await aPerson(server, logIn)).add(551);
  await server.stop('SIGKILL');

  const refused = await runCommand('restore', [backup], { DATA_DIR: dataDirectory });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('has data already');

  const forced = await runCommand('restore', ['--force', backup], { DATA_DIR: dataDirectory });
  expect(forced).toMatchObject({ code: 0, stderr: '' });
  const aside = readdirSync(dataDirectory).find((name) => name.startsWith('replaced-')) ?? '';
  expect(readdirSync(join(dataDirectory, aside))).toContain('marquee.db');

  const now = await aServerProcess({ ...everythingOpen, DATA_DIR: dataDirectory });
  expect(await (await aPerson(now, logIn)).list()).toEqual([550]);
  const old = await aServerProcess({ ...everythingOpen, DATA_DIR: join(dataDirectory, aside) });
  expect(await (await aPerson(old, logIn)).list()).toEqual([550, 551]);
});

/** Runs one statement on a backup's database. */
function runOn(backup: string, statement: string): void {
  const database = new SqliteDatabase(databaseOf(backup));
  database.exec(statement);
  database.close();
}

test.each([
  [
    'whose secrets are not those that were backed up',
    (backup: string) => {
      const secrets = readFileSync(secretsOf(backup), 'utf8');
      writeFileSync(secretsOf(backup), secrets.replace('sb_secret_', 'sb_secret_a'));
    },
    /secrets\.json is not what was backed up/,
  ],
  [
    'whose database was damaged',
    (backup: string) => damage(databaseOf(backup)),
    /marquee\.db is damaged/,
  ],
  [
    'whose database is another program’s',
    (backup: string) => {
      writeFileSync(databaseOf(backup), '');
      runOn(backup, 'create table notes (text)');
    },
    /no database of Marquee/,
  ],
  [
    'of a newer version',
    (backup: string) => {
      runOn(backup, "insert into kysely_migration values ('9999-tomorrow', '2030-01-01')");
      sumAnew(backup);
    },
    /newer version of Marquee/,
  ],
  [
    'whose secrets cannot be read',
    (backup: string) => writeFileSync(secretsOf(backup), '{}'),
    /secrets .* cannot be read/,
  ],
])('a backup %s is refused, and nothing is changed', async (_what, spoil, complaint) => {
  const { backup } = await aBackup();
  spoil(backup);
  const directory = aDirectory();
  const { code, stderr } = await runCommand('restore', [backup], { DATA_DIR: directory });
  expect(code).toBe(1);
  expect(stderr).toMatch(complaint);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(readdirSync(directory)).toEqual(['lock']);
});

test('no server starts on an interrupted restore until it is repeated', async () => {
  const { backup } = await aBackup();
  const directory = aDirectory();
  mkdirSync(join(directory, 'restoring'));
  const complaint = await aRefusedStart({ DATA_DIR: directory });
  expect(complaint).toContain('was interrupted');
  expect(existsSync(join(directory, 'secrets.json'))).toBe(false);

  expect((await runCommand('restore', [backup], { DATA_DIR: directory })).code).toBe(0);
  const { line } = await aServerProcess({ DATA_DIR: directory });
  expect(line).toContain('Marquee is ready');
});

test.each(['backup', 'restore'])('%s without a folder says what it needs', async (command) => {
  const { code, stderr } = await runCommand(command, [], { DATA_DIR: aDirectory() });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Say what|^Say where/);
  expect(stderr).toContain(`npm run ${command} -- <`);
});
