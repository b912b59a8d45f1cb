import { expect, test, vi } from 'vitest';
import {
  aRealtimeServer,
  everyChange,
  offer,
  webSocketOffer,
} from '#tests/support/a-realtime-server.ts';
import { aUser } from '#tests/support/accounts/a-user.ts';

// Small bounds, so that a test can reach them.
vi.mock(import('#server/realtime/realtime-bounds.ts'), async (load) => {
  const { realtimeBounds } = await load();
  const small = { sockets: 5, socketsPerUser: 2, channelsPerSocket: 3, bindingsPerChannel: 2 };
  const ofUser = { channelsPerUser: 4, bindingsPerUser: 5 };
  return {
    realtimeBounds: { ...realtimeBounds, ...small, ...ofUser } as unknown as typeof realtimeBounds,
  };
});

test('one socket too many in all is refused before the upgrade, until another closes', async () => {
  const { aSocket, url, apikey } = await aRealtimeServer();
  const [first] = await Promise.all(Array.from({ length: 5 }, () => aSocket()));
  const address = `${url}/realtime/v1/websocket?vsn=2.0.0&apikey=${apikey}`;
  const refused = await offer(address, { headers: webSocketOffer });
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.body)).toEqual({ error: 'Too many connections. Try again later.' });
  first?.socket.close();
  await first?.closed;
  expect(await (await aSocket()).beats()).toBe(true);
});

test('one socket too many of a user is refused at the join, until another leaves', async () => {
  const server = await aRealtimeServer();
  const ann = await aUser(server);
  const bob = await aUser(server);
  const first = await server.aSocket();
  const second = await server.aSocket();
  const third = await server.aSocket();
  const payload = { access_token: ann.token };
  expect((await first.join('realtime:a', '1', payload)).status).toBe('ok');
  expect((await first.join('realtime:b', '2', payload)).status).toBe('ok');
  expect((await second.join('realtime:a', '1', payload)).status).toBe('ok');
  const reason = 'One user has at most 2 sockets. Close the app somewhere else.';
  const refusal = { status: 'error', response: { reason } };
  expect(await third.join('realtime:a', '1', payload)).toEqual(refusal);
  expect((await third.join('realtime:a', '2', { access_token: bob.token })).status).toBe('ok');

  await first.leave('realtime:a', '1');
  // The socket still has the other channel.
  expect(await third.join('realtime:b', '3', payload)).toEqual(refusal);
  await first.leave('realtime:b', '2');
  expect((await third.join('realtime:b', '4', payload)).status).toBe('ok');
});

test('a closed socket makes room for another of its user', async () => {
  const server = await aRealtimeServer();
  const { token } = await aUser(server);
  const first = await server.aSocket();
  const second = await server.aSocket();
  const third = await server.aSocket();
  const payload = { access_token: token };
  await first.join('realtime:a', '1', payload);
  await second.join('realtime:a', '1', payload);
  first.socket.close();
  await first.closed;
  expect((await third.join('realtime:a', '1', payload)).status).toBe('ok');
});

test('a socket that closes before its join is done does not count', async () => {
  const server = await aRealtimeServer();
  const { token } = await aUser(server);
  for (const _ of [1, 2, 3]) {
    const { send, socket, closed } = await server.aSocket();
    for (let count = 0; count < 50; count += 1) {
      send(['1', '1', 'realtime:a', 'phx_join', { access_token: token }]);
    }
    socket.close();
    await closed;
  }
  const { join } = await server.aSocket();
  expect((await join('realtime:a', '1', { access_token: token })).status).toBe('ok');
});

test('a channel that gets its token later counts too', async () => {
  const server = await aRealtimeServer();
  const { token } = await aUser(server);
  for (const _ of [1, 2]) {
    const { join } = await server.aSocket();
    await join('realtime:a', '1', { access_token: token });
  }
  const late = await server.aSocket();
  await late.join('realtime:a', '1', {});
  late.send(['1', '2', 'realtime:a', 'access_token', { access_token: token }]);
  expect((await late.next())[4].message).toContain('One user has at most 2 sockets.');
  expect((await late.next())[3]).toBe('phx_close');
});

