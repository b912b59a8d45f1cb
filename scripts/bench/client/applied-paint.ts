import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone, slowDown, type Visit } from '../support/measured-browser.ts';

// Lighthouse's slow 4G, but applied to the browser instead of simulated.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** When a page paints, and what its largest element is. */
export interface Paint {
  figures: { 'first paint s': number; 'LCP s': number; CLS: number };
  /** What the LCP is the paint of, such as `image 47,000`: its kind, and its size in square pixels. */
  largest: string;
}

/** When a page paints in a new browser, on slow 4G and a slow processor. */
export async function measureColdPaint(browser: Browser, visit: Visit): Promise<Paint> {
  const { context, page, protocol } = await openPhone(browser, visit.storageState);
  await beSlow(protocol);
  await openPage(page, visit.url);
  const paint = await readPaint(page);
  await context.close();
  return paint;
}

/** Applies slow 4G and a slow processor to a page, but not to its service worker. */
export async function beSlow(protocol: CDPSession): Promise<void> {
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slow4g);
  await slowDown(protocol);
}

/** Opens an address, which must not redirect, and waits until the network is idle. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
}

/** Reads when the page that is open was painted. */
export function readPaint(page: Page): Promise<Paint> {
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
    const [largest] = (await entriesOf('largest-contentful-paint')).slice(
      -1,
    ) as (PerformanceEntry & { size: number; url: string })[];
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      figures: {
        'first paint s': Number(firstPaint?.startTime) / 1000,
        'LCP s': Number(largest?.startTime) / 1000,
        CLS: shifts.reduce((sum, { value }) => sum + value, 0),
      },
      largest: largest
        ? `${largest.url ? 'image' : 'text'} ${largest.size.toLocaleString('en')}`
        : 'none',
    };
  });
}
