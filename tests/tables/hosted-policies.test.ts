// The migrations of a hosted project on a real PostgreSQL, with the roles and claims of its API.
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsSchemaOf, newsTopic } from '#contract/tables/table-news.ts';
import { favorites } from '#contract/tables/title-lists.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import {
  aHostedDatabase,
  type HostedUser,
  type Query,
} from '#tests/support/data/a-hosted-database.ts';
import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';

let server: Postgres;
let project: Awaited<ReturnType<typeof aHostedDatabase>>;

beforeAll(async () => {
  server = await startPostgres();
  project = await aHostedDatabase(server.urlOf('postgres'));
  await project.migrate();
});
afterAll(async () => {
  await project?.close();
  await server?.stop();
});

const refused = { code: '42501' };
const insert = 'insert into favorites (user_id, type, movie_id) values ($1, $2, $3)';

async function aUserWithAFavorite() {
  const user = await project.aUser();
  await project.as(user)(insert, [user.id, 'movie', 550]);
  return user;
}

const addFactor = ({ id }: HostedUser, status = 'verified') =>
  project.query('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [id, status]);

/** The rows of a user, read without policies. */
async function favoritesOf({ id }: HostedUser) {
  const { rows } = await project.query(
    'select type, movie_id::int from favorites where user_id = $1 order by movie_id',
    [id],
  );
  return rows;
}

test('the migrations can be run again', async () => {
  const user = await aUserWithAFavorite();
  await project.migrate();
  expect(await favoritesOf(user)).toEqual([{ type: 'movie', movie_id: 550 }]);
});

test.each(userTables)('the columns of $name are those of its definition', async (table) => {
  const { rows } = await project.query(
    `select column_name, udt_name, is_nullable, column_default is not null as has_default
     from information_schema.columns where table_schema = 'public' and table_name = $1
     order by column_name`,
    [table.name],
  );
  expect(rows).toEqual(
    Object.entries(table.columns)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([column_name, { type, default: standard }]) => ({
        column_name,
        udt_name: type,
        is_nullable: 'NO',
        has_default: standard !== undefined,
      })),
  );
});

test('a user reads, adds and removes favorites of their own', async () => {
  const ann = await project.aUser();
  const query = project.as(ann);
  await query(insert, [ann.id, 'movie', 550]);
  await query(insert, [ann.id, 'tv', 550]);
  const { rows } = await query('select type, movie_id::int from favorites order by type');
  expect(rows).toEqual([
    { type: 'movie', movie_id: 550 },
    { type: 'tv', movie_id: 550 },
  ]);
  expect((await query("delete from favorites where type = 'tv'")).count).toBe(1);
  expect(await favoritesOf(ann)).toEqual([{ type: 'movie', movie_id: 550 }]);
});

test('a favorite without user and time gets the caller and the time of the database', async () => {
  const ann = await project.aUser();
  await project.as(ann)("insert into favorites (type, movie_id) values ('movie', 1)");
  const { rows } = await project.as(ann)(
    'select user_id, created_at <= now() as past from favorites',
  );
  expect(rows).toEqual([{ user_id: ann.id, past: true }]);
  await expect(
    project.as(ann)("insert into favorites (type, movie_id, created_at) values ('tv', 1, now())"),
  ).rejects.toMatchObject(refused);
});

test('the app’s upsert ignores taps that arrived before', async () => {
  const ann = await aUserWithAFavorite();
  // The statement that PostgREST makes from `upsert(rows, { onConflict, ignoreDuplicates: true })`.
  const upsert = `
    insert into favorites (user_id, type, movie_id)
    select user_id, type, movie_id
    from json_to_recordset($1) as _ (user_id uuid, type text, movie_id bigint)
    on conflict (user_id, type, movie_id) do nothing
    returning 1`;
  const taps = [550, 551].map((movie_id) => ({ user_id: ann.id, type: 'movie', movie_id }));
  expect((await project.as(ann)(upsert, [JSON.stringify(taps)])).count).toBe(1);
  expect(await favoritesOf(ann)).toHaveLength(2);
});

