import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';
import { startRoundRobinProxy } from '#tests/support/processes/round-robin-proxy.ts';
import { type StartedServer, startServer } from '#tests/support/processes/start-server-process.ts';

/** Two servers on one PostgreSQL behind a plain load balancer, which listens on `port`. */
export interface Cluster {
  servers: [StartedServer, StartedServer];
  postgres: Postgres;
  /** Stops everything that still runs. */
  stop(): Promise<void>;
}

export async function startCluster(port: number, env: Record<string, string>): Promise<Cluster> {
  const postgres = await startPostgres();
  const start = () =>
    startServer({
      ...env,
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: postgres.urlOf('postgres'),
    });
  // Both start at once, as in a deployment: they take turns at the migrations and the secrets.
  const servers = await Promise.all([start(), start()]);
  const proxy = await startRoundRobinProxy(
    port,
    servers.map((server) => server.port),
  );
  return {
    servers,
    postgres,
    async stop() {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
    },
  };
}
