import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { openPhone, type Visit } from '../support/measured-browser.ts';
import { type RawAnswer, readRawAnswer } from '../support/raw-answer.ts';
import { serveLocally } from '../support/serve-locally.ts';
import { floorHtml } from './floor-html.ts';
import { controlOf, type MeasuredPage } from './measured-pages.ts';
import { readShownPage, type ShownPage } from './shown-parts.ts';

/**
 * Serves the floor of each page, a static copy of what the running app shows, at the page's own path.
 * The app's images are served from memory, those of other hosts stay there. Reading the pages also
 * fills the app's cache of TMDB's answers.
 */
export async function startFloor(
  browser: Browser,
  appUrl: string,
  visits: { page: MeasuredPage; visit: Visit }[],
) {
  const answers = new Map<string, RawAnswer>();
  for (const { page, visit } of visits) {
    const shown = await readPage(browser, page, visit);
    answers.set(page.path, pageAnswer(floorHtml(shown)));
    for (const address of imageAddressesOf(shown)) {
      if (answers.has(address)) continue;
      // One of another host is requested only so that it is drawn.
      const answer = await readRawAnswer(new URL(address, appUrl).href);
      if (address.startsWith('/')) answers.set(address, answer);
    }
  }

  return serveLocally(({ url = '' }, response) => {
    const answer = answers.get(url);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
}

async function readPage(browser: Browser, measured: MeasuredPage, { url, storageState }: Visit) {
  const { context, page } = await openPhone(browser, storageState);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(controlOf(measured)).first().waitFor();
  const shown = await readShownPage(page);
  await context.close();
  return shown;
}

function imageAddressesOf({ parts }: ShownPage): string[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'image') return [];
    const { src = '', srcset = '' } = part.attributes;
    const candidates = srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
    return [src, ...candidates].filter((address) => address !== '');
  });
}

function pageAnswer(html: string): RawAnswer {
  const body = brotliCompressSync(html);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'no-cache',
  };
  return { headers, body };
}
