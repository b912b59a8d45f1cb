import { expect } from '@playwright/test';
import { startCluster } from '#tests/support/processes/a-cluster.ts';
import { readyLine, spawnServer } from '#tests/support/processes/start-server-process.ts';

/** The built server at a port, for the browser to visit. */
export interface RunningServers {
  /** Ends it as an operator would, and expects that it has nothing to complain of. */
  stop(): Promise<void>;
}

type ServerProcess = ReturnType<typeof spawnServer>;

/** One server with an embedded database, or with MARQUEE_TEST_CLUSTER two on a PostgreSQL. */
export async function startServers(
  port: number,
  env: Record<string, string>,
): Promise<RunningServers> {
  if (process.env.MARQUEE_TEST_CLUSTER) {
    const cluster = await startCluster(port, env);
    return {
      async stop() {
        await cluster.stop();
        for (const server of cluster.servers) await expectQuietEnd(server);
      },
    };
  }
  const running = spawnServer({ PORT: String(port), ...env });
  await readyLine(running);
  return {
    async stop() {
      running.server.kill('SIGTERM');
      await expectQuietEnd(running);
    },
  };
}

async function expectQuietEnd({ ended, output }: ServerProcess): Promise<void> {
  expect(await ended, 'the server ends cleanly').toBe(0);
  expect(output.stderr, 'the server complains of nothing').toBe('');
}
