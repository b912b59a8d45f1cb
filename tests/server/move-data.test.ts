import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CopyError, copyData } from '#server/database/copy-data.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { aDirectory } from '#tests/support/a-directory.ts';
import { type Postgres, startPostgres } from '#tests/support/a-postgres.ts';
import { startAccountsApi } from '#tests/support/accounts-api.ts';
import { factorCalls } from '#tests/support/factor-calls.ts';

let server: Postgres;
let databases = 0;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function anEmptyPostgres(): Promise<Database> {
  const admin = await openPostgres({
    url: server.urlOf('postgres'),
    poolSize: 2,
    onIdleError() {},
  });
  databases += 1;
  await sql.raw(`create database moved_${databases}`).execute(admin);
  await admin.destroy();
  const url = server.urlOf(`moved_${databases}`);
  return openPostgres({ url, poolSize: 2, onIdleError() {} });
}

/** An embedded database with accounts, sessions, a second factor and more favorites than a page. */
async function aLivedInDatabase() {
  const api = await startAccountsApi();
  await factorCalls(api).registerWithFactor();
  const eve = await api.register('eve@example.com', 'l’éclair 🐎 %_');
  const { sub: user_id = '' } = decodeJwt(eve.access_token);
  const favorites = Array.from({ length: 2500 }, (_, index) => ({
    user_id,
    movie_id: index + 1,
    type: index % 3 === 0 ? ('tv' as const) : ('movie' as const),
    created_at: api.clock() + index,
  }));
  await api.database.insertInto('favorites').values(favorites).execute();
  return api.database;
}

async function contentsOf(database: Database) {
  const users = await database.selectFrom('users').selectAll().orderBy('email').execute();
  const favorites = await database
    .selectFrom('favorites')
    .selectAll()
    .orderBy('movie_id')
    .execute();
  const factors = await database.selectFrom('factors').selectAll().execute();
  return { users, favorites, factors };
}

test('everything moves to PostgreSQL and back, and is what it was', async () => {
  const embedded = await aLivedInDatabase();
  const postgres = await anEmptyPostgres();
  const moved = await copyData(embedded, postgres);
  expect(moved).toContainEqual({ table: 'users', rows: 2 });
  expect(moved).toContainEqual({ table: 'favorites', rows: 2500 });
  expect(await contentsOf(postgres)).toEqual(await contentsOf(embedded));

  const again = await openDatabase(join(aDirectory(), 'marquee.db'));
  expect(await copyData(postgres, again)).toEqual(moved);
  expect(await contentsOf(again)).toEqual(await contentsOf(embedded));
  await postgres.destroy();
  await again.destroy();
});

test('a target with accounts is refused and not touched', async () => {
  const embedded = await aLivedInDatabase();
  const postgres = await anEmptyPostgres();
  await copyData(embedded, postgres);
  const before = await contentsOf(postgres);
  await expect(copyData(embedded, postgres)).rejects.toThrow(CopyError);
  expect(await contentsOf(postgres)).toEqual(before);
  await postgres.destroy();
});

test('a copy that is not what was read is taken back', async () => {
  const embedded = await aLivedInDatabase();
  const postgres = await anEmptyPostgres();
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.movie_id := new.movie_id + 100000; return new; end $$`.execute(postgres);
  await sql`create trigger spoil before insert on favorites
    for each row execute function spoil()`.execute(postgres);
  await expect(copyData(embedded, postgres)).rejects.toThrow('The copy of favorites');
  expect(await contentsOf(postgres)).toEqual({ users: [], favorites: [], factors: [] });
  await postgres.destroy();
});

test('every table of the schema is moved', async () => {
  const embedded = await aLivedInDatabase();
  const tables = (await embedded.introspection.getTables()).map(({ name }) => name);
  const postgres = await anEmptyPostgres();
  const moved = (await copyData(embedded, postgres)).map(({ table }) => table);
  // What a catalogue has answered can be asked for again.
  expect(
    tables.filter((name) => !moved.includes(name as never) && !/catalogue/.test(name)),
  ).toEqual([]);
  await postgres.destroy();
});
