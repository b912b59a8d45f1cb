import { once } from 'node:events';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';

test('SIGTERM ends the server with status 0 and without output while sockets are open', async () => {
  const running = await aServerProcess();
  const { publishableKey } = await running.target();
  const address = `ws://127.0.0.1:${running.port}/realtime/v1/websocket?vsn=2.0.0&apikey=${publishableKey}`;
  const polite = new WebSocket(address);
  const deaf = new WebSocket(address);
  await Promise.all([once(polite, 'open'), once(deaf, 'open')]);
  deaf.pause();

  running.server.kill('SIGTERM');
  const [code] = await once(polite, 'close');
  expect(code).toBe(1001);
  expect(await running.ended).toBe(0);
  expect(running.output.stderr).toBe('');
  deaf.terminate();
});
