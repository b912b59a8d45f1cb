import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { freePort, readyLine, spawnServer } from '#tests/support/processes/start-server-process.ts';

test('SIGTERM ends the server with 0 and without a word while sockets are open', async () => {
  const port = await freePort();
  const running = spawnServer({ PORT: String(port), DATA_DIR: aDirectory() });
  onTestFinished(() => void running.server.kill('SIGKILL'));
  await readyLine(running);
  const configuration = await fetch(`http://127.0.0.1:${port}/config.json`);
  const { supabaseKey } = (await configuration.json()) as { supabaseKey: string };
  const address = `ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${supabaseKey}`;
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
