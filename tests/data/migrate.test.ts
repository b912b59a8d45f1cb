import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { titleLists } from '#contract/tables/title-lists.ts';
import { migrate, migrations, NewerSchemaError } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

/** An empty database, in a folder of its own unless its path is given. */
async function aDatabase(path = join(aDirectory(), 'marquee.db')) {
  const database = await openDatabase(path);
  onTestFinished(() => database.destroy());
  return database;
}

async function tableNames(database: Awaited<ReturnType<typeof openDatabase>>) {
  return (await database.introspection.getTables()).map((table) => table.name);
}

test('opening an empty database makes every table', async () => {
  const database = await aDatabase();
  expect(await tableNames(database)).toEqual(
    expect.arrayContaining(['users', 'sessions', 'favorites']),
  );
});

test('opening it again changes nothing', async () => {
  const path = join(aDirectory(), 'marquee.db');
  await (await openDatabase(path)).destroy();
  const database = await aDatabase(path);
  const { rows } = await sql`select name from kysely_migration`.execute(database);
  expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
});

test('a newer schema is refused and left unchanged', async () => {
  const path = join(aDirectory(), 'marquee.db');
  const newer = await openDatabase(path);
  await sql`insert into kysely_migration values ('9999-from-the-future', '2099-01-01')`.execute(
    newer,
  );
  await newer.destroy();
  await expect(openDatabase(path)).rejects.toThrow(NewerSchemaError);
  await expect(openDatabase(path)).rejects.toThrow('9999-from-the-future');
});

test('a migration that fails halfway is rolled back', async () => {
  const database = await aDatabase();
  const before = await tableNames(database);
  const halfway = {
    ...migrations,
    '9999-broken': {
      async up(transaction: typeof database) {
        await sql`create table half (id integer)`.execute(transaction);
        throw new Error('half done');
      },
    },
  };
  await expect(migrate(database, halfway)).rejects.toThrow('half done');
  expect(await tableNames(database)).toEqual(before);
});

test('the database keeps every answered write through a power cut', async () => {
  const database = await aDatabase();
  const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database);
  const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
  expect(journal.rows[0]?.journal_mode).toBe('wal');
  expect(synchronous.rows[0]?.synchronous).toBe(2);
});

test.each(titleLists)('$name is read in its order without being sorted', async ({ name }) => {
  const { rows } = await sql<{ detail: string }>`explain query plan
    select * from ${sql.table(name)} where user_id = 'ann' order by created_at, type, movie_id
  `.execute(await aDatabase());
  expect(rows).toEqual([
    expect.objectContaining({ detail: expect.stringContaining(`INDEX ${name}_by_time`) }),
  ]);
});
