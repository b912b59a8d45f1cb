import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { openPhone, type Visit } from '../support/measured-browser.ts';
import type { Row } from '../support/report.ts';
import { beSlow } from './applied-paint.ts';

const kinds: Record<string, string> = {
  document: 'HTML',
  stylesheet: 'style',
  font: 'font',
  fetch: 'JSON',
  xhr: 'JSON',
  image: 'images',
};
const compressible = ['HTML', 'script', 'style'];

/**
 * What a new browser loads for a page on slow 4G with a slow processor: kilobytes as transferred,
 * without headers, until the network is idle; of the scripts, also those requested before `control`
 * was interactive. Scripts in the page count as if they were compressed on their own. Service workers
 * are blocked, because they load files in advance.
 */
export async function weighPage(
  browser: Browser,
  { url, storageState }: Visit,
  control: string,
): Promise<Row> {
  const options = { serviceWorkers: 'block' } as const;
  const { context, page, protocol } = await openPhone(browser, storageState, options);
  await beSlow(protocol);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript(markInteractive, control);
  await page.goto(url, { waitUntil: 'networkidle' });
  const interactive = await readInteractive(page, control);

  const inPage = await inlineScriptKilobytes(page);
  const scripts = { beforeInteractive: inPage, all: inPage };
  const bytes = new Map(Object.values(kinds).map((kind) => [kind, 0]));
  for (const request of requests) {
    const kind = isScript(request) ? 'script' : kinds[request.resourceType()];
    const response = await request.response();
    if (!kind || !response || request.url().startsWith('data:')) continue;
    if (compressible.includes(kind) && response.headers()['content-encoding'] !== 'br') {
      console.error(`Not sent as brotli: ${request.url()}`);
    }
    const kilobytes = (await request.sizes()).responseBodySize / 1000;
    if (kind !== 'script') {
      bytes.set(kind, (bytes.get(kind) ?? 0) + kilobytes);
      continue;
    }
    scripts.all += kilobytes;
    if (request.timing().startTime < interactive.time) scripts.beforeInteractive += kilobytes;
  }
  await context.close();
  return {
    'interactive s': interactive.seconds,
    'script kB until interactive': scripts.beforeInteractive,
    'script kB': scripts.all,
    ...Object.fromEntries([...bytes].map(([kind, sum]) => [`${kind} kB`, sum])),
    requests: requests.length,
  };
}

/**
 * Runs in the page. It marks the first moment when an element that matches `control` has React's
 * props: React finds the handlers of an event by them, so from then on a tap is not lost. React sets
 * them when it creates or hydrates the element. The key is React's own and not documented; should it
 * change, no page becomes interactive and the measurement ends with an error.
 */
function markInteractive(control: string): void {
  const hasProps = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const timer = setInterval(() => {
    if (![...document.querySelectorAll(control)].some(hasProps)) return;
    performance.mark('interactive');
    clearInterval(timer);
  }, 10);
}

/** When the page became interactive: seconds after its start, and milliseconds since 1970. */
async function readInteractive(page: Page, control: string) {
  const isMarked = () => performance.getEntriesByName('interactive').length > 0;
  await page.waitForFunction(isMarked).catch((cause) => {
    throw new Error(`No ${control} of ${page.url()} became interactive`, { cause });
  });
  return page.evaluate(() => {
    const milliseconds = Number(performance.getEntriesByName('interactive')[0]?.startTime);
    return { seconds: milliseconds / 1000, time: performance.timeOrigin + milliseconds };
  });
}

// A module that is preloaded is a script as well, whatever the browser says it is for.
function isScript(request: Request): boolean {
  return request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname);
}

async function inlineScriptKilobytes(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text),
  );
  if (texts.length === 0) return 0;
  return brotliCompressSync(texts.join('\n')).length / 1000;
}
