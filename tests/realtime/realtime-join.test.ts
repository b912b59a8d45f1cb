import { expect, test } from 'vitest';
import { aRealtimeServer, everyChange, sweepByHand } from '#tests/support/a-realtime-server.ts';
import { aUser } from '#tests/support/accounts/a-user.ts';

const topic = 'realtime:favorites';
const oneHour = 3_600_000;
const movie = { movie_id: 550, type: 'movie' };
const expired = 'Token has expired. Refresh the session and join again.';

const claims = {
  email: '',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1' as const,
  amr: [],
  session_id: '5c1f0b3e-43f5-4d8c-9a5e-6a2f7f0a9d10',
  is_anonymous: false,
};

/** Adds a favorite with this token. */
function addAs(token: string, { app, apikey }: Awaited<ReturnType<typeof aRealtimeServer>>) {
  const headers = { apikey, authorization: `Bearer ${token}` };
  return app.inject({ method: 'POST', url: '/rest/v1/favorites', headers, payload: movie });
}

/** The messages by which the server closes a channel. */
const farewell = (message: string) => [
  null,
  null,
  topic,
  'system',
  { extension: 'system', status: 'error', message, channel: 'favorites' },
];

test('a join is answered with its bindings unchanged and in order, each with an id', async () => {
  const server = await aRealtimeServer();
  const { token } = await aUser(server);
  const { send, next } = await server.aSocket();
  const bindings = [
    { event: '*', schema: 'public', table: 'favorites', filter: 'movie_id=in.(1,2)' },
    { event: 'INSERT', schema: 'public', table: 'favorites', filter: null },
    { event: 'DELETE', schema: '*' },
    { event: 'INSERT', schema: 'public', table: 'favorites', filter: null },
  ];
  const config = {
    broadcast: { ack: false, self: false },
    presence: { key: '', enabled: false },
    postgres_changes: bindings,
    private: true,
  };
  send(['1', '2', topic, 'phx_join', { config, access_token: token }]);
  const [joinRef, ref, joined, event, { status, response }] = await next();
  expect([joinRef, ref, joined, event, status]).toEqual(['1', '2', topic, 'phx_reply', 'ok']);
  const ids = response.postgres_changes.map(({ id }: { id: number }) => id);
  expect(response.postgres_changes).toEqual(
    bindings.map((binding, index) => ({ ...binding, id: ids[index] })),
  );
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id: unknown) => Number.isInteger(id) && id)).toBe(true);
  const message = 'Subscribed to PostgreSQL';
  const payload = { extension: 'postgres_changes', status: 'ok', message, channel: 'favorites' };
  expect(await next()).toEqual([null, null, topic, 'system', payload]);
});

test.each([
  {},
  { config: {} },
  { config: { postgres_changes: [] } },
  { config: { postgres_changes: null }, access_token: null },
])('a join with %j has no bindings', async (payload) => {
  const { aSocket } = await aRealtimeServer();
  const { join } = await aSocket();
  expect(await join(topic, '1', payload)).toEqual({
    status: 'ok',
    response: { postgres_changes: [] },
  });
});

test.each([
  [null, 'its payload'],
  ['x', 'its payload'],
  [{ config: 1 }, 'config'],
  [{ config: { postgres_changes: {} } }, 'config.postgres_changes'],
  [{ config: { postgres_changes: [{}] } }, 'config.postgres_changes.0.event'],
  [{ config: { postgres_changes: [{ event: 'insert' }] } }, 'config.postgres_changes.0.event'],
  [{ config: { postgres_changes: [{ event: '*', table: 1 }] } }, 'config.postgres_changes.0.table'],
  [{ access_token: 1 }, 'access_token'],
])('a join with %j is refused for its error at %s', async (payload, place) => {
  const { aSocket } = await aRealtimeServer();
  const { join } = await aSocket();
  const { status, response } = await join(topic, '1', payload);
  expect(status).toBe('error');
  expect(response.reason).toContain(`The join cannot be read at ${place}:`);
});

test.each([
  { event: '*', schema: 'public', table: 'users' },
  { event: '*', schema: 'auth', table: 'favorites' },
  { event: '*' },
  { event: '*', schema: 'public', table: 'favorites', filter: 'title=eq.Heat' },
])('a join with the binding %j is accepted, with an error for its changes', async (binding) => {
  const server = await aRealtimeServer();
  const { token } = await aUser(server);
  const { join, next, send } = await server.aSocket();
  const config = { postgres_changes: [...everyChange, binding] };
  const { status, response } = await join(topic, '1', { config, access_token: token });
  expect(status).toBe('ok');
  expect(response.postgres_changes).toHaveLength(2);
  expect((await next())[4]).toMatchObject({ extension: 'postgres_changes', status: 'error' });
  send(['1', '2', topic, 'phx_leave', {}]);
  expect((await next())[4].status).toBe('ok');
});

test('an invalid token is refused at the join', async () => {
  const server = await aRealtimeServer();
  const { token } = await aUser(server);
  const { join } = await server.aSocket();
  expect(await join(topic, '1', { access_token: `${token}x` })).toEqual({
    status: 'error',
    response: { reason: 'Token is not valid. Log in and join again.' },
  });
  server.clock.advance(oneHour);
  expect(await join(topic, '2', { access_token: token })).toEqual({
    status: 'error',
    response: { reason: expired },
  });
});

test('a channel that is left is closed and receives nothing more', async () => {
  const { aListener } = await aRealtimeServer();
  const { send, next, beats, add } = await aListener();
  send(['1', '2', topic, 'phx_leave', {}]);
  expect(await next()).toEqual(['1', '2', topic, 'phx_reply', { status: 'ok', response: {} }]);
  expect(await next()).toEqual(['1', '1', topic, 'phx_close', {}]);
  await add([movie]);
  expect(await beats()).toBe(true);
});