test.each([
  ['a type that there is not', 'show', 1],
  ['number zero', 'movie', 0],
  ['a number that JSON cannot tell from its neighbour', 'movie', '9007199254740992'],
])('%s is refused as a favorite', async (_, type, id) => {
  const ann = await project.aUser();
  await expect(project.as(ann)(insert, [ann.id, type, id])).rejects.toMatchObject({
    code: '23514',
  });
});

test('other users’ favorites cannot be read', async () => {
  const ann = await aUserWithAFavorite();
  const bob = await project.aUser();
  const { rows } = await project.as(bob)('select * from favorites');
  expect(rows).toEqual([]);
  expect((await project.as(bob)('select from favorites where user_id = $1', [ann.id])).count).toBe(
    0,
  );
});

test('nothing can be added to other users’ favorites', async () => {
  const ann = await aUserWithAFavorite();
  const bob = await project.aUser();
  await expect(project.as(bob)(insert, [ann.id, 'movie', 1])).rejects.toMatchObject(refused);
  await expect(
    project.as(bob)(`${insert} on conflict do nothing`, [ann.id, 'movie', 550]),
  ).rejects.toMatchObject(refused);
  expect(await favoritesOf(ann)).toEqual([{ type: 'movie', movie_id: 550 }]);
});

test('other users’ favorites cannot be removed', async () => {
  const ann = await aUserWithAFavorite();
  const bob = await project.aUser();
  expect((await project.as(bob)('delete from favorites')).count).toBe(0);
  expect(await favoritesOf(ann)).toHaveLength(1);
});

test('nobody can change a favorite, neither to take one nor to give one away', async () => {
  const ann = await aUserWithAFavorite();
  const bob = await aUserWithAFavorite();
  const take = (query: Query, to: HostedUser) =>
    query('update favorites set user_id = $1', [to.id]);
  await expect(take(project.as(bob), bob)).rejects.toMatchObject(refused);
  await expect(take(project.as(bob), ann)).rejects.toMatchObject(refused);
  await expect(
    project.as(bob)(
      `${insert} on conflict (user_id, type, movie_id) do update set user_id = excluded.user_id`,
      [ann.id, 'movie', 550],
    ),
  ).rejects.toMatchObject(refused);
});

test.each([
  'select * from favorites',
  "insert into favorites (type, movie_id) values ('movie', 1)",
  'delete from favorites',
  'select * from own_sessions()',
  'select delete_own_account()',
  'select private.lacks_second_factor()',
])('a visitor who is not logged in is refused: %s', async (statement) => {
  await expect(project.asNobody(statement)).rejects.toMatchObject(refused);
});

test('users can neither empty the table nor put a trigger on it', async () => {
  const ann = await project.aUser();
  await expect(project.as(ann)('truncate favorites')).rejects.toMatchObject(refused);
  const { rows } = await project.query(
    `select privilege_type from information_schema.role_table_grants
     where table_name = 'favorites' and grantee in ('anon', 'authenticated') order by 1`,
  );
  expect(rows.map(({ privilege_type }) => privilege_type)).toEqual(['DELETE', 'SELECT']);
});

test('the policies apply to the table’s owner too', async () => {
  await aUserWithAFavorite();
  await project.query('set role project_owner');
  const { rows } = await project.query('select * from favorites');
  await project.query('reset role');
  expect(rows).toEqual([]);
});

test('with a second factor, a session that has not verified it reads and writes nothing', async () => {
  const ann = await aUserWithAFavorite();
  await addFactor(ann);
  const query = project.as(ann, 'aal1');
  expect((await query('select * from favorites')).rows).toEqual([]);
  expect((await query('delete from favorites')).count).toBe(0);
  await expect(query(insert, [ann.id, 'movie', 1])).rejects.toMatchObject(refused);
  const shown = project.as(ann, 'aal2');
  expect((await shown('select * from favorites')).rows).toHaveLength(1);
  await shown(insert, [ann.id, 'movie', 1]);
});

