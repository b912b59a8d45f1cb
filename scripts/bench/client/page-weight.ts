import type { Browser, Request } from '@playwright/test';
import { openPhone, type Visit } from '../support/measured-browser.ts';
import type { Row } from '../support/report.ts';

const kinds: Record<string, string> = {
  document: 'HTML',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  fetch: 'JSON',
  xhr: 'JSON',
  image: 'posters',
};
const compressible = ['HTML', 'script', 'style'];

/**
 * What a new browser loads for a page until the network is idle: kilobytes as transferred, without
 * headers, and the number of requests before that of the first poster. Service workers are blocked,
 * because they load files in advance.
 */
export async function weighPage(browser: Browser, { url, storageState }: Visit): Promise<Row> {
  const { context, page } = await openPhone(browser, storageState, { serviceWorkers: 'block' });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });

  const bytes = new Map(Object.values(kinds).map((kind) => [kind, 0]));
  for (const request of requests) {
    const kind = kinds[request.resourceType()];
    const response = await request.response();
    if (!kind || !response || request.url().startsWith('data:')) continue;
    const isBrotli = response.headers()['content-encoding'] === 'br';
    if (compressible.includes(kind) && !isBrotli) {
      console.error(`Not sent as brotli: ${request.url()}`);
    }
    bytes.set(kind, (bytes.get(kind) ?? 0) + (await request.sizes()).responseBodySize);
  }
  await context.close();
  const isPoster = (request: Request) =>
    request.resourceType() === 'image' && request.url().includes('/t/p/');
  const before = requests.findIndex(isPoster);
  return {
    ...Object.fromEntries([...bytes].map(([kind, sum]) => [`${kind} kB`, sum / 1000])),
    requests: requests.length,
    'requests before poster': before < 0 ? null : before,
  };
}

/**
 * How many round trips pass before a page requests the popular list, and its first poster. Every
 * answer is delayed by a second, so that the time of everything else does not count.
 */
export async function countRoundTrips(browser: Browser, visit: Visit): Promise<Row> {
  const { context, page, protocol } = await openPhone(browser, visit.storageState);
  const begun: { timestamp: number; request: { url: string } }[] = [];
  protocol.on('Network.requestWillBeSent', (event) => begun.push(event));
  await protocol.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  const slow = { offline: false, latency: 1000, ...unlimited };
  await protocol.send('Network.emulateNetworkConditions', slow);
  await page.goto(visit.url, { waitUntil: 'networkidle' });
  await context.close();

  const tripsBefore = (address: RegExp) => {
    const [first] = begun;
    const wanted = begun.find(({ request }) => address.test(request.url));
    return first && wanted ? Math.floor(wanted.timestamp - first.timestamp) : null;
  };
  return {
    'round trips before list': tripsBefore(/\/movie\/popular\b/),
    'round trips before poster': tripsBefore(/\/t\/p\//),
  };
}
