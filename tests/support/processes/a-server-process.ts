import { onTestFinished } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { freePort, readyLine, spawnServer } from '#tests/support/processes/start-server-process.ts';

/** The built server, ready, on a port and a data directory of its own; killed when the test ends. */
export async function aServerProcess(env: Record<string, string> = {}) {
  const port = await freePort();
  const dataDirectory = aDirectory();
  const running = spawnServer({ PORT: String(port), DATA_DIR: dataDirectory, ...env });
  onTestFinished(() => void running.server.kill('SIGKILL'));
  const line = await readyLine(running);
  const url = `http://localhost:${port}`;

  /** The headers that every call to its APIs needs. */
  async function apiHeaders() {
    const configuration = await (await fetch(`${url}/config.json`)).json();
    const { supabaseKey } = configuration as { supabaseKey: string };
    return { apikey: supabaseKey, 'Content-Type': 'application/json' };
  }

  return { ...running, line, port, dataDirectory, url, apiHeaders };
}
