// The lists besides the favorites, with the ecosystem's own client.
import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { titleLists } from '#contract/tables/title-lists.ts';
import { aTable } from '#tests/support/accounts/a-table-user.ts';

const key = 'user_id,type,movie_id';
const dune = { movie_id: 438631, type: 'movie' };

async function aClient() {
  const { app, secrets, token } = await aTable();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return new PostgrestClient(`${origin}/rest/v1`, {
    headers: { apikey: secrets.publishableKey, Authorization: `Bearer ${token}` },
  });
}

test.each(titleLists)('a title that is added to $name is in no other list', async ({ name }) => {
  const client = await aClient();
  await client.from(name).insert(dune);
  const lists = await Promise.all(
    titleLists.map(async (list) => (await client.from(list.name).select('type, movie_id')).data),
  );
  expect(lists).toEqual(titleLists.map((list) => (list.name === name ? [dune] : [])));
});

test('a title was seen today where no day is said', async () => {
  const client = await aClient();
  const { data } = await client.from('seen').insert(dune).select('seen_on, created_at').single();
  expect(data?.seen_on).toBe(data?.created_at.slice(0, 10));
});

test('a later day replaces the one before, and the title stays where it is', async () => {
  const client = await aClient();
  await client.from('seen').insert([
    { ...dune, seen_on: '2021-10-22' },
    { movie_id: 603, type: 'movie', seen_on: '1999-06-17' },
  ]);
  await client.from('seen').upsert({ ...dune, seen_on: '2024-03-01' }, { onConflict: key });
  const { data } = await client.from('seen').select('movie_id, seen_on').order('created_at');
  expect(data).toEqual([
    { movie_id: 603, seen_on: '1999-06-17' },
    { movie_id: 438631, seen_on: '2024-03-01' },
  ]);
});

test('what was seen in one year is found by its days', async () => {
  const client = await aClient();
  const days = ['2020-12-31', '2021-01-01', '2021-12-31', '2022-01-01'];
  await client
    .from('seen')
    .insert(days.map((seen_on, index) => ({ movie_id: index + 1, type: 'tv', seen_on })));
  const { data } = await client
    .from('seen')
    .select('seen_on')
    .gte('seen_on', '2021-01-01')
    .lt('seen_on', '2022-01-01')
    .order('seen_on', { ascending: false });
  expect(data).toEqual([{ seen_on: '2021-12-31' }, { seen_on: '2021-01-01' }]);
});

test.each([
  ['yesterday', '22007'],
  ['2021-10', '22007'],
  ['2021-02-30', '22008'],
  ['1899-12-31', '23514'],
  [null, '23502'],
])('the day %j is refused with %s', async (seen_on, code) => {
  const client = await aClient();
  const { error } = await client.from('seen').insert({ ...dune, seen_on });
  expect(error?.code).toBe(code);
});

test('a list without days has no column for them', async () => {
  const client = await aClient();
  const { error } = await client.from('watch_later').insert({ ...dune, seen_on: '2021-10-22' });
  expect(error?.code).toBe('PGRST204');
});
