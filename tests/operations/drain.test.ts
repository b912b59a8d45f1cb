import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';

/** Sends requests over one connection that stays open. */
function anAgent() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (url: string) => {
    const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    const body = (await response.toArray()).join('');
    return { status: response.statusCode, headers: response.headers, body: JSON.parse(body) };
  };
}

// The drain is longer than Fastify's own timeout of ten seconds.
test('a stopping server reports that it drains, serves on for a while, and ends', async () => {
  const { server, ended, url, output } = await aServerProcess({ DRAIN_SECONDS: '11' });
  const ask = anAgent();
  expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200, body: { status: 'ready' } });

  server.kill('SIGTERM');
  const patience = { timeout: 10_000 };
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patience).toBe(503);
  // Further requests are answered, and their connections are closed.
  expect(await ask(`${url}/config.json`)).toMatchObject({
    status: 200,
    headers: { connection: 'close' },
  });
  expect(await ask(`${url}/readyz`)).toMatchObject({
    status: 503,
    body: { status: 'draining', database: 'ok' },
  });
  expect(await ended).toBe(0);
  expect(output.stderr).toBe('');
});

test('open sockets are closed with 1001 when the server stops', async () => {
  const { server, ended, url, target } = await aServerProcess();
  const { publishableKey } = await target();
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}`;
  const socket = new WebSocket(address);
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  server.kill('SIGTERM');
  const [code] = await once(socket, 'close');
  expect(code).toBe(1001);
  expect(await ended).toBe(0);
});
