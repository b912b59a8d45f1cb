import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolderDurably, writeDurably } from '#server/disk/durable-file.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { call, password } from '#tests/support/processes/api-calls.ts';
import { runCommand } from '#tests/support/processes/start-server-process.ts';

/**
 * Traces the file calls of a program: `env` turns the trace on, `callsAbout` gives the new calls
 * since it was last called, with paths relative to `folder`.
 */
function aTrace(folder: string) {
  const log = join(aDirectory(), 'calls');
  writeFileSync(log, '');
  let seen = 0;
  const env = {
    NODE_OPTIONS: `--import ${resolve('tests/support/processes/traced-files.mjs')}`,
    TRACED_FOLDER: folder,
    TRACED_CALLS: log,
  };
  function callsAbout(pattern: RegExp): string[] {
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    const fresh = lines.slice(seen);
    seen = lines.length;
    return fresh.filter((line) => pattern.test(line));
  }
  return { env, callsAbout };
}

const secretsWritten = [
  'write secrets.json.new',
  'fsync secrets.json.new',
  'rename secrets.json.new secrets.json',
  'fsync .',
];

test('the first start flushes the secrets to disk before it uses them, and later starts leave them alone', async () => {
  const DATA_DIR = aDirectory();
  const { env, callsAbout } = aTrace(DATA_DIR);
  const first = await aServerProcess({ DATA_DIR, ...env });
  expect(callsAbout(/secrets|fsync \.$/)).toEqual(secretsWritten);
  await first.stop();

  await aServerProcess({ DATA_DIR, ...env });
  expect(callsAbout(/./)).toEqual([]);
});

test('a new signing key is flushed to disk before the command confirms it', async () => {
  const DATA_DIR = aDirectory();
  await runCommand('rotate-keys', [], { DATA_DIR });
  const { env, callsAbout } = aTrace(DATA_DIR);
  expect((await runCommand('rotate-keys', [], { DATA_DIR, ...env })).code).toBe(0);
  expect(callsAbout(/./)).toEqual(secretsWritten);
});

test('a mail of the local inbox is flushed to disk before the sign-up is answered', async () => {
  const DATA_DIR = aDirectory();
  const { env, callsAbout } = aTrace(DATA_DIR);
  const { target } = await aServerProcess({ DATA_DIR, ...env });
  const body = { email: 'ann@example.com', password };
  await call(await target(), 'POST', '/auth/v1/signup', { body });
  const calls = callsAbout(/inbox|fsync \.$/).slice(-5);
  expect(calls.map((call) => call.replace(/[\w-]+\.json/g, 'MAIL'))).toEqual([
    'fsync .',
    'write inbox/MAIL.new',
    'fsync inbox/MAIL.new',
    'rename inbox/MAIL.new inbox/MAIL',
    'fsync inbox',
  ]);
});

test('a backup gets its name after all of it is flushed to disk', async () => {
  const { dataDirectory } = await aServerProcess();
  const folder = aDirectory();
  const { env, callsAbout } = aTrace(folder);
  await runCommand('backup', [join(folder, 'b')], { DATA_DIR: dataDirectory, ...env });
  const calls = callsAbout(/./);
  const naming = calls.indexOf('rename b.unfinished b');
  const before = calls.slice(0, naming);
  expect(before).toContain('fsync b.unfinished/marquee.db');
  expect(before).toContain('fsync b.unfinished/secrets.json.new');
  expect(before.at(-1)).toBe('fsync b.unfinished');
  expect(calls.slice(naming + 1)).toEqual(['fsync .']);
});

test('a restored file is flushed to disk before it is renamed into place', async () => {
  const { dataDirectory } = await aServerProcess();
  const backup = join(aDirectory(), 'b');
  await runCommand('backup', [backup], { DATA_DIR: dataDirectory });
  const DATA_DIR = aDirectory();
  const { env, callsAbout } = aTrace(DATA_DIR);
  await runCommand('restore', [backup], { DATA_DIR, ...env });
  const calls = callsAbout(/^(fsync|rename)/);
  expect(calls.slice(calls.indexOf('fsync restoring.new/marquee.db'))).toEqual([
    'fsync restoring.new/marquee.db',
    'fsync restoring.new/secrets.json',
    'fsync restoring.new',
    'rename restoring.new restoring',
    'fsync .',
    'rename restoring/marquee.db marquee.db',
    'rename restoring/secrets.json secrets.json',
    'fsync .',
  ]);
});

test('a file is readable and writable by its owner only', async () => {
  const path = join(aDirectory(), 'a');
  await writeDurably(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a file that cannot be written leaves nothing behind', async () => {
  const folder = aDirectory();
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  await expect(writeDurably(taken, 'a folder is in its place')).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('a folder is made with its missing parents, for its owner only', async () => {
  const path = join(aDirectory(), 'a', 'b', 'c');
  await makeFolderDurably(path);
  await makeFolderDurably(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});