test('leaving a channel that was never joined is answered with ok', async () => {
  const { aSocket } = await aRealtimeServer();
  const { send, next } = await aSocket();
  send(['1', '2', topic, 'phx_leave', {}]);
  expect(await next()).toEqual(['1', '2', topic, 'phx_reply', { status: 'ok', response: {} }]);
});

test('a second join replaces the first and has new ids', async () => {
  const { aListener } = await aRealtimeServer();
  const { send, next, token, ids, add } = await aListener();
  const config = { postgres_changes: everyChange };
  send(['5', '5', topic, 'phx_join', { config, access_token: token }]);
  expect(await next()).toEqual(['1', '1', topic, 'phx_close', {}]);
  const [, , , , { response }] = await next();
  const [{ id }] = response.postgres_changes;
  expect(ids).not.toContain(id);
  await next();
  // The leave names the first join, which is replaced already.
  send(['1', '6', topic, 'phx_leave', {}]);
  expect((await next())[1]).toBe('6');
  await add([movie]);
  expect((await next())[4].ids).toEqual([id]);
});

test('a message sent right after a join finds the channel joined', async () => {
  const server = await aRealtimeServer();
  const { token } = await aUser(server);
  const { send, next } = await server.aSocket();
  send(['1', '1', topic, 'phx_join', { access_token: token }]);
  send(['1', '2', topic, 'phx_leave', {}]);
  expect((await next())[1]).toBe('1');
  expect((await next())[1]).toBe('2');
  expect((await next())[3]).toBe('phx_close');
});

test('a new token of the same user keeps the channel open beyond the first', async () => {
  const sweep = sweepByHand();
  const server = await aRealtimeServer();
  const { id, send, next, beats } = await server.aListener();
  server.clock.advance(oneHour / 2);
  const { token } = await server.accessTokens.sign({ ...claims, sub: id });
  send(['1', '2', topic, 'access_token', { access_token: token }]);
  server.clock.advance(oneHour / 2);
  expect(await beats()).toBe(true);
  sweep();
  await addAs(token, server);
  expect((await next())[3]).toBe('postgres_changes');
});

test('a channel joined without a token receives changes once it has one', async () => {
  const { aListener, aSocket } = await aRealtimeServer();
  const ann = await aListener();
  const late = await aSocket();
  await late.join(topic, '1', { config: { postgres_changes: everyChange } });
  await late.next();
  await ann.add([{ movie_id: 1, type: 'movie' }]);
  // Once it was published: PostgreSQL notifies after the write has been answered.
  await ann.next();
  late.send(['1', '2', topic, 'access_token', { access_token: ann.token }]);
  expect(await late.beats()).toBe(true);
  await ann.add([{ movie_id: 2, type: 'movie' }]);
  expect((await late.next())[4].data.record.movie_id).toBe(2);
});

test('a renewal without a new token changes nothing', async () => {
  const { aListener, apikey } = await aRealtimeServer();
  const { token, send, next, add } = await aListener();
  for (const access_token of [null, undefined, 7, apikey, token]) {
    send(['1', '2', topic, 'access_token', { access_token }]);
  }
  send(['1', '3', topic, 'access_token', null]);
  await add([movie]);
  expect((await next())[3]).toBe('postgres_changes');
});

test('a renewal with an invalid token ends the channel', async () => {
  const { aListener, accessTokens, clock } = await aRealtimeServer();
  const first = await aListener();
  first.send(['1', '2', topic, 'access_token', { access_token: 'x' }]);
  expect(await first.next()).toEqual(farewell('Token is not valid. Log in and join again.'));
  expect(await first.next()).toEqual(['1', '1', topic, 'phx_close', {}]);

  const { token: old } = await accessTokens.sign({ ...claims, sub: first.id });
  clock.advance(oneHour);
  const second = await aListener();
  second.send(['1', '2', topic, 'access_token', { access_token: old }]);
  expect(await second.next()).toEqual(farewell(expired));
  expect(await second.next()).toEqual(['1', '1', topic, 'phx_close', {}]);
});

test("a renewal with another user's token ends the channel; joining again serves that user", async () => {
  const { aListener } = await aRealtimeServer();
  const bob = await aListener();
  const { send, next, join } = await aListener();
  send(['1', '2', topic, 'access_token', { access_token: bob.token }]);
  expect(await next()).toEqual(farewell('The token is of another user. Join again with it.'));
  expect(await next()).toEqual(['1', '1', topic, 'phx_close', {}]);
  await join(topic, '3', { config: { postgres_changes: everyChange }, access_token: bob.token });
  await next();
  await bob.add([movie]);
  expect((await next())[4].data.record.user_id).toBe(bob.id);
});

test('a channel ends when its token expires', async () => {
  const sweep = sweepByHand();
  const { aListener, clock } = await aRealtimeServer();
  const { beats, next } = await aListener();
  clock.advance(oneHour);
  expect(await beats()).toBe(true);
  sweep();
  expect(await next()).toEqual(farewell(expired));
  expect(await next()).toEqual(['1', '1', topic, 'phx_close', {}]);
});

test('no change is delivered after the token has expired', async () => {
  sweepByHand();
  const server = await aRealtimeServer();
  const { id, next } = await server.aListener();
  server.clock.advance(oneHour);
  const { token } = await server.accessTokens.sign({ ...claims, sub: id });
  await addAs(token, server);
  expect(await next()).toEqual(farewell(expired));
  expect((await next())[3]).toBe('phx_close');
});
