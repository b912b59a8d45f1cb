import { expect, test } from 'vitest';
import {
  aRealtimeServer,
  offer,
  sweepByHand,
  webSocketOffer,
} from '#tests/support/a-realtime-server.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

test('a heartbeat is answered', async () => {
  const { aSocket } = await aRealtimeServer();
  const { send, next } = await aSocket();
  send([null, '7', 'phoenix', 'heartbeat', {}]);
  expect(await next()).toEqual([null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]);
});

test('a socket of version 1.0.0 sends and receives objects', async () => {
  const { aSocket } = await aRealtimeServer();
  const { send, next } = await aSocket('1.0.0');
  send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' });
  expect(await next()).toEqual({
    topic: 'phoenix',
    event: 'phx_reply',
    payload: { status: 'ok', response: {} },
    ref: '7',
    join_ref: null,
  });
});

test('an unknown topic or event is refused and the socket stays open', async () => {
  const { aSocket } = await aRealtimeServer();
  const { send, next, join } = await aSocket();
  send(['1', '1', 'room', 'phx_join', {}]);
  const unmatched = { status: 'error', response: { reason: 'unmatched topic' } };
  expect(await next()).toEqual(['1', '1', 'room', 'phx_reply', unmatched]);
  send(['2', '2', 'realtime:favorites', 'access_token', { access_token: 'x' }]);
  expect(await next()).toEqual(['2', '2', 'realtime:favorites', 'phx_reply', unmatched]);

  await join('realtime:favorites', '3', {});
  send(['3', '4', 'realtime:favorites', 'dance', {}]);
  expect(await next()).toEqual(['3', '4', 'realtime:favorites', 'phx_reply', unmatched]);
});

test('broadcast and presence are refused as not offered', async () => {
  const { aSocket } = await aRealtimeServer();
  const { send, next, socket, join } = await aSocket();
  await join('realtime:favorites', '1', {});
  send(['1', '2', 'realtime:favorites', 'presence', { type: 'presence', event: 'track' }]);
  expect((await next())[4]).toEqual({
    status: 'error',
    response: { reason: 'There is no presence here.' },
  });

  // As realtime-js writes a broadcast: kind, lengths, encoding, then the texts.
  const texts = ['1', '3', 'realtime:favorites', 'shout'];
  const lengths = texts.map((text) => text.length);
  socket.send(
    Buffer.concat([Buffer.from([3, ...lengths, 0, 1]), Buffer.from(`${texts.join('')}{}`)]),
  );
  expect(await next()).toEqual([
    '1',
    '3',
    'realtime:favorites',
    'phx_reply',
    { status: 'error', response: { reason: 'There is no broadcast here.' } },
  ]);
});

test.each([
  ...['', 'x', '{}', '[]', 'null', '[null,null,1,"heartbeat",{}]', '[1,2,"a","b",{}]'],
  ...[Buffer.from([9, 255, 255]), Buffer.alloc(0)],
])('the frame %j is ignored', async (frame) => {
  const { aSocket } = await aRealtimeServer();
  const { socket, beats } = await aSocket();
  socket.send(frame);
  expect(await beats()).toBe(true);
});

test('a socket needs the publishable key', async () => {
  const { url, apikey } = await aRealtimeServer();
  const address = `${url}/realtime/v1/websocket?vsn=2.0.0`;
  const without = await offer(address, { headers: webSocketOffer });
  expect(without.status).toBe(401);
  expect(JSON.parse(without.body).message).toBe('No API key found in request');
  const wrong = await offer(`${address}&apikey=sb_x`, { headers: webSocketOffer });
  expect(JSON.parse(wrong.body).message).toBe('Invalid API key');
  expect(wrong.body).not.toContain(apikey);
});

test.each(['vsn=3.0.0', 'vsn=1.0.0&vsn=2.0.0'])(
  '%s is refused before the upgrade',
  async (version) => {
    const { url, apikey } = await aRealtimeServer();
    const address = `${url}/realtime/v1/websocket?${version}&apikey=${apikey}`;
    const answer = await offer(address, { headers: webSocketOffer });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ error: 'The parameter vsn must be 1.0.0 or 2.0.0.' });
  },
);

test('an ordinary request to the address of the socket gets 426 and its connection is closed', async () => {
  const { url, apikey } = await aRealtimeServer();
  const response = await fetch(`${url}/realtime/v1/websocket?apikey=${apikey}`);
  expect(response.status).toBe(426);
  expect(response.headers.get('upgrade')).toBe('websocket');
  expect(response.headers.get('connection')).toBe('upgrade, close');
  expect(await response.json()).toEqual({ error: 'Open a WebSocket at this address.' });
});

test.each(['/realtime/v1/websockets', '/realtime/v1', '/rest/v1/favourites', '/nothing.js'])(
  'there is no socket at %s',
  async (path) => {
    const { url, apikey } = await aRealtimeServer();
    const answer = await offer(`${url}${path}?apikey=${apikey}`, { headers: webSocketOffer });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body)).not.toEqual({});
  },
);

test('a request that offers HTTP/2 is answered as if it did not', async () => {
  const { url, apikey } = await aRealtimeServer();
  const headers = { Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' };
  const health = await offer(`${url}/healthz`, { headers });
  expect(health).toEqual({ status: 200, body: '{"status":"ok"}' });
  const body = JSON.stringify({ email: 'ada@example.com', password: 'short' });
  const signup = await offer(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { ...headers, apikey, 'Content-Length': body.length },
    body,
  });
  expect(signup.status).toBe(422);
  expect(JSON.parse(signup.body).error_code).toBe('weak_password');
});

test('a frame that is too large closes only its own socket', async () => {
  const { aSocket } = await aRealtimeServer();
  const large = await aSocket();
  const other = await aSocket();
  large.send([null, '1', 'phoenix', 'heartbeat', 'x'.repeat(64 * 1024)]);
  expect(await large.closed).toEqual({ code: 1009, reason: '' });
  expect(await other.beats()).toBe(true);
});

test('a socket that breaks the protocol is closed', async () => {
  const { aSocket } = await aRealtimeServer();
  const { socket, closed } = await aSocket();
  // An opcode that does not exist.
  (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(
    Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
  );
  expect(await closed).toEqual({ code: 1002, reason: '' });
});

test('a socket that is silent for a minute is closed, one with a heartbeat is not', async () => {
  const sweep = sweepByHand();
  const { aSocket, clock } = await aRealtimeServer();
  const silent = await aSocket();
  const alive = await aSocket();
  clock.advance(30_000);
  await alive.beats();
  clock.advance(30_000);
  sweep();
  expect(await silent.closed).toEqual({ code: 1008, reason: 'Nothing was heard for a minute.' });
  expect(await alive.beats()).toBe(true);
});

test('a closing server notifies every socket and does not wait for them', async () => {
  const { app, aListener, aSocket } = await aRealtimeServer();
  const polite = await aListener();
  const deaf = await aSocket();
  deaf.socket.pause();
  await app.close();
  expect(await polite.closed).toEqual({ code: 1001, reason: 'The server is stopping.' });
});

test('a server without sockets closes at once', async () => {
  const { app } = await startTestApp();
  await app.close();
  expect(app.server.listening).toBe(false);
});
