import autocannon, { type Options } from 'autocannon';

/** What is sent again and again, without how often. */
export type Load = Omit<Options, 'connections' | 'duration'>;

export interface LoadResult {
  perSecond: number;
  /** The milliseconds that 99 of 100 answers stay within. */
  p99: number;
  /** How many were not answered with success. */
  failed: number;
}

const warmUpSeconds = 1;

/** Sends a request over so many connections for some seconds, after a moment to warm up. */
export async function putUnderLoad(
  load: Load,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const warmUp = await autocannon({ ...load, connections, duration: warmUpSeconds });
  const measured = await autocannon({ ...load, connections, duration: seconds });
  const failed = [warmUp, measured].reduce(
    (sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts,
    0,
  );
  if (failed > 0) console.error(`${failed} answers of ${load.url} were no success`);
  const { requests, latency } = measured;
  return { perSecond: requests.total / measured.duration, p99: latency.p99, failed };
}

/** What is wrong with a table of which some requests failed. */
export function complaintAbout(rows: { failed: number }[]): { complaint?: string } {
  if (rows.every(({ failed }) => failed === 0)) return {};
  return { complaint: 'Some requests failed: what stands beside them was not measured.' };
}
