import type { Socket } from 'node:net';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { oneAfterTheOther, sweepByHand } from '#tests/support/a-realtime-server.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const password = 'correct horse';
const everyChange = { event: '*', schema: 'public', table: 'favorites' } as const;

interface Row {
  user_id: string;
  movie_id: number;
  type: string;
}

/** A listening server, and supabase-js as a client of it, as any Node program would use it. */
async function connect() {
  const sweep = sweepByHand();
  const server = await startTestApp();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });

  function newClient() {
    const client = createClient(url, server.secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    });
    onTestFinished(() => void client.removeAllChannels());
    return client;
  }

  /** A user, registered and logged in, on one device. */
  async function aUser(email: string) {
    const client = newClient();
    await client.auth.signUp({ email, password });
    const link = new URL(server.mailer.sent.at(-1)?.link ?? '');
    const token_hash = link.searchParams.get('token') ?? '';
    const { data } = await client.auth.verifyOtp({ type: 'signup', token_hash });
    return { client, id: data.user?.id ?? '' };
  }

  /** The same user on another device. */
  async function anotherDevice(email: string) {
    const client = newClient();
    await client.auth.signInWithPassword({ email, password });
    return client;
  }
  return { ...server, sweep, newClient, aUser, anotherDevice };
}

/** Joins a channel for every change that passes the filter; gives its states and changes one by one. */
function listen(client: SupabaseClient, filter?: string) {
  const states = oneAfterTheOther();
  const system = oneAfterTheOther();
  const changes = oneAfterTheOther();
  const channel = client
    .channel('favorites')
    .on('postgres_changes', { ...everyChange, ...(filter && { filter }) }, changes.put)
    .on('system', {}, system.put)
    .subscribe((state, error) => states.put(error ? `${state}: ${error.message}` : state));
  return { channel, nextState: states.next, nextSystem: system.next, nextChange: changes.next };
}

/** Joins a user's private topic of a list; gives its news one by one. */
async function listenToNews(client: SupabaseClient, list: string, userId: string) {
  const states = oneAfterTheOther();
  const news = oneAfterTheOther();
  await client.realtime.setAuth();
  client
    .channel(`${list}:${userId}`, { config: { private: true } })
    .on('broadcast', { event: list }, ({ payload }) => news.put(payload))
    .subscribe(states.put);
  expect(await states.next()).toBe('SUBSCRIBED');
  return news;
}

/** Joins a channel; resolves when the join is answered. */
function joined(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve) => {
    channel.subscribe(() => resolve());
  });
}

test('additions and removals of one device appear on the other', async () => {
  const { aUser, anotherDevice } = await connect();
  const { client: phone, id } = await aUser('ann@example.com');
  const laptop = await anotherDevice('ann@example.com');
  const { nextState, nextSystem, nextChange } = listen(laptop, `user_id=eq.${id}`);
  expect(await nextState()).toBe('SUBSCRIBED');
  expect(await nextSystem()).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' });

  const favorite: Row = { user_id: id, movie_id: 550, type: 'movie' };
  await phone.from('favorites').insert(favorite);
  const change = { schema: 'public', table: 'favorites', errors: null };
  expect(await nextChange()).toEqual({
    ...change,
    commit_timestamp: '2026-11-21T12:00:00.000Z',
    eventType: 'INSERT',
    new: { ...favorite, created_at: '2026-11-21T12:00:00+00:00' },
    old: {},
  });
  await phone.from('favorites').delete().match({ movie_id: 550, type: 'movie' });
  expect(await nextChange()).toEqual({
    ...change,
    commit_timestamp: '2026-11-21T12:00:00.000Z',
    eventType: 'DELETE',
    new: {},
    old: favorite,
  });
});

