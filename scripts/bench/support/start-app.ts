import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTargetAt } from '#tests/support/processes/api-calls.ts';
import { startServer } from '#tests/support/processes/start-server-process.ts';

/** The running server that is measured. */
export type BenchApp = Awaited<ReturnType<typeof startApp>>;

/**
 * Starts the built server, with `AUTOCONFIRM` and without request limits. Its data is deleted when
 * it stops, unless `env` names a `DATA_DIR`.
 */
export async function startApp(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const server = await startServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    AUTOCONFIRM: 'true',
    REQUEST_LIMIT_FACTOR: '0',
    ...env,
  });
  async function metric(name: string): Promise<number> {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  }
  return {
    ...(await apiTargetAt(server.url)),
    /** The memory that the process uses now. */
    residentMegabytes: async () => (await metric('process_resident_memory_bytes')) / 1e6,
    /** The time of the processor that the process has used, on all cores together. */
    processorSeconds: () => metric('process_cpu_seconds_total'),
    async stop(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** An empty data folder, for servers that run one after the other or share it. */
export async function withDataDirectory<Result>(
  use: (dataDirectory: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
