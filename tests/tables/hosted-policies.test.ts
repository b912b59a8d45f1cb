// The migrations of a hosted project on a real PostgreSQL, with the roles and claims of its API.
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedListSchema, sharedLists } from '#contract/tables/shared-lists.ts';
import { newsSchemaOf, newsTopic } from '#contract/tables/table-news.ts';
import type { TitleList } from '#contract/tables/title-list.ts';
import { favorites, seen, titleLists } from '#contract/tables/title-lists.ts';
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
const insertInto = ({ name }: TitleList) =>
  `insert into ${name} (user_id, type, movie_id) values ($1, $2, $3)`;

async function aUserWithARow(list: TitleList) {
  const user = await project.aUser();
  await project.as(user)(insertInto(list), [user.id, 'movie', 550]);
  return user;
}

const addFactor = ({ id }: HostedUser, status = 'verified') =>
  project.query('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [id, status]);

/** The rows of a user, read without policies. */
async function rowsOf({ id }: HostedUser, { name }: TitleList) {
  const { rows } = await project.query(
    `select type, movie_id::int from ${name} where user_id = $1 order by movie_id`,
    [id],
  );
  return rows;
}

/** The broadcasts on the private topic of a user, in order. */
async function newsOf({ id }: HostedUser, list: TitleList) {
  const { rows } = await project.query(
    'select event, private, payload from realtime.messages where topic = $1 order by payload',
    [newsTopic(list, id)],
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

test('the migrations can be run again', async () => {
  const user = await aUserWithARow(favorites);
  await project.migrate();
  expect(await rowsOf(user, favorites)).toEqual([{ type: 'movie', movie_id: 550 }]);
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

describe.each(titleLists)('$name', (list) => {
  const { name } = list;

  test('a user reads, adds and removes rows of their own', async () => {
    const ann = await project.aUser();
    const query = project.as(ann);
    await query(insertInto(list), [ann.id, 'movie', 550]);
    await query(insertInto(list), [ann.id, 'tv', 550]);
    const { rows } = await query(`select type, movie_id::int from ${name} order by type`);
    expect(rows).toEqual([
      { type: 'movie', movie_id: 550 },
      { type: 'tv', movie_id: 550 },
    ]);
    expect((await query(`delete from ${name} where type = 'tv'`)).count).toBe(1);
    expect(await rowsOf(ann, list)).toEqual([{ type: 'movie', movie_id: 550 }]);
  });

  test('a row without user and time gets the caller and the time of the database', async () => {
    const ann = await project.aUser();
    await project.as(ann)(`insert into ${name} (type, movie_id) values ('movie', 1)`);
    const { rows } = await project.as(ann)(
      `select user_id, created_at <= now() as past from ${name}`,
    );
    expect(rows).toEqual([{ user_id: ann.id, past: true }]);
    await expect(
      project.as(ann)(`insert into ${name} (type, movie_id, created_at) values ('tv', 1, now())`),
    ).rejects.toMatchObject(refused);
  });

  test('the app’s upsert ignores taps that arrived before', async () => {
    const ann = await aUserWithARow(list);
    // The statement that PostgREST makes from `upsert(rows, { onConflict, ignoreDuplicates: true })`.
    const upsert = `
    insert into ${name} (user_id, type, movie_id)
    select user_id, type, movie_id
    from json_to_recordset($1) as _ (user_id uuid, type text, movie_id bigint)
    on conflict (user_id, type, movie_id) do nothing
    returning 1`;
    const taps = [550, 551].map((movie_id) => ({ user_id: ann.id, type: 'movie', movie_id }));
    expect((await project.as(ann)(upsert, [JSON.stringify(taps)])).count).toBe(1);
    expect(await rowsOf(ann, list)).toHaveLength(2);
  });

  test.each([
    ['a type that there is not', 'show', 1],
    ['number zero', 'movie', 0],
    ['a number that JSON cannot tell from its neighbour', 'movie', '9007199254740992'],
  ])('%s is refused as a title', async (_, type, id) => {
    const ann = await project.aUser();
    await expect(project.as(ann)(insertInto(list), [ann.id, type, id])).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('other users’ rows cannot be read', async () => {
    const ann = await aUserWithARow(list);
    const bob = await project.aUser();
    const { rows } = await project.as(bob)(`select * from ${name}`);
    expect(rows).toEqual([]);
    expect((await project.as(bob)(`select from ${name} where user_id = $1`, [ann.id])).count).toBe(
      0,
    );
  });

  test('nothing can be added to other users’ rows', async () => {
    const ann = await aUserWithARow(list);
    const bob = await project.aUser();
    await expect(project.as(bob)(insertInto(list), [ann.id, 'movie', 1])).rejects.toMatchObject(
      refused,
    );
    await expect(
      project.as(bob)(`${insertInto(list)} on conflict do nothing`, [ann.id, 'movie', 550]),
    ).rejects.toMatchObject(refused);
    expect(await rowsOf(ann, list)).toEqual([{ type: 'movie', movie_id: 550 }]);
  });

  test('other users’ rows cannot be removed', async () => {
    const ann = await aUserWithARow(list);
    const bob = await project.aUser();
    expect((await project.as(bob)(`delete from ${name}`)).count).toBe(0);
    expect(await rowsOf(ann, list)).toHaveLength(1);
  });

  test('nobody can take a row over, nor give one away', async () => {
    const ann = await aUserWithARow(list);
    const bob = await aUserWithARow(list);
    await expect(
      project.as(bob)(`update ${name} set user_id = $1`, [ann.id]),
    ).rejects.toMatchObject(refused);
    await expect(
      project.as(bob)(
        `${insertInto(list)} on conflict (user_id, type, movie_id) do update set user_id = excluded.user_id`,
        [ann.id, 'movie', 550],
      ),
    ).rejects.toMatchObject(refused);
  });

  test('users can neither empty the table nor put a trigger on it', async () => {
    const ann = await project.aUser();
    await expect(project.as(ann)(`truncate ${name}`)).rejects.toMatchObject(refused);
    const { rows } = await project.query(
      `select privilege_type from information_schema.role_table_grants
     where table_name = '${name}' and grantee in ('anon', 'authenticated') order by 1`,
    );
    expect(rows.map(({ privilege_type }) => privilege_type)).toEqual(['DELETE', 'SELECT']);
  });

  test('the policies apply to the table’s owner too', async () => {
    const ann = await aUserWithARow(list);
    await project.query('set role project_owner');
    const { rows } = await project.query(`select from ${name} where user_id = $1`, [ann.id]);
    await project.query('reset role');
    expect(rows).toEqual([]);
  });

  test('with a second factor, a session that has not verified it reads and writes nothing', async () => {
    const ann = await aUserWithARow(list);
    await addFactor(ann);
    const query = project.as(ann, 'aal1');
    expect((await query(`select * from ${name}`)).rows).toEqual([]);
    expect((await query(`delete from ${name}`)).count).toBe(0);
    await expect(query(insertInto(list), [ann.id, 'movie', 1])).rejects.toMatchObject(refused);
    const shown = project.as(ann, 'aal2');
    expect((await shown(`select * from ${name}`)).rows).toHaveLength(1);
    await shown(insertInto(list), [ann.id, 'movie', 1]);
  });

  test('a factor that was never verified is not required', async () => {
    const ann = await aUserWithARow(list);
    await addFactor(ann, 'unverified');
    expect((await project.as(ann)(`select * from ${name}`)).rows).toHaveLength(1);
  });

  test('an added row is broadcast on the private topic of its user', async () => {
    const ann = await aUserWithARow(list);
    const [news, ...more] = await newsOf(ann, list);
    expect(more).toEqual([]);
    expect(news).toMatchObject({ event: list.name, private: true });
    expect(v.parse(newsSchemaOf(list), news?.payload)).toMatchObject({
      changes: [{ type: 'movie', movie_id: 550, isListed: true }],
    });
  });

  test('a removed row is broadcast on the private topic of its user', async () => {
    const ann = await aUserWithARow(list);
    await project.as(ann)(`delete from ${name}`);
    expect((await newsOf(ann, list)).map(({ payload }) => payload)).toContainEqual({
      changes: [{ type: 'movie', movie_id: 550, [list.presentAs]: false }],
    });
  });

  test('more than five hundred changes at once are one broadcast, which names none of them', async () => {
    const ann = await project.aUser();
    await project.as(ann)(
      `insert into ${name} (type, movie_id) select 'movie', generate_series(1, 501)`,
    );
    expect((await newsOf(ann, list)).map(({ payload }) => payload)).toEqual([{ changes: null }]);
  });

  test('a user may join the topic of their own list', async () => {
    const ann = await aUserWithARow(list);
    expect(await mayJoin(project.as(ann), newsTopic(list, ann.id))).toBe(true);
  });

  test('another user may not join the topic of this list', async () => {
    const ann = await aUserWithARow(list);
    const bob = await aUserWithARow(list);
    expect(await mayJoin(project.as(bob), newsTopic(list, ann.id))).toBe(false);
  });

  test('a visitor who is not logged in may not join it', async () => {
    const ann = await aUserWithARow(list);
    expect(await mayJoin(project.asNobody, newsTopic(list, ann.id))).toBe(false);
  });

  test('a session that lacks the second factor may not join it', async () => {
    const ann = await aUserWithARow(list);
    await addFactor(ann);
    expect(await mayJoin(project.as(ann, 'aal1'), newsTopic(list, ann.id))).toBe(false);
    expect(await mayJoin(project.as(ann, 'aal2'), newsTopic(list, ann.id))).toBe(true);
  });

  test('no client can broadcast on it, not even its own user', async () => {
    const ann = await aUserWithARow(list);
    await expect(
      project.as(ann)(
        "insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true)",
        [newsTopic(list, ann.id)],
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

    test('changes are received by their user alone', async () => {
      const ann = await aUserWithARow(list);
      const bob = await aUserWithARow(list);
      expect(await mayJoin(project.as(ann), newsTopic(list, ann.id))).toBe(true);
      expect(await mayJoin(project.as(bob), newsTopic(list, ann.id))).toBe(false);
      expect(await mayJoin(project.asNobody, newsTopic(list, ann.id))).toBe(false);
      await addFactor(ann);
      expect(await mayJoin(project.as(ann, 'aal1'), newsTopic(list, ann.id))).toBe(false);
    });

    test('no client broadcasts changes', async () => {
      const ann = await project.aUser();
      for (const query of [project.as(ann), project.asNobody]) {
        await expect(query(broadcast, [newsTopic(list, ann.id)])).rejects.toMatchObject(refused);
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
});

test('the favorites are not in Realtime’s publication, which every user could read', async () => {
  await project.query('alter publication supabase_realtime add table favorites');
  await project.migrate();
  const { rows } = await project.query('select tablename from pg_publication_tables');
  expect(rows).toEqual([]);
});

/** The statement that PostgREST makes from `upsert(rows, { onConflict })`. */
const mergeSeen = `
  insert into seen (user_id, type, movie_id, seen_on)
  select user_id, type, movie_id, seen_on
  from json_to_recordset($1) as _ (user_id uuid, type text, movie_id bigint, seen_on date)
  on conflict (user_id, type, movie_id) do update set
    user_id = excluded.user_id, type = excluded.type, movie_id = excluded.movie_id,
    seen_on = excluded.seen_on
  returning 1`;

const seenBy = ({ id }: HostedUser, seen_on: string) =>
  JSON.stringify([{ user_id: id, type: 'movie', movie_id: 550, seen_on }]);

test('a row of seen that names no day gets the current day (UTC)', async () => {
  const ann = await aUserWithARow(seen);
  const { rows } = await project.as(ann)(
    "select seen_on = (now() at time zone 'utc')::date as is_today from seen",
  );
  expect(rows).toEqual([{ is_today: true }]);
});

test('the app’s upsert changes the day of a title that is seen already', async () => {
  const ann = await aUserWithARow(seen);
  await project.as(ann)(mergeSeen, [seenBy(ann, '2001-02-03')]);
  const { rows } = await project.as(ann)('select seen_on::text from seen');
  expect(rows).toEqual([{ seen_on: '2001-02-03' }]);
});

test('a changed day is broadcast on the private topic of its user', async () => {
  const ann = await aUserWithARow(seen);
  await project.as(ann)("update seen set seen_on = '2001-02-03'");
  const payloads = (await newsOf(ann, seen)).map(({ payload }) =>
    v.parse(newsSchemaOf(seen), payload),
  );
  expect(payloads).toContainEqual({
    changes: [{ type: 'movie', movie_id: 550, isListed: true, details: { seen_on: '2001-02-03' } }],
  });
});

test('the day of another user’s title cannot be changed', async () => {
  const ann = await aUserWithARow(seen);
  const bob = await project.aUser();
  expect((await project.as(bob)("update seen set seen_on = '2001-02-03'")).count).toBe(0);
  await expect(project.as(bob)(mergeSeen, [seenBy(ann, '2001-02-03')])).rejects.toMatchObject(
    refused,
  );
});

test('the day of a title cannot be changed without the second factor', async () => {
  const ann = await aUserWithARow(seen);
  await addFactor(ann);
  const change = "update seen set seen_on = '2001-02-03'";
  expect((await project.as(ann, 'aal1')(change)).count).toBe(0);
  expect((await project.as(ann, 'aal2')(change)).count).toBe(1);
});

test('a day before 1900 is refused', async () => {
  const ann = await aUserWithARow(seen);
  await expect(project.as(ann)("update seen set seen_on = '1899-12-31'")).rejects.toMatchObject({
    code: '23514',
  });
});

test.each([
  'select * from own_sessions()',
  'select delete_own_account()',
  'select private.lacks_second_factor()',
])('a visitor who is not logged in is refused: %s', async (statement) => {
  await expect(project.asNobody(statement)).rejects.toMatchObject(refused);
});

test('nobody can call the functions that broadcast', async () => {
  const ann = await project.aUser();
  await expect(project.as(ann)('select private.tell_of_list()')).rejects.toMatchObject(refused);
});

/** Shares a list of the user; gives its address. */
async function share(user: HostedUser, list: TitleList, kind = 'page') {
  const { rows } = await project.as(user)(
    'insert into shared_lists (kind, list, name) values ($1, $2, $3) returning address',
    [kind, list.name, 'For Bob'],
  );
  return rows[0]?.address;
}

/** What an address shows to a visitor who is not logged in. */
async function openAddress(address: unknown) {
  const { rows } = await project.asNobody('select shared_list($1)', [address]);
  return v.parse(v.nullable(sharedListSchema), rows[0]?.shared_list);
}

test.each(titleLists)(
  'everybody who knows the address of shared $name sees its titles',
  async (list) => {
    const ann = await aUserWithARow(list);
    await aUserWithARow(list);
    expect(await openAddress(await share(ann, list))).toEqual({
      kind: 'page',
      list: list.name,
      name: 'For Bob',
      titles: [{ type: 'movie', movie_id: 550 }],
    });
  },
);

test('the newest titles of a shared list come first, and at most a thousand', async () => {
  const ann = await aUserWithARow(seen);
  await project.query(
    `insert into seen (user_id, type, movie_id, created_at)
     select $1, 'tv', id, now() + id * interval '1 second' from generate_series(1, 1000) as _ (id)`,
    [ann.id],
  );
  const shown = await openAddress(await share(ann, seen));
  expect(shown?.titles).toHaveLength(1000);
  expect(shown?.titles[0]).toEqual({ type: 'tv', movie_id: 1000 });
});

test('an address that was removed, or that there never was, shows nothing', async () => {
  const ann = await aUserWithARow(favorites);
  const address = await share(ann, favorites);
  await project.as(ann)('delete from shared_lists');
  expect(await openAddress(address)).toBeNull();
  expect(await openAddress('00000000-0000-4000-8000-000000000000')).toBeNull();
});

test('the addresses of a banned user show nothing until the ban is over', async () => {
  const ann = await aUserWithARow(favorites);
  const address = await share(ann, favorites);
  const banFor = (time: string) =>
    project.query('update auth.users set banned_until = now() + $2::interval where id = $1', [
      ann.id,
      time,
    ]);
  await banFor('1 hour');
  expect(await openAddress(address)).toBeNull();
  await banFor('-1 second');
  expect(await openAddress(address)).not.toBeNull();
});

test('a user reads and removes only addresses of their own', async () => {
  const ann = await aUserWithARow(favorites);
  const bob = await project.aUser();
  const address = await share(ann, favorites);
  expect((await project.as(bob)('select * from shared_lists')).rows).toEqual([]);
  expect((await project.as(bob)('delete from shared_lists')).count).toBe(0);
  expect((await project.as(ann)('select address from shared_lists')).rows).toEqual([{ address }]);
});

test('nobody shares the list of another user', async () => {
  const ann = await aUserWithARow(favorites);
  const bob = await project.aUser();
  await expect(
    project.as(bob)(
      "insert into shared_lists (user_id, kind, list, name) values ($1, 'page', 'favorites', '')",
      [ann.id],
    ),
  ).rejects.toMatchObject(refused);
});

test('nobody chooses an address', async () => {
  const ann = await project.aUser();
  await expect(
    project.as(ann)(
      "insert into shared_lists (address, kind, list, name) values ($1, 'page', 'favorites', '')",
      [ann.id],
    ),
  ).rejects.toMatchObject(refused);
});

test('a shared list cannot be changed', async () => {
  const ann = await aUserWithARow(favorites);
  await share(ann, favorites);
  await expect(project.as(ann)("update shared_lists set list = 'seen'")).rejects.toMatchObject(
    refused,
  );
});

test('without the second factor, nothing is shared', async () => {
  const ann = await aUserWithARow(favorites);
  await addFactor(ann);
  await expect(share(ann, favorites)).rejects.toMatchObject(refused);
});

test.each(['select * from shared_lists', 'delete from shared_lists'])(
  'a visitor who is not logged in can only open an address: %s',
  async (statement) => {
    await expect(project.asNobody(statement)).rejects.toMatchObject(refused);
  },
);

test.each([
  ['kind', "'feed', 'seen', ''"],
  ['list', "'page', 'users', ''"],
  ['name', `'page', 'seen', '${'x'.repeat(61)}'`],
])('a shared list with another %s is refused', async (_, values) => {
  const ann = await project.aUser();
  await expect(
    project.as(ann)(`insert into shared_lists (kind, list, name) values (${values})`),
  ).rejects.toMatchObject({ code: '23514' });
});

test('a user can share a list at no more addresses than its definition says', async () => {
  const ann = await project.aUser();
  const add = (count: number) =>
    project.as(ann)(
      `insert into shared_lists (kind, list, name)
       select 'page', 'seen', '' from generate_series(1, $1)`,
      [count],
    );
  await add(sharedLists.mostRows);
  await expect(add(1)).rejects.toMatchObject({ code: '54000' });
});

test('the owner of the tables reads no list that is not shared', async () => {
  const ann = await aUserWithARow(seen);
  await share(ann, favorites);
  await project.query('set role project_owner');
  const { rows } = await project.query('select from seen where user_id = $1', [ann.id]);
  await project.query('reset role');
  expect(rows).toEqual([]);
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
  const ann = await aUserWithARow(favorites);
  const bob = await aUserWithARow(favorites);
  await project.as(ann)('select delete_own_account()');
  expect(await rowsOf(ann, favorites)).toEqual([]);
  expect(await rowsOf(bob, favorites)).toHaveLength(1);
  for (const table of ['users', 'sessions']) {
    const { rows } = await project.query(`select * from auth.${table}`);
    expect(JSON.stringify(rows)).not.toContain(ann.id);
    expect(JSON.stringify(rows)).toContain(bob.id);
  }
});

test('delete_own_account refuses without the second factor', async () => {
  const ann = await aUserWithARow(favorites);
  await addFactor(ann);
  await expect(project.as(ann)('select delete_own_account()')).rejects.toMatchObject({
    ...refused,
    detail: 'insufficient_aal',
  });
  expect(await rowsOf(ann, favorites)).toHaveLength(1);
  await project.as(ann, 'aal2')('select delete_own_account()');
  expect(await rowsOf(ann, favorites)).toEqual([]);
});

test('delete_own_account refuses a token whose session has ended', async () => {
  const ann = await aUserWithARow(favorites);
  await project.query('delete from auth.sessions where id = $1', [ann.sessionId]);
  await expect(project.as(ann, 'aal2')('select delete_own_account()')).rejects.toMatchObject({
    ...refused,
    detail: 'session_not_found',
  });
  expect(await rowsOf(ann, favorites)).toHaveLength(1);
});

test('when the administrator deletes a user, their lists are deleted too', async () => {
  const ann = await aUserWithARow(favorites);
  await project.query('delete from auth.users where id = $1', [ann.id]);
  expect(await rowsOf(ann, favorites)).toEqual([]);
});