test('one channel too many on a socket is refused', async () => {
  const { aSocket } = await aRealtimeServer();
  const { join } = await aSocket();
  for (const name of ['a', 'b', 'c']) {
    expect((await join(`realtime:${name}`, name, {})).status).toBe('ok');
  }
  const { status, response } = await join('realtime:d', 'd', {});
  expect(status).toBe('error');
  expect(response.reason).toBe('One socket has at most 3 channels.');
});

test('one binding too many in a channel is refused', async () => {
  const { aSocket } = await aRealtimeServer();
  const { join } = await aSocket();
  const config = { postgres_changes: [...everyChange, ...everyChange, ...everyChange] };
  const { status, response } = await join('realtime:a', '1', { config });
  expect(status).toBe('error');
  expect(response.reason).toContain('At most 2 fit in one channel');
});

test('one channel too many of a user is refused on any socket, until another is left', async () => {
  const server = await aRealtimeServer();
  const ann = await aUser(server);
  const bob = await aUser(server);
  const first = await server.aSocket();
  const second = await server.aSocket();
  const payload = { access_token: ann.token };
  for (const { join } of [first, second]) {
    expect((await join('realtime:a', '1', payload)).status).toBe('ok');
    expect((await join('realtime:b', '2', payload)).status).toBe('ok');
  }
  const reason = 'One user has at most 4 channels. Close the app somewhere else.';
  const refusal = { status: 'error', response: { reason } };
  expect(await second.join('realtime:c', '3', payload)).toEqual(refusal);
  const ofBob = { access_token: bob.token };
  expect((await second.join('realtime:c', '3', ofBob)).status).toBe('ok');
  await first.leave('realtime:a', '1');
  expect((await first.join('realtime:c', '4', payload)).status).toBe('ok');
});

test('one binding too many of a user is refused, and a join again counts once', async () => {
  const server = await aRealtimeServer();
  const { token: access_token } = await aUser(server);
  const { join, next } = await server.aSocket();
  const two = [...everyChange, ...everyChange];
  for (const topic of ['realtime:a', 'realtime:b', 'realtime:b']) {
    const config = { postgres_changes: two };
    // The messages that end the previous channel come first.
    const joined = await join(topic, '1', { config, access_token });
    const { status } = joined.status ? joined : (await next())[4];
    expect(status).toBe('ok');
    await next();
  }
  const { status, response } = await join('realtime:c', '2', {
    config: { postgres_changes: two },
    access_token,
  });
  expect(status).toBe('error');
  expect(response.reason).toBe('One user has at most 5 bindings. Close the app somewhere else.');
  const config = { postgres_changes: everyChange };
  expect((await join('realtime:c', '3', { config, access_token })).status).toBe('ok');
});

test('a socket that sends too much at once is closed; its allowance grows back with time', async () => {
  const { aSocket, clock } = await aRealtimeServer();
  const { send, beats, closed } = await aSocket();
  for (const _ of [1, 2]) {
    for (let count = 0; count < 100; count += 1) expect(await beats()).toBe(true);
    clock.advance(10_000);
  }
  for (let count = 0; count < 101; count += 1) send('x');
  expect(await closed).toEqual({ code: 1008, reason: 'Too many messages. Send fewer.' });
});

test('a socket that does not read is terminated, and does not delay the writer', async () => {
  const { aListener, aSocket } = await aRealtimeServer();
  const { token, add, next } = await aListener();
  const slow = await aSocket();
  // Each frame has the name of the channel, so that a long name soon fills the buffers of the system.
  await slow.join(`realtime:${'x'.repeat(30_000)}`, '1', {
    config: { postgres_changes: everyChange },
    access_token: token,
  });
  await slow.next();
  slow.socket.pause();
  for (const first of [1, 501]) {
    const ids = Array.from({ length: 500 }, (_, index) => first + index);
    const answer = await add(ids.map((movie_id) => ({ movie_id, type: 'movie' })));
    expect(answer.statusCode).toBe(201);
    for (const id of ids) expect((await next())[4].data.record.movie_id).toBe(id);
  }
  slow.socket.resume();
  expect(await slow.closed).toEqual({ code: 1006, reason: '' });
});
