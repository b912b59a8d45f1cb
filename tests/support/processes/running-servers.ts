import { expect } from '@playwright/test';
import { startCluster } from '#tests/support/processes/a-cluster.ts';
import { type StartedServer, startServer } from '#tests/support/processes/start-server-process.ts';

/** The built server or servers behind one port, for browser tests. */
export interface RunningServers {
  /** Stops them as an operator would, and expects no complaint in their output. */
  stop(): Promise<void>;
}

/** One server with an embedded database, or, with MARQUEE_TEST_CLUSTER, two on a PostgreSQL. */
export async function startServers(
  port: number,
  env: Record<string, string>,
): Promise<RunningServers> {
  if (process.env.MARQUEE_TEST_CLUSTER) {
    const cluster = await startCluster(port, env);
    return {
      async stop() {
        await cluster.stop();
        for (const server of cluster.servers) await stopQuietly(server);
      },
    };
  }
  const server = await startServer({ ...env, PORT: String(port) });
  return { stop: () => stopQuietly(server) };
}

/** Stops the server as an operator would, and expects no complaint in its output. */
export async function stopQuietly({ stop, output }: StartedServer): Promise<void> {
  expect(await stop(), 'the server ends cleanly').toBe(0);
  expect(output.stderr, 'the server complains of nothing').toBe('');
}
