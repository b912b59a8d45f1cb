import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CopyError, copyData } from '#server/database/copy-data.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { requireSameSecrets } from '#server/database/same-secrets.ts';
import type { Database } from '#server/database/schema.ts';
import { startAccountsApi } from '#tests/support/accounts/accounts-api.ts';
import { factorCalls } from '#tests/support/accounts/factor-calls.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { runCommand } from '#tests/support/processes/start-server-process.ts';

let server: Postgres;
let databases = 0;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function theUrlOfAnEmptyPostgres(): Promise<string> {
  databases += 1;
  await server.createDatabase(`moved_${databases}`);
  return server.urlOf(`moved_${databases}`);
}

/** A PostgreSQL database, empty unless its address is given, closed when the test ends. */
async function aPostgres(url?: string): Promise<Database> {
  const address = url ?? (await theUrlOfAnEmptyPostgres());
  const database = await openPostgres({ url: address, poolSize: 2, onLostConnection() {} });
  onTestFinished(() => database.destroy());
  return database;
}

/** An empty embedded database, closed when the test ends. */
async function anEmbedded(): Promise<Database> {
  const database = await openDatabase(join(aDirectory(), 'marquee.db'));
  onTestFinished(() => database.destroy());
  return database;
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
  const rowsOf = (table: 'users' | 'favorites' | 'factors', order: string) =>
    database.selectFrom(table).selectAll().orderBy(sql.ref(order)).execute();
  return {
    users: await rowsOf('users', 'email'),
    favorites: await rowsOf('favorites', 'movie_id'),
    factors: await rowsOf('factors', 'id'),
  };
}

test('everything moves to PostgreSQL and back unchanged', async () => {
  const embedded = await aLivedInDatabase();
  const postgres = await aPostgres();
  const moved = await copyData(embedded, postgres);
  expect(moved).toContainEqual({ table: 'users', rows: 2 });
  expect(moved).toContainEqual({ table: 'favorites', rows: 2500 });
  expect(await contentsOf(postgres)).toEqual(await contentsOf(embedded));

  const again = await anEmbedded();
  expect(await copyData(postgres, again)).toEqual(moved);
  expect(await contentsOf(again)).toEqual(await contentsOf(embedded));
});

test('a target with accounts is refused and left unchanged', async () => {
  const embedded = await aLivedInDatabase();
  const postgres = await aPostgres();
  await copyData(embedded, postgres);
  const before = await contentsOf(postgres);
  await expect(copyData(embedded, postgres)).rejects.toThrow(CopyError);
  expect(await contentsOf(postgres)).toEqual(before);
});

test('a copy that differs from its source is rolled back', async () => {
  const embedded = await aLivedInDatabase();
  const postgres = await aPostgres();
  await sql`create function spoil() returns trigger language plpgsql as
    $$ begin new.movie_id := new.movie_id + 100000; return new; end $$`.execute(postgres);
  await sql`create trigger spoil before insert on favorites
    for each row execute function spoil()`.execute(postgres);
  await expect(copyData(embedded, postgres)).rejects.toThrow('The copy of favorites');
  expect(await contentsOf(postgres)).toEqual({ users: [], favorites: [], factors: [] });
});

test('every table of the schema is moved', async () => {
  const embedded = await aLivedInDatabase();
  const tables = (await embedded.introspection.getTables()).map(({ name }) => name);
  const postgres = await aPostgres();
  const moved = (await copyData(embedded, postgres)).map(({ table }) => table);
  // The catalogue's cache is not moved: it can be fetched again.
  expect(
    tables.filter((name) => !moved.includes(name as never) && !/catalogue/.test(name)),
  ).toEqual([]);
});

test('the copy is a snapshot of one moment, whatever is written meanwhile', async () => {
  const url = await theUrlOfAnEmptyPostgres();
  const postgres = await aPostgres(url);
  await copyData(await aLivedInDatabase(), postgres);
  const before = await contentsOf(postgres);
  const writer = await aPostgres(url);
  const [{ id } = { id: '' }] = before.users;
  let reads = 0;
  const source = postgres.withPlugin({
    transformQuery: ({ node }) => node,
    // Another client adds a favorite after each read.
    async transformResult({ result }) {
      reads += 1;
      const favorite = {
        user_id: id,
        movie_id: 1_000_000 + reads,
        type: 'movie',
        created_at: 0,
      } as const;
      await writer.insertInto('favorites').values(favorite).execute();
      return result;
    },
  });
  const target = await anEmbedded();
  await copyData(source, target);
  expect(reads).toBeGreaterThan(10);
  expect(await contentsOf(target)).toEqual(before);
});

test('the copy is verified after the transaction on the source has ended, which must stay short', async () => {
  const url = await theUrlOfAnEmptyPostgres();
  const postgres = await aPostgres(url);
  await copyData(await aLivedInDatabase(), postgres);
  const observer = await aPostgres(url);
  const held = sql`select 1 from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`;
  const heldAtEachLook: number[] = [];
  const file = await anEmbedded();
  const target = file.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isLook = result.rows.length > 0;
      if (isLook) heldAtEachLook.push((await held.execute(observer)).rows.length);
      return result;
    },
  });
  await copyData(postgres, target);
  expect(heldAtEachLook.length).toBeGreaterThan(3);
  expect(heldAtEachLook.filter((count) => count > 0)).toEqual([]);
});

test('nothing moves while a server uses the PostgreSQL database', async () => {
  const DATABASE_URL = await theUrlOfAnEmptyPostgres();
  const { dataDirectory, stop } = await aServerProcess({ DATABASE_URL });
  const env = { DATABASE_URL, DATA_DIR: dataDirectory };
  const refused = await runCommand('move-data', ['from-postgres'], env);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr.trim()).toBe(
    'Servers are using this PostgreSQL, and what they write meanwhile would be lost. Stop all of them first.',
  );
  await stop();
  expect((await runCommand('move-data', ['from-postgres'], env)).code).toBe(0);
});

test('data does not move to a folder without secrets, and none are made there', async () => {
  const DATABASE_URL = await theUrlOfAnEmptyPostgres();
  const DATA_DIR = aDirectory();
  const env = { DATABASE_URL, DATA_DIR };
  const { code, stderr } = await runCommand('move-data', ['from-postgres'], env);
  expect(code).toBe(1);
  expect(stderr).toContain(`${DATA_DIR} has no secrets.json`);
  expect(existsSync(join(DATA_DIR, 'secrets.json'))).toBe(false);
});

test('data does not move to a folder with the secrets of another server', async () => {
  const DATABASE_URL = await theUrlOfAnEmptyPostgres();
  const postgres = await aPostgres(DATABASE_URL);
  await requireSameSecrets(postgres, 'the secret of its servers');
  const DATA_DIR = aDirectory();
  await runCommand('rotate-keys', [], { DATA_DIR });
  const env = { DATABASE_URL, DATA_DIR };
  const { code, stderr } = await runCommand('move-data', ['from-postgres'], env);
  expect(code).toBe(1);
  expect(stderr).toContain('This database belongs to servers with other secrets');
});
