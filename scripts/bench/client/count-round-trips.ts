import type { Browser } from '@playwright/test';
import { openPhone, type Visit } from '../support/measured-browser.ts';

const isPoster = (url: string) => url.includes('/t/p/');

/**
 * How many round trips pass before a page requests its first poster. Every answer is delayed by a
 * second, so that the time of everything else does not count.
 */
export async function countRoundTrips(browser: Browser, visit: Visit): Promise<number> {
  const { context, page, protocol } = await openPhone(browser, visit.storageState);
  const begun: { timestamp: number; request: { url: string } }[] = [];
  protocol.on('Network.requestWillBeSent', (event) => begun.push(event));
  await protocol.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  const slow = { offline: false, latency: 1000, ...unlimited };
  await protocol.send('Network.emulateNetworkConditions', slow);
  const poster = page.waitForRequest((request) => isPoster(request.url()));
  await page.goto(visit.url, { waitUntil: 'commit' });
  await poster;
  await context.close();

  const [first] = begun;
  const wanted = begun.find(({ request }) => isPoster(request.url));
  return Math.floor(Number(wanted?.timestamp) - Number(first?.timestamp));
}
