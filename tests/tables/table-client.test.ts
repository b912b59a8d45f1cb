import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { aTable } from '#tests/support/accounts/a-table-user.ts';

const key = 'user_id,type,movie_id';

/** The real client of the table, over a real connection. */
async function aClient(movieIds: number[] = []) {
  const table = await aTable(movieIds);
  const origin = await table.app.listen({ host: '127.0.0.1', port: 0 });
  const client = new PostgrestClient(`${origin}/rest/v1`, {
    headers: { apikey: table.secrets.publishableKey, Authorization: `Bearer ${table.token}` },
  });
  return { ...table, favorites: () => client.from('favorites'), client };
}

test('select and eq give the rows that the app reads at its start', async () => {
  const { id, favorites } = await aClient([603]);
  const { data, error } = await favorites().select('movie_id, type').eq('user_id', id);
  expect(error).toBeNull();
  expect(data).toEqual([{ movie_id: 603, type: 'movie' }]);
});

test('insert adds one row or many, and returns them on request', async () => {
  const { id, favorites } = await aClient();
  const one = await favorites().insert({ user_id: id, movie_id: 1, type: 'movie' });
  expect(one).toMatchObject({ error: null, data: null, status: 201 });
  const many = await favorites()
    .insert([
      { movie_id: 2, type: 'movie' },
      { movie_id: 3, type: 'tv' },
    ])
    .select('movie_id');
  expect(many).toMatchObject({ status: 201, data: [{ movie_id: 2 }, { movie_id: 3 }] });
});

test('insert of an existing favorite reports the conflict', async () => {
  const { favorites } = await aClient([1]);
  const { error, status } = await favorites().insert({ movie_id: 1, type: 'movie' });
  expect([status, error?.code]).toEqual([409, '23505']);
});

test('upsert ignores or merges existing rows', async () => {
  const { favorites } = await aClient([1]);
  const rows = [
    { movie_id: 1, type: 'movie' },
    { movie_id: 2, type: 'movie' },
  ];
  const ignored = await favorites()
    .upsert(rows, { onConflict: key, ignoreDuplicates: true })
    .select('movie_id');
  expect(ignored).toMatchObject({ status: 201, data: [{ movie_id: 2 }] });
  const merged = await favorites().upsert(rows, { onConflict: key }).select('movie_id');
  expect(merged).toMatchObject({ status: 200, data: [{ movie_id: 1 }, { movie_id: 2 }] });
});

test('delete and match remove one favorite', async () => {
  const { favorites } = await aClient([1, 2]);
  const removed = await favorites().delete().match({ movie_id: 1, type: 'movie' });
  expect(removed).toMatchObject({ status: 204, error: null, data: null });
  const { data } = await favorites().select('movie_id');
  expect(data).toEqual([{ movie_id: 2 }]);
});

test('delete counts and returns the removed rows', async () => {
  const { favorites } = await aClient([1, 2, 3]);
  const removed = await favorites().delete({ count: 'exact' }).in('movie_id', [1, 3]).select();
  expect([removed.status, removed.count, removed.data?.length]).toEqual([200, 2, 2]);
});

test('count and head give the number of rows, without rows', async () => {
  const { favorites } = await aClient([1, 2, 3]);
  const counted = await favorites().select('*', { count: 'exact', head: true });
  expect(counted).toMatchObject({ status: 200, count: 3, error: null });
});

test('single and maybeSingle give an object, nothing or an error', async () => {
  const { favorites } = await aClient([1]);
  const found = await favorites().select('movie_id').eq('movie_id', 1).single();
  expect(found.data).toEqual({ movie_id: 1 });
  const missing = await favorites().select().eq('movie_id', 9).single();
  expect([missing.status, missing.error?.code]).toEqual([406, 'PGRST116']);
  const none = await favorites().select().eq('movie_id', 9).maybeSingle();
  expect([none.data, none.error]).toEqual([null, null]);
});

test('range pages through every favorite once, in any order', async () => {
  const { favorites } = await aClient([5, 3, 1, 4, 2]);
  const seen: number[] = [];
  for (let from = 0; from < 6; from += 2) {
    const { data } = await favorites()
      .select('movie_id', { count: 'exact' })
      .order('created_at', { ascending: false, nullsFirst: false })
      .range(from, from + 1);
    seen.push(...(data ?? []).map((row) => row.movie_id));
  }
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test('filters of every supported kind work as the client writes them', async () => {
  const { favorites } = await aClient([1, 2, 3]);
  const { data, error } = await favorites()
    .select('movie_id')
    .gte('movie_id', 1)
    .neq('movie_id', 2)
    .not('movie_id', 'in', '(3)')
    .in('type', ['movie', 'a,"b"'])
    .not('created_at', 'is', null)
    .lte('created_at', '2026-11-21T12:00:00+00:00');
  expect([error, data]).toEqual([null, [{ movie_id: 1 }]]);
});

type Client = PostgrestClient;

test.each([
  ['or', 'PGRST127', (client: Client) => client.from('favorites').select().or('movie_id.eq.1')],
  ['a join', 'PGRST100', (client: Client) => client.from('favorites').select('movies(title)')],
  ['ilike', 'PGRST100', (client: Client) => client.from('favorites').select().ilike('type', 'm%')],
  [
    'update',
    'PGRST117',
    (client: Client) => client.from('favorites').update({ movie_id: 3 }).eq('movie_id', 1),
  ],
  ['delete without a filter', '21000', (client: Client) => client.from('favorites').delete()],
  ['an unknown function', 'PGRST202', (client: Client) => client.rpc('empty_table')],
  ['another schema', 'PGRST205', (client: Client) => client.schema('auth').from('users').select()],
])('%s is refused with %s and changes nothing', async (_, code, ask) => {
  const { client, favorites } = await aClient([1, 2]);
  expect((await ask(client)).error?.code).toBe(code);
  const { count } = await favorites().select('*', { count: 'exact', head: true });
  expect(count).toBe(2);
});

test('an expired token is an error that the client can recognize by its code', async () => {
  const { favorites, clock } = await aClient([1]);
  clock.advance(2 * 3_600_000);
  const { error, status } = await favorites().select();
  expect([status, error?.code]).toEqual([401, 'PGRST303']);
});