test('an upsert of an existing row is an UPDATE', async () => {
  const { aUser } = await connect();
  const { client, id } = await aUser('ann@example.com');
  const { nextState, nextChange } = listen(client);
  await nextState();
  const favorite: Row = { user_id: id, movie_id: 550, type: 'movie' };
  await client.from('favorites').upsert(favorite);
  expect(await nextChange()).toMatchObject({ eventType: 'INSERT', new: favorite });
  await client.from('favorites').upsert(favorite);
  expect(await nextChange()).toMatchObject({ eventType: 'UPDATE', new: favorite, old: favorite });
});

test("another user's changes are not delivered", async () => {
  const { aUser } = await connect();
  const ann = await aUser('ann@example.com');
  const bob = await aUser('bob@example.com');
  const { nextState, nextChange } = listen(bob.client);
  await nextState();
  await ann.client.from('favorites').insert({ user_id: ann.id, movie_id: 1, type: 'movie' });
  await bob.client.from('favorites').insert({ user_id: bob.id, movie_id: 2, type: 'movie' });
  // Ann's came first, and would have been published first.
  expect(await nextChange()).toMatchObject({ new: { user_id: bob.id, movie_id: 2 } });
});

test('a filter holds back changes that it does not match', async () => {
  const { aUser } = await connect();
  const { client, id } = await aUser('ann@example.com');
  const { nextState, nextChange } = listen(client, 'movie_id=in.(2,3)');
  await nextState();
  for (const movie_id of [1, 2, 4, 3]) {
    await client.from('favorites').insert({ user_id: id, movie_id, type: 'movie' });
  }
  expect((await nextChange()).new.movie_id).toBe(2);
  expect((await nextChange()).new.movie_id).toBe(3);
});

test('a filter that cannot be read is reported', async () => {
  const { aUser } = await connect();
  const { client } = await aUser('ann@example.com');
  const { nextState, nextSystem } = listen(client, 'title=eq.Heat');
  expect(await nextState()).toBe('SUBSCRIBED');
  const { status, message } = await nextSystem();
  expect(status).toBe('error');
  expect(message).toContain('The filter title=eq.Heat cannot be read.');
});

test('a visitor who is not logged in may join, and receives changes after they log in', async () => {
  const { aUser, newClient } = await connect();
  const ann = await aUser('ann@example.com');
  const witness = listen(ann.client);
  await witness.nextState();
  const client = newClient();
  const { nextState, nextChange } = listen(client);
  expect(await nextState()).toBe('SUBSCRIBED');
  await ann.client.from('favorites').insert({ user_id: ann.id, movie_id: 1, type: 'movie' });
  // With PostgreSQL a change may arrive after the answer. When one channel has it, all have it.
  await witness.nextChange();
  await client.auth.signInWithPassword({ email: 'ann@example.com', password });
  // The client sends its new token before the request below.
  await client.realtime.setAuth();
  const second = client.channel('second');
  await joined(second);
  await ann.client.from('favorites').insert({ user_id: ann.id, movie_id: 2, type: 'movie' });
  expect((await nextChange()).new.movie_id).toBe(2);
});

test('an invalid token is refused', async () => {
  const { newClient } = await connect();
  const client = newClient();
  await client.realtime.setAuth('not.a.token');
  const { nextState } = listen(client);
  expect(await nextState()).toBe('CHANNEL_ERROR: Token is not valid. Log in and join again.');
});

test('a channel is closed when its token expires, and joins again with a new one', async () => {
  const { aUser, clock, sweep } = await connect();
  const { client, id } = await aUser('ann@example.com');
  const first = listen(client);
  await first.nextState();
  await first.nextSystem();
  clock.advance(3_600_000);
  await client.realtime.sendHeartbeat();
  const other = client.channel('other');
  await joined(other);
  sweep();
  expect((await first.nextSystem()).message).toMatch(/^Token has expired/);
  expect(await first.nextState()).toBe('CLOSED');

  await client.auth.refreshSession();
  const second = listen(client);
  expect(await second.nextState()).toBe('SUBSCRIBED');
  await client.from('favorites').insert({ user_id: id, movie_id: 1, type: 'movie' });
  expect((await second.nextChange()).new.movie_id).toBe(1);
});

