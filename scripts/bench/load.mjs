import autocannon from 'autocannon';

const seconds = 3;
const warmUpSeconds = 1;

/**
 * Sends a request again and again over so many connections for a few seconds; `requests` in its
 * place are sent in turn. Gives requests a second, the milliseconds that 99 of 100 stay within, and
 * how many were not answered with success.
 */
export async function putUnderLoad({ url, connections, ...request }) {
  const load = { url, connections, ...request };
  const warmUp = await autocannon({ ...load, duration: warmUpSeconds });
  const measured = await autocannon({ ...load, duration: seconds });
  const failed = [warmUp, measured].reduce(
    (sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts,
    0,
  );
  if (failed > 0) console.error(`${failed} answers of ${url} were no success`);
  const { requests, latency } = measured;
  return { perSecond: requests.total / measured.duration, p99: latency.p99, failed };
}
