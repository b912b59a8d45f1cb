import { type Postgres, startPostgres } from '#tests/support/data/a-postgres.ts';
import { startRoundRobinProxy } from '#tests/support/processes/round-robin-proxy.ts';
import { type StartedServer, startServer } from '#tests/support/processes/start-server-process.ts';

/** Two servers on one PostgreSQL behind a plain load balancer, which listens at `port`. */
export interface Cluster {
  servers: [StartedServer, StartedServer];
  postgres: Postgres;
  /** Ends what still runs. */
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
  // At the same time, as a deployment would: they take turns at the schema and the secrets.
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
