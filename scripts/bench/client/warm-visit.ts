import type { Browser, Page } from '@playwright/test';
import { openPhone, slowDown, type Visit } from '../support/measured-browser.ts';
import type { SlowNetwork } from '../support/slow-network.ts';
import { openPage, readPaint } from './applied-paint.ts';

const answerSeconds = 2;

/**
 * When Home paints at the second visit, with a slow processor and every answer delayed by two
 * seconds, also those to the service worker. A round trip on the critical path is one that a paint
 * has waited for; other requests only began before it. `network` is that of the address.
 */
export async function measureWarmVisit(browser: Browser, visit: Visit, network: SlowNetwork) {
  const { context, page, protocol } = await openPhone(browser, visit.storageState);
  await openPage(page, visit.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('about:blank');

  await slowDown(protocol);
  await page.addInitScript(countArticlesAtFirstPaint);
  network.delayBy(answerSeconds * 1000);
  await openPage(page, visit.url);
  network.delayBy(0);
  const { figures } = await readPaint(page);
  const { startedAt, articles } = await readStart(page);
  await context.close();

  const { 'first paint s': firstPaint, 'LCP s': largestPaint } = figures;
  const before = (seconds: number) => network.countBetween(startedAt, startedAt + seconds * 1000);
  return {
    ...figures,
    'articles at first paint': articles,
    'trips before first paint': Math.floor(firstPaint / answerSeconds),
    'trips before LCP': Math.floor(largestPaint / answerSeconds),
    'requests before first paint': before(firstPaint),
    'requests before LCP': before(largestPaint),
  };
}

/** Runs in the page. Its observer is called shortly after the paint, long before an answer arrives. */
function countArticlesAtFirstPaint(): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-paint').length === 0) return;
    const articles = document.querySelectorAll('article').length;
    performance.mark('articles at first paint', { detail: articles });
    observer.disconnect();
  }).observe({ type: 'paint', buffered: true });
}

function readStart(page: Page) {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('articles at first paint');
    return {
      startedAt: performance.timeOrigin,
      articles: Number((mark as PerformanceMark | undefined)?.detail),
    };
  });
}
