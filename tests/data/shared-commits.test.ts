import { join } from 'node:path';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedDriver } from '#server/database/embedded-driver.ts';
import { EmbeddedFile } from '#server/database/embedded-file.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

interface Notes {
  notes: { id: number; text: string };
}

/** A database of notes, and what its writing connection was told to do. */
async function aDatabase() {
  const path = join(aDirectory(), 'notes.db');
  const told: string[] = [];
  const failing = new Set<string>();
  class ToldFile extends EmbeddedFile {
    override exec(text: string): this {
      told.push(text);
      if (failing.has(text)) throw new Error(`${text} failed`);
      return super.exec(text);
    }
  }
  const writer = new ToldFile(path);
  writer.pragma('journal_mode = WAL');
  writer.exec('create table notes (id integer primary key, text text not null)');
  const driver = new EmbeddedDriver(writer, new EmbeddedFile(path));
  const database = new Kysely<Notes>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  onTestFinished(() => database.destroy());
  const add = (id: number, text = '') =>
    database.insertInto('notes').values({ id, text }).execute();
  const addIn = (transaction: Kysely<Notes>, id: number) =>
    transaction.insertInto('notes').values({ id, text: '' }).execute();
  const ids = async () => {
    const rows = await database.selectFrom('notes').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const commits = () => told.filter((text) => text === 'commit').length;
  return { database, add, addIn, ids, commits, failing };
}

test('transactions that arrive together wait for the disk once', async () => {
  const { database, addIn, add, ids, commits } = await aDatabase();
  await Promise.all([
    ...[1, 2, 3].map((id) => database.transaction().execute((one) => addIn(one, id))),
    add(4),
  ]);
  expect(await ids()).toEqual([1, 2, 3, 4]);
  expect(commits()).toBe(1);
});

test('one that fails is undone alone', async () => {
  const { database, addIn, add, ids } = await aDatabase();
  const failing = (id: number) =>
    database.transaction().execute(async (one) => {
      await addIn(one, id);
      throw new Error('changed its mind');
    });
  const results = await Promise.allSettled([failing(1), add(2), failing(3), add(4), add(4)]);
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(await ids()).toEqual([2, 4]);
});

test('nobody reads what is not committed, and nobody waits to read', async () => {
  const { database, addIn, ids } = await aDatabase();
  await database.transaction().execute(async (one) => {
    await addIn(one, 1);
    expect(await ids()).toEqual([]);
  });
  expect(await ids()).toEqual([1]);
});

test('a later one sees what an earlier one has written', async () => {
  const { database, add } = await aDatabase();
  const count = () =>
    database.transaction().execute(async (one) => {
      const { rows } = await sql<{ total: number }>`select count(*) as total from notes`.execute(
        one,
      );
      return rows[0]?.total;
    });
  const [, total] = await Promise.all([add(1), count()]);
  expect(total).toBe(1);
});

test('one that finds the disk full is undone alone', async () => {
  const { database, add, addIn, ids } = await aDatabase();
  await sql`pragma max_page_count = 3`.execute(database);
  const fill = database.transaction().execute(async (one) => {
    for (let id = 100; id < 2000; id += 1) await addIn(one, id);
  });
  const results = await Promise.allSettled([add(1), fill]);
  const full = { status: 'rejected', reason: { code: 'SQLITE_FULL' } };
  expect(results).toMatchObject([{ status: 'fulfilled' }, full]);
  expect(await ids()).toEqual([1]);
});

test('when SQLite itself rolls back, none of those that would share the commit is acknowledged', async () => {
  const { database, add, ids } = await aDatabase();
  // SQLite does the same when the disk fails.
  await sql`create trigger fail before insert on notes when new.id = 13
    begin select raise(rollback, 'unlucky'); end`.execute(database);
  const results = await Promise.allSettled([add(1), add(13), add(2)]);
  const unlucky = { status: 'rejected', reason: { message: 'unlucky' } };
  expect(results).toMatchObject([unlucky, unlucky, { status: 'fulfilled' }]);
  expect(await ids()).toEqual([2]);
});

test('when the commit itself fails, none of those that share it is acknowledged', async () => {
  const { database, add, ids } = await aDatabase();
  await sql`create table answers (
    id integer primary key references notes deferrable initially deferred
  )`.execute(database);
  await sql`pragma foreign_keys = on`.execute(database);
  const orphan = database
    .transaction()
    .execute((one) => sql`insert into answers values (9)`.execute(one));
  const results = await Promise.allSettled([add(1), orphan]);
  const refused = { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } };
  expect(results).toMatchObject([refused, refused]);
  expect(await ids()).toEqual([]);
  await add(2);
  expect(await ids()).toEqual([2]);
});

test.each([
  'begin immediate',
  'savepoint one',
  'release one',
  'rollback to one; release one',
  'commit',
])('after “%s” has failed, later ones still run', async (text) => {
  const { database, add, addIn, ids, failing } = await aDatabase();
  failing.add(text);
  const undo = () =>
    database.transaction().execute(async (one) => {
      await addIn(one, 2);
      throw new Error('changed its mind');
    });
  await Promise.allSettled([add(1), undo(), add(3)]);
  failing.clear();
  await sql`delete from notes`.execute(database);
  await add(4);
  expect(await ids()).toEqual([4]);
});
