import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone, slowDown, type Visit } from '../support/measured-browser.ts';

// Lighthouse's slow 4G, but applied to the browser instead of simulated.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** When a page paints in a new browser, on slow 4G and a slow processor. */
export async function measureColdPaint(browser: Browser, { url, storageState }: Visit) {
  const { context, page, protocol } = await openPhone(browser, storageState);
  await applySlowness(protocol);
  const paint = await paintOf(page, url);
  await context.close();
  return paint;
}

/**
 * The same for the second visit, and how many requests of the page went to the network before its
 * first paint. Requests of the service worker itself are neither slowed down nor counted.
 */
export async function measureWarmPaint(browser: Browser, { url, storageState }: Visit) {
  const { context, page, protocol } = await openPhone(browser, storageState);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  await applySlowness(protocol);
  const fromNetwork = await watchNetwork(protocol);
  const paint = await paintOf(page, url);
  const requests = fromNetwork().filter((begunAt) => begunAt < paint['first paint s']).length;
  await context.close();
  return { ...paint, 'requests before paint': requests };
}

async function applySlowness(protocol: CDPSession): Promise<void> {
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slow4g);
  await slowDown(protocol);
}

/** Gives a function that lists the times of requests to the network, in seconds after the first. */
async function watchNetwork(protocol: CDPSession): Promise<() => number[]> {
  const begun = new Map<string, number>();
  let first: number | undefined;
  protocol.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    first ??= timestamp;
    begun.set(requestId, timestamp - first);
  });
  protocol.on('Network.requestServedFromCache', ({ requestId }) => begun.delete(requestId));
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) begun.delete(requestId);
  });
  return () => [...begun.values()];
}

async function paintOf(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' });
  if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        // Without such an entry the observer is never called.
        setTimeout(resolve, 500, []);
      });
    const [firstPaint] = performance.getEntriesByName('first-paint');
    const largest = (await entriesOf('largest-contentful-paint')).at(-1);
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      'first paint s': Number(firstPaint?.startTime) / 1000,
      'LCP s': Number(largest?.startTime) / 1000,
      CLS: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}
