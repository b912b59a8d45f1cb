import autocannon, { type Options } from 'autocannon';

/** The requests to send again and again; connections and duration are given separately. */
export type Load = Omit<Options, 'connections' | 'duration'>;

export interface LoadResult {
  perSecond: number;
  /** 99 of 100 answers take at most this many milliseconds. */
  p99: number;
  /** How many requests failed or were not answered. */
  failed: number;
}

const warmUpSeconds = 1;

/** Sends a request over this many connections for some seconds, after a short warm-up. */
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
  if (failed > 0) console.error(`${failed} requests to ${load.url} failed`);
  const { requests, latency } = measured;
  return { perSecond: requests.total / measured.duration, p99: latency.p99, failed };
}

/** The complaint about a table in which some requests failed. */
export function complaintAbout(rows: { failed: number }[]): { complaint?: string } {
  if (rows.every(({ failed }) => failed === 0)) return {};
  return { complaint: 'Some requests failed, so the figures in their rows are not valid.' };
}
