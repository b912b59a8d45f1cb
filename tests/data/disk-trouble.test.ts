import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { asDiskError, diskTroubleOf } from '#server/disk/disk-trouble.ts';
import { frameCodes, toFailure } from '#server/failure.ts';
import { ada, startRegistered } from '#tests/support/accounts/accounts-api.ts';
import { refused } from '#tests/support/accounts/refused.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { aRefusedStart } from '#tests/support/data/a-refused-start.ts';
import { damage } from '#tests/support/data/damage.ts';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { freePort } from '#tests/support/processes/start-server-process.ts';

const anError = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['ENOSPC', 'full'],
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['EROFS', 'readOnly'],
  ['SQLITE_READONLY_DBMOVED', 'readOnly'],
  ['SQLITE_IOERR_FSYNC', 'failing'],
  ['EIO', 'failing'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_BUSY', null],
  ['ENOENT', null],
])('%s is classified as %s', (code, trouble) => {
  expect(diskTroubleOf(anError(code))).toBe(trouble);
});

test.each([
  ['ENOSPC', 'The disk of /data is full. Free some space on it, then start again.'],
  ['EROFS', '/data cannot be written: its disk is read-only, or belongs to another account.'],
  ['EIO', 'The disk of /data fails: the system reports an input or output error.'],
])('%s is reported to the operator in a sentence with a remedy', (code, sentence) => {
  expect((asDiskError(anError(code), '/data') as Error).message).toContain(sentence);
});

test.each([
  'SQLITE_FULL',
  'EROFS',
  'SQLITE_IOERR_WRITE',
  // SQLite reports this also for an intact file on a disk that cannot be read.
  'SQLITE_CORRUPT',
])('%s is answered 503, with the time to retry and its cause for the log', (code) => {
  const cause = anError(code);
  expect(toFailure(cause)).toMatchObject({
    status: 503,
    code: frameCodes.notSaved,
    headers: { 'Retry-After': '30' },
    cause,
  });
});

test('a failed transaction throws its own error, not the error of its rollback', async () => {
  const database = await openDatabase(join(aDirectory(), 'marquee.db'));
  onTestFinished(() => database.destroy());
  await sql`pragma max_page_count = 1`.execute(database);
  const fill = database.transaction().execute(async (transaction) => {
    for (let key = 0; key < 2000; key += 1) {
      await transaction
        .insertInto('request_limits')
        .values({ key: `${key}`, full_at: 0 })
        .execute();
    }
  });
  await expect(fill).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await sql`pragma max_page_count = 1000000`.execute(database);
  await database.transaction().execute((after) => sql`select 1`.execute(after));
});

test('each API refuses in its own shape what cannot be saved, and accepts it later', async () => {
  const { app, as, secrets, database, post } = await startRegistered();
  const headers = { apikey: secrets.publishableKey, authorization: `Bearer ${as}` };
  const payload = { movie_id: 550, type: 'movie' };
  const addFavorite = () =>
    app.inject({ method: 'POST', url: '/rest/v1/favorites', headers, payload });
  const signUp = () => post('/signup', { ...ada, email: 'bob@example.com' });
  await sql`pragma query_only = 1`.execute(database);

  const table = await addFavorite();
  expect(table.statusCode).toBe(503);
  expect(table.headers['retry-after']).toBe('30');
  expect(table.json()).toEqual({
    code: '58030',
    details: null,
    hint: null,
    message: 'Data cannot be saved or read right now. Please try again in a few minutes.',
  });
  await refused(signUp(), 503, 'not_saved');

  await sql`pragma query_only = 0`.execute(database);
  expect((await addFavorite()).statusCode).toBe(201);
  expect((await signUp()).statusCode).toBe(200);
});

test.each([
  [
    'is not a database',
    (path: string) => writeFileSync(path, 'Dear diary, today I was a text. '.repeat(200)),
  ],
  ['is damaged', damage],
  ['is truncated', (path: string) => truncateSync(path, 4096 * 5)],
])('a start on a database that %s is refused with a sentence', async (_what, spoil) => {
  const { stop, dataDirectory } = await aServerProcess();
  await stop();
  const path = join(dataDirectory, 'marquee.db');
  spoil(path);
  expect(await aRefusedStart({ DATA_DIR: dataDirectory })).toBe(
    `${path} is damaged, or no database of Marquee. Put a backup in its place: npm run restore -- <folder of a backup> --force.`,
  );
});

test.skipIf(!existsSync('/dev/full'))(
  'a server keeps running when its log cannot be written',
  async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const server = spawn(process.execPath, ['dist/server/main.js'], {
      env: { PORT: String(port), DATA_DIR: aDirectory(), LOG_LEVEL: 'debug' },
      stdio: ['ignore', full, 'ignore'],
    });
    closeSync(full);
    onTestFinished(() => void server.kill('SIGKILL'));
    const statusOf = (path: string) =>
      fetch(`http://localhost:${port}${path}`).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
  },
);
