import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the built server with a data directory of its own, or with `dataDirectory`, in which it
 * leaves what it has kept.
 */
export async function startApp({ dataDirectory } = {}) {
  const folder = dataDirectory ?? mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      ...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
      ...{ AUTOCONFIRM: 'true', REQUEST_LIMIT_FACTOR: '0' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  // Not left behind when a measurement fails.
  const kill = () => server.kill();
  process.once('exit', kill);
  await Promise.race([once(server.stdout, 'data'), ended]);
  if (server.exitCode !== null) throw new Error('The server did not start; its words stand above.');
  // What it says is not read any further, and must not pile up.
  server.stdout.resume();
  const { supabaseKey: apikey } = await (await fetch(`${url}/config.json`)).json();

  return {
    url,
    apikey,
    /** Memory that the process has right now. */
    async residentMegabytes() {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)[1]) / 1e6;
    },
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      if (!dataDirectory) rmSync(folder, { recursive: true });
    },
  };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