test('a channel that was left receives nothing, and can be joined again', async () => {
  const { aUser, anotherDevice } = await connect();
  const { client, id } = await aUser('ann@example.com');
  const laptop = listen(await anotherDevice('ann@example.com'));
  await laptop.nextState();
  const first = listen(client);
  await first.nextState();
  expect(await client.removeChannel(first.channel)).toBe('ok');
  expect(await first.nextState()).toBe('CLOSED');
  await client.from('favorites').insert({ user_id: id, movie_id: 1, type: 'movie' });
  // As above, the change may arrive after the answer.
  await laptop.nextChange();
  const second = listen(client);
  expect(await second.nextState()).toBe('SUBSCRIBED');
  await client.from('favorites').insert({ user_id: id, movie_id: 2, type: 'movie' });
  expect((await second.nextChange()).new.movie_id).toBe(2);
});

test('a lost connection is restored by itself, and its channel with it', async () => {
  const { app, aUser } = await connect();
  const connections: Socket[] = [];
  app.server.on('connection', (connection) => connections.push(connection));
  const { client, id } = await aUser('ann@example.com');
  const { nextState, nextChange } = listen(client);
  expect(await nextState()).toBe('SUBSCRIBED');
  for (const connection of connections) connection.destroy();
  expect(await nextState()).toMatch(/^CHANNEL_ERROR/);
  expect(await nextState()).toBe('SUBSCRIBED');
  await client.from('favorites').insert({ user_id: id, movie_id: 1, type: 'movie' });
  expect((await nextChange()).new.movie_id).toBe(1);
});

test('after too many changes at once the client must join again, and so read the table again', async () => {
  const { aUser } = await connect();
  const { client, id } = await aUser('ann@example.com');
  const { nextState, nextChange } = listen(client);
  expect(await nextState()).toBe('SUBSCRIBED');
  const rows = Array.from({ length: 501 }, (_, index) => ({
    user_id: id,
    movie_id: index + 1,
    type: 'movie',
  }));
  await client.from('favorites').insert(rows);
  expect(await nextState()).toMatch(/^CHANNEL_ERROR/);
  expect(await nextState()).toBe('SUBSCRIBED');
  await client.from('favorites').insert({ user_id: id, movie_id: 1000, type: 'movie' });
  expect((await nextChange()).new.movie_id).toBe(1000);
});

test('a broadcast that wants an acknowledgement is refused, not left unanswered', async () => {
  const { aUser } = await connect();
  const { client } = await aUser('ann@example.com');
  const channel = client.channel('chat', { config: { broadcast: { ack: true } } });
  await joined(channel);
  expect(await channel.send({ type: 'broadcast', event: 'hello', payload: {} })).toBe('error');
});

test('a device receives on its private topic what another one adds', async () => {
  const { aUser, anotherDevice } = await connect();
  const { client: phone, id } = await aUser('ann@example.com');
  const news = await listenToNews(await anotherDevice('ann@example.com'), 'favorites', id);
  await phone.from('favorites').insert({ movie_id: 550, type: 'movie' });
  expect(await news.next()).toEqual({
    changes: [{ movie_id: 550, type: 'movie', is_favorite: true }],
  });
});

test('a device receives on its private topic the day on which a title was seen', async () => {
  const { aUser, anotherDevice } = await connect();
  const { client: phone, id } = await aUser('ann@example.com');
  const news = await listenToNews(await anotherDevice('ann@example.com'), 'seen', id);
  const row = { movie_id: 550, type: 'movie', seen_on: '1999-11-11' };
  await phone.from('seen').upsert(row, { onConflict: 'user_id,type,movie_id' });
  expect(await news.next()).toEqual({ changes: [{ ...row, is_listed: true }] });
});