test('a factor that was never verified is not required', async () => {
  const ann = await aUserWithAFavorite();
  await addFactor(ann, 'unverified');
  expect((await project.as(ann)('select * from favorites')).rows).toHaveLength(1);
});

test('the table is not in Realtime’s publication, which every user could read', async () => {
  await project.query('alter publication supabase_realtime add table favorites');
  await project.migrate();
  const { rows } = await project.query('select tablename from pg_publication_tables');
  expect(rows).toEqual([]);
});

/** The broadcasts on the private topic of a user, in order. */
async function newsOf({ id }: HostedUser) {
  const { rows } = await project.query(
    'select event, private, payload from realtime.messages where topic = $1 order by payload',
    [newsTopic(favorites, id)],
  );
  return rows;
}

/** How many broadcasts the role of `query` may read on a topic. */
async function mayJoin(query: Query, topic: string) {
  const { count } = await query(
    `select from set_config('realtime.topic', $1, true), realtime.messages where topic = $1`,
    [topic],
  );
  return count > 0;
}

test('an added favorite is broadcast on the private topic of its user', async () => {
  const ann = await aUserWithAFavorite();
  const [news, ...more] = await newsOf(ann);
  expect(more).toEqual([]);
  expect(news).toMatchObject({ event: favorites.name, private: true });
  expect(v.parse(newsSchemaOf(favorites), news?.payload)).toEqual({
    changes: [{ type: 'movie', movie_id: 550, isListed: true }],
  });
});

test('a removed favorite is broadcast on the private topic of its user', async () => {
  const ann = await aUserWithAFavorite();
  await project.as(ann)('delete from favorites');
  expect((await newsOf(ann)).map(({ payload }) => payload)).toContainEqual({
    changes: [{ type: 'movie', movie_id: 550, is_favorite: false }],
  });
});

test('more than five hundred changes at once are one broadcast, which names none of them', async () => {
  const ann = await project.aUser();
  await project.as(ann)(
    "insert into favorites (type, movie_id) select 'movie', generate_series(1, 501)",
  );
  expect((await newsOf(ann)).map(({ payload }) => payload)).toEqual([{ changes: null }]);
});

test('a user may join the topic of their own favorites', async () => {
  const ann = await aUserWithAFavorite();
  expect(await mayJoin(project.as(ann), newsTopic(favorites, ann.id))).toBe(true);
});

test('another user may not join the topic of these favorites', async () => {
  const ann = await aUserWithAFavorite();
  const bob = await aUserWithAFavorite();
  expect(await mayJoin(project.as(bob), newsTopic(favorites, ann.id))).toBe(false);
});

test('a visitor who is not logged in may not join it', async () => {
  const ann = await aUserWithAFavorite();
  expect(await mayJoin(project.asNobody, newsTopic(favorites, ann.id))).toBe(false);
});

test('a session that lacks the second factor may not join it', async () => {
  const ann = await aUserWithAFavorite();
  await addFactor(ann);
  expect(await mayJoin(project.as(ann, 'aal1'), newsTopic(favorites, ann.id))).toBe(false);
  expect(await mayJoin(project.as(ann, 'aal2'), newsTopic(favorites, ann.id))).toBe(true);
});

test('no client can broadcast on it, not even its own user', async () => {
  const ann = await aUserWithAFavorite();
  await expect(
    project.as(ann)(
      "insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true)",
      [newsTopic(favorites, ann.id)],
    ),
  ).rejects.toMatchObject(refused);
});

