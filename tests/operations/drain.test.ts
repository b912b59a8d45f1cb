import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';

/** Asks over connections that stay open. */
function anAgent() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (url: string) => {
    const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    const body = (await response.toArray()).join('');
    return { status: response.statusCode, headers: response.headers, body: JSON.parse(body) };
  };
}

// Longer than the ten seconds that the framework gives to whatever it has to wait for.
test('a server that was told to stop says so, serves on for a while, and ends', async () => {
  const { server, ended, url, output } = await aServerProcess({ DRAIN_SECONDS: '11' });
  const ask = anAgent();
  expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200, body: { status: 'ready' } });

  server.kill('SIGTERM');
  const patience = { timeout: 10_000 };
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patience).toBe(503);
  // Requests that come all the same are answered, and told to go elsewhere with the next.
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

test('open sockets are told that the server goes away', async () => {
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
