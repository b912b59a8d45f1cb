import { onTestFinished } from 'vitest';
import { apiTargetAt } from '#tests/support/processes/api-calls.ts';
import { startServer } from '#tests/support/processes/start-server-process.ts';
import { type Acknowledged, writeUntil } from '#tests/support/processes/write-load.ts';

const environment = { AUTOCONFIRM: 'true', REQUEST_LIMIT_FACTOR: '0', MAIL_INTERVAL_SECONDS: '0' };

/**
 * The built server on a data directory, for eight concurrent writers. Its sessions stay valid on the
 * next server with the same port.
 */
export async function aLoadedServer(dataDirectory: string, port: number) {
  const running = await startServer({
    ...environment,
    PORT: String(port),
    DATA_DIR: dataDirectory,
  });
  onTestFinished(() => void running.server.kill('SIGKILL'));
  const target = await apiTargetAt(running.url);

  /**
   * Writes until `during` resolves; gives what was acknowledged. `during` gets a promise that resolves
   * with the first acknowledged favorite.
   */
  async function writeDuring(
    token: string,
    firstId: number,
    during: (hasBegun: Promise<void>) => Promise<void>,
  ): Promise<Acknowledged> {
    let isOver = false;
    const load = { writers: 8, firstId, isOver: () => isOver };
    const { hasBegun, written } = writeUntil(target, token, load);
    try {
      await during(hasBegun);
    } finally {
      isOver = true;
    }
    return written;
  }

  return {
    ...running,
    target,
    writeDuring,
    statusOf: async (path: string) => (await fetch(running.url + path)).status,
    isRunning: () => running.server.exitCode === null && running.server.signalCode === null,
    kill: () => running.stop('SIGKILL'),
  };
}