describe('where the project lets everybody read and send on all of its topics', () => {
  const room = 'room:1';
  const broadcast = "insert into realtime.messages (topic, extension) values ($1, 'broadcast')";
  beforeAll(async () => {
    await project.query(
      'create policy loose on realtime.messages to anon, authenticated using (true) with check (true)',
    );
    await project.query(broadcast, [room]);
  });
  afterAll(() => project.query('drop policy loose on realtime.messages'));

  test('favorites are received by their user alone', async () => {
    const ann = await aUserWithAFavorite();
    const bob = await aUserWithAFavorite();
    expect(await mayJoin(project.as(ann), newsTopic(favorites, ann.id))).toBe(true);
    expect(await mayJoin(project.as(bob), newsTopic(favorites, ann.id))).toBe(false);
    expect(await mayJoin(project.asNobody, newsTopic(favorites, ann.id))).toBe(false);
    await addFactor(ann);
    expect(await mayJoin(project.as(ann, 'aal1'), newsTopic(favorites, ann.id))).toBe(false);
  });

  test('no client broadcasts favorites', async () => {
    const ann = await project.aUser();
    for (const query of [project.as(ann), project.asNobody]) {
      await expect(query(broadcast, [newsTopic(favorites, ann.id)])).rejects.toMatchObject(refused);
    }
  });

  test('the policies of other topics stay unchanged', async () => {
    const ann = await project.aUser();
    for (const query of [project.as(ann), project.asNobody]) {
      expect(await mayJoin(query, room)).toBe(true);
      expect((await query(broadcast, [room])).count).toBe(1);
    }
  });
});

test('nobody can call the functions that broadcast', async () => {
  const ann = await project.aUser();
  await expect(project.as(ann)('select private.tell_of_favorites()')).rejects.toMatchObject(
    refused,
  );
});

test('own_sessions lists the sessions of the caller, and marks the current one', async () => {
  const ann = await project.aUser();
  await project.aUser();
  await project.query(
    `insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent) values
      (gen_random_uuid(), $1, '2026-11-21T12:00Z', '2026-11-21T13:30', null, 'A phone'),
      (gen_random_uuid(), $1, '2026-11-20T12:00Z', null, '2026-11-20T13:00Z', 'Ended')`,
    [ann.id],
  );
  const { rows } = await project.as(ann)('select * from own_sessions()');
  const created_at = new Date('2026-11-21T12:00:00Z');
  expect(rows).toEqual([
    {
      id: expect.any(String),
      created_at,
      refreshed_at: new Date('2026-11-21T13:30:00Z'),
      user_agent: 'A phone',
      is_current: false,
    },
    { id: ann.sessionId, created_at, refreshed_at: created_at, user_agent: null, is_current: true },
  ]);
});

test('delete_own_account removes everything of the caller and nothing of others', async () => {
  const ann = await aUserWithAFavorite();
  const bob = await aUserWithAFavorite();
  await project.as(ann)('select delete_own_account()');
  expect(await favoritesOf(ann)).toEqual([]);
  expect(await favoritesOf(bob)).toHaveLength(1);
  for (const table of ['users', 'sessions']) {
    const { rows } = await project.query(`select * from auth.${table}`);
    expect(JSON.stringify(rows)).not.toContain(ann.id);
    expect(JSON.stringify(rows)).toContain(bob.id);
  }
});

test('delete_own_account refuses without the second factor', async () => {
  const ann = await aUserWithAFavorite();
  await addFactor(ann);
  await expect(project.as(ann)('select delete_own_account()')).rejects.toMatchObject({
    ...refused,
    detail: 'insufficient_aal',
  });
  expect(await favoritesOf(ann)).toHaveLength(1);
  await project.as(ann, 'aal2')('select delete_own_account()');
  expect(await favoritesOf(ann)).toEqual([]);
});

test('delete_own_account refuses a token whose session has ended', async () => {
  const ann = await aUserWithAFavorite();
  await project.query('delete from auth.sessions where id = $1', [ann.sessionId]);
  await expect(project.as(ann, 'aal2')('select delete_own_account()')).rejects.toMatchObject({
    ...refused,
    detail: 'session_not_found',
  });
  expect(await favoritesOf(ann)).toHaveLength(1);
});

test('when the administrator deletes a user, their favorites are deleted too', async () => {
  const ann = await aUserWithAFavorite();
  await project.query('delete from auth.users where id = $1', [ann.id]);
  expect(await favoritesOf(ann)).toEqual([]);
});
