import { expect, test } from 'vitest';
import { newsTopic } from '#contract/tables/table-news.ts';
import { favorites } from '#contract/tables/title-lists.ts';
import { aRealtimeServer, everyChange } from '#tests/support/a-realtime-server.ts';
import { aTableUser } from '#tests/support/accounts/a-table-user.ts';

const columns = [
  { name: 'user_id', type: 'uuid' },
  { name: 'movie_id', type: 'int8' },
  { name: 'type', type: 'text' },
  { name: 'created_at', type: 'timestamptz' },
];
const movie = { movie_id: 550, type: 'movie' };
const tvShow = { movie_id: 1396, type: 'tv' };

test('an added favorite is published with all its columns', async () => {
  const { aListener } = await aRealtimeServer();
  const { id, ids, add, next } = await aListener();
  await add([movie]);
  const data = {
    schema: 'public',
    table: 'favorites',
    type: 'INSERT',
    commit_timestamp: '2026-11-21T12:00:00.000Z',
    columns,
    record: { user_id: id, ...movie, created_at: '2026-11-21T12:00:00+00:00' },
    errors: null,
  };
  expect(await next()).toEqual([
    null,
    null,
    'realtime:favorites',
    'postgres_changes',
    { ids, data },
  ]);
});

test('a removed favorite is published with its primary key alone', async () => {
  const { aListener } = await aRealtimeServer();
  const { id, ids, add, remove, next } = await aListener([
    { event: 'DELETE', schema: 'public', table: 'favorites' },
  ]);
  await add([movie]);
  await remove('movie_id=eq.550');
  const data = {
    schema: 'public',
    table: 'favorites',
    type: 'DELETE',
    commit_timestamp: '2026-11-21T12:00:00.000Z',
    columns,
    old_record: { user_id: id, ...movie },
    errors: null,
  };
  expect((await next())[4]).toEqual({ ids, data });
});

test('a merge is an UPDATE of existing rows and an INSERT of new ones', async () => {
  const { aListener, clock } = await aRealtimeServer();
  const { id, add, next } = await aListener();
  await add([movie]);
  await next();
  clock.advance(1000);
  await add([movie, tvShow], 'resolution=merge-duplicates');
  const update = (await next())[4].data;
  expect(update).toMatchObject({ type: 'UPDATE', commit_timestamp: '2026-11-21T12:00:01.000Z' });
  expect(update.record).toEqual({ user_id: id, ...movie, created_at: '2026-11-21T12:00:00+00:00' });
  expect(update.old_record).toEqual({ user_id: id, ...movie });
  expect((await next())[4].data).toMatchObject({ type: 'INSERT', record: tvShow });
});

test('an existing favorite that is left unchanged is not published', async () => {
  const { aListener } = await aRealtimeServer();
  const { add, next } = await aListener();
  await add([movie]);
  await add([movie, tvShow], 'resolution=ignore-duplicates');
  expect((await next())[4].data.record).toMatchObject(movie);
  expect((await next())[4].data.record).toMatchObject(tvShow);
});

test('a transaction that is rolled back publishes nothing', async () => {
  const { aListener } = await aRealtimeServer();
  const { add, next } = await aListener();
  await add([movie]);
  expect((await add([tvShow, movie])).statusCode).toBe(409);
  await add([{ movie_id: 1, type: 'movie' }]);
  expect((await next())[4].data.record.movie_id).toBe(550);
  expect((await next())[4].data.record.movie_id).toBe(1);
});

test("a user never receives changes of another user's favorites, whatever the filter says", async () => {
  const { aListener } = await aRealtimeServer();
  const ann = await aListener();
  const filter = `user_id=eq.${ann.id}`;
  const eve = await aListener([...everyChange, { ...everyChange[0], filter }]);
  await ann.add([movie]);
  await ann.remove('movie_id=eq.550');
  await eve.add([tvShow]);
  // Changes are published in order, so Ann's would have come before.
  expect((await eve.next())[4].data.record).toMatchObject({ user_id: eve.id, ...tvShow });
});

