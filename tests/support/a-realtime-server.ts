import { request } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import { aTableUser } from '#tests/support/accounts/a-table-user.ts';
import { aClock, startTestApp } from '#tests/support/start-test-app.ts';

export const everyChange = [{ event: '*', schema: 'public', table: 'favorites' }];

/** A listening server, and clients of its change feed. */
export async function aRealtimeServer() {
  const server = await startTestApp();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const apikey = server.secrets.publishableKey;

  /** An open WebSocket that speaks this version of the protocol. */
  async function aSocket(vsn: '1.0.0' | '2.0.0' = '2.0.0') {
    const query = new URLSearchParams({ apikey, vsn });
    const socket = new WebSocket(`${url}/realtime/v1/websocket?${query}`);
    onTestFinished(() => socket.terminate());
    const frames = oneAfterTheOther();
    socket.on('message', (data) => frames.put(JSON.parse(String(data))));
    const closed = new Promise<{ code: number; reason: string }>((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    const send = (frame: unknown) => socket.send(JSON.stringify(frame));
    const { next } = frames;

    /** Joins a channel; gives the payload of the reply. */
    async function join(topic: string, joinRef: string, payload: unknown) {
      send([joinRef, joinRef, topic, 'phx_join', payload]);
      return (await next())[4];
    }

    /** Leaves a channel; resolves when it is closed. */
    async function leave(topic: string, joinRef: string) {
      send([joinRef, 'leave', topic, 'phx_leave', {}]);
      await next();
      await next();
    }

    /** Sends a heartbeat; gives whether the next frame is its reply. */
    async function beats(): Promise<boolean> {
      send([null, 'beat', 'phoenix', 'heartbeat', {}]);
      return (await next())[1] === 'beat';
    }
    return { socket, closed, send, next, join, leave, beats };
  }

  /** A user, and a socket of theirs that has joined `realtime:favorites` for these bindings. */
  async function aListener(bindings: object[] = everyChange) {
    const { id, token, call } = await aTableUser(server);
    const socket = await aSocket();
    const config = { postgres_changes: bindings };
    const joined = await socket.join('realtime:favorites', '1', { config, access_token: token });
    const { status } = (await socket.next())[4];
    if (joined.status !== 'ok' || status !== 'ok') throw new Error('The join was refused.');
    return {
      ...socket,
      id,
      token,
      /** The ids of the bindings, in their order. */
      ids: joined.response.postgres_changes.map((binding: { id: number }) => binding.id),
      add: (rows: object[], prefer = 'return=minimal') =>
        call('POST', '', { body: rows, headers: { prefer } }),
      remove: (filter: string) => call('DELETE', `?${filter}`),
    };
  }

  return { ...server, url, apikey, aSocket, aListener };
}

/** The headers of a WebSocket handshake. */
export const webSocketOffer = {
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Sends a request with an `Upgrade` header; gives the answer. */
export function offer(
  url: string,
  { method = 'GET', headers, body = '' }: { method?: string; headers: object; body?: string },
) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asked = request(url, { method, headers: { Connection: 'Upgrade', ...headers } });
    asked.on('error', reject).on('response', async (response) => {
      const chunks = await response.toArray();
      resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() });
    });
    asked.end(body);
  });
}

/**
 * Runs the server's sweep for silent sockets and expired tokens only when the test advances the
 * timers. Also sets the clients' clock to the server's, so that their tokens are not expired.
 * Call it before the server starts.
 */
export function sweepByHand() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: aClock()() });
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(1000);
}

/** Queues what arrives, so that a test can await one item after the other. */
export function oneAfterTheOther() {
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by comparing it.
  type Arrival = any;
  const arrived: Arrival[] = [];
  const waiting: ((arrival: Arrival) => void)[] = [];
  return {
    put(arrival: Arrival) {
      const taker = waiting.shift();
      if (taker) taker(arrival);
      else arrived.push(arrival);
    },
    next: () =>
      new Promise<Arrival>((resolve) => {
        if (arrived.length > 0) resolve(arrived.shift());
        else waiting.push(resolve);
      }),
  };
}
