import { onTestFinished } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { apiTargetAt } from '#tests/support/processes/api-calls.ts';
import { startServer } from '#tests/support/processes/start-server-process.ts';

export type ServerOfATest = Awaited<ReturnType<typeof aServerProcess>>;

/** The built server, ready, on a new data directory; killed when the test ends. */
export async function aServerProcess(env: Record<string, string> = {}) {
  const dataDirectory = env.DATA_DIR ?? aDirectory();
  const running = await startServer({ ...env, DATA_DIR: dataDirectory });
  onTestFinished(() => void running.server.kill('SIGKILL'));
  return { ...running, dataDirectory, target: () => apiTargetAt(running.url) };
}