test('a channel joined without a token, or with the API key, receives no changes', async () => {
  const { aListener, aSocket, apikey } = await aRealtimeServer();
  const ann = await aListener();
  const anonymous = await aSocket();
  const config = { postgres_changes: everyChange };
  for (const [topic, access_token] of [['realtime:a'], ['realtime:b', apikey]]) {
    const { status } = await anonymous.join(String(topic), '1', { config, access_token });
    expect(status).toBe('ok');
    expect((await anonymous.next())[4].status).toBe('ok');
  }
  await ann.add([movie]);
  await ann.next();
  expect(await anonymous.beats()).toBe(true);
});

test('one frame names every binding that a change matches', async () => {
  const { aListener } = await aRealtimeServer();
  const binding = { schema: 'public', table: 'favorites' };
  const { ids, add, remove, next } = await aListener([
    { ...binding, event: 'INSERT' },
    { ...binding, event: 'DELETE' },
    { ...binding, event: '*', filter: 'type=eq.movie' },
    { ...binding, event: '*', filter: 'type=eq.tv' },
    { event: '*', schema: 'public' },
  ]);
  const [inserts, deletes, movies, tvShows, all] = ids;
  await add([movie]);
  expect((await next())[4].ids).toEqual([inserts, movies, all]);
  await add([tvShow]);
  expect((await next())[4].ids).toEqual([inserts, tvShows, all]);
  await remove('type=eq.tv');
  expect((await next())[4].ids).toEqual([deletes, tvShows, all]);
});

test('a filter on a column outside the key matches no deletion', async () => {
  const { aListener } = await aRealtimeServer();
  const { ids, add, remove, next } = await aListener([
    { ...everyChange[0], filter: 'created_at=neq.2000-01-01' },
    ...everyChange,
  ]);
  await add([movie]);
  expect((await next())[4].ids).toEqual(ids);
  await remove('movie_id=eq.550');
  expect((await next())[4].ids).toEqual(ids.slice(1));
});

test('every socket of the user receives the changes, in order', async () => {
  const { aListener, aSocket } = await aRealtimeServer();
  const first = await aListener();
  const second = await aSocket('1.0.0');
  second.send({
    topic: 'realtime:other',
    event: 'phx_join',
    payload: { config: { postgres_changes: everyChange }, access_token: first.token },
    ref: '1',
    join_ref: '1',
  });
  expect(await second.next()).toMatchObject({ event: 'phx_reply', payload: { status: 'ok' } });
  expect(await second.next()).toMatchObject({ event: 'system', join_ref: null, ref: null });
  await first.add([movie, tvShow]);
  for (const row of [movie, tvShow]) {
    expect((await first.next())[4].data.record).toMatchObject(row);
    expect(await second.next()).toMatchObject({
      topic: 'realtime:other',
      event: 'postgres_changes',
      payload: { data: { record: row } },
    });
  }
});

/** A user whose socket has joined a private topic of favorites: their own, or that of `owner`. */
async function aPrivateListener(owner?: string) {
  const server = await aRealtimeServer();
  const { id, token, call } = await aTableUser(server);
  const socket = await server.aSocket();
  const topic = `realtime:${newsTopic(favorites, owner ?? id)}`;
  const joined = await socket.join(topic, '1', { config: { private: true }, access_token: token });
  return { ...socket, topic, joined, add: (rows: object[]) => call('POST', '', { body: rows }) };
}

test('on the private topic of a user, changes made at once are one broadcast', async () => {
  const { next, add, topic } = await aPrivateListener();
  await add([movie, tvShow]);
  const changes = [movie, tvShow].map((favorite) => ({ ...favorite, is_favorite: true }));
  const broadcast = { type: 'broadcast', event: 'favorites', payload: { changes } };
  expect(await next()).toEqual([null, null, topic, 'broadcast', broadcast]);
});

test('the private topic of another user cannot be joined', async () => {
  const owner = 'b8a1c9de-43f5-4d8c-9a5e-6a2f7f0a9d10';
  const { joined } = await aPrivateListener(owner);
  const reason = `Unauthorized: You do not have permissions to read from this Channel topic: favorites:${owner}`;
  expect(joined).toEqual({ status: 'error', response: { reason } });
});
