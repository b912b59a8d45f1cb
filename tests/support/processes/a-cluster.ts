import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';
import { startRoundRobinProxy } from '#tests/support/processes/round-robin-proxy.ts';
import { freePort, readyLine, spawnServer } from '#tests/support/processes/start-server-process.ts';

type ServerProcess = ReturnType<typeof spawnServer>;

/** Two servers on one PostgreSQL behind a plain load balancer, which listens at `port`. */
export interface Cluster {
  servers: [ServerProcess, ServerProcess];
  postgres: Postgres;
  /** Ends what still runs. */
  stop(): Promise<void>;
}

export async function startCluster(port: number, env: Record<string, string>): Promise<Cluster> {
  const postgres = await startPostgres();
  const ports = [await freePort(), await freePort()];
  async function start(own: number): Promise<ServerProcess> {
    const server = spawnServer({
      ...env,
      PORT: String(own),
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: postgres.urlOf('postgres'),
    });
    await readyLine(server);
    return server;
  }
  // At the same time, as a deployment would: they take turns at the schema and the secrets.
  const servers = await Promise.all([start(ports[0] ?? 0), start(ports[1] ?? 0)]);
  const proxy = await startRoundRobinProxy(port, ports);
  return {
    servers,
    postgres,
    async stop() {
      await proxy.stop();
      for (const { server } of servers) server.kill('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
      await postgres.stop();
    },
  };
}
