import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { ApiTarget } from '#tests/support/processes/api-calls.ts';
import { openPhone, type StorageState } from '../support/measured-browser.ts';
import { type RawAnswer, readRawAnswer } from '../support/raw-answer.ts';

interface Card {
  title: string;
  /** The poster's attributes that decide how it loads. */
  poster: Record<string, string>;
}

/**
 * Serves the least page that shows what Home shows: static HTML without a script, with the posters
 * and titles that the server sends. No page with these posters can load faster.
 */
export async function startFloorPage(browser: Browser, app: ApiTarget, storageState: StorageState) {
  const cards = await readCards(browser, app, storageState);
  const body = brotliCompressSync(floorHtml(cards));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'no-cache',
  };
  const answers = new Map<string | undefined, RawAnswer>([['/', { headers, body }]]);
  for (const { poster } of cards) {
    const candidates = [poster.src, ...(poster.srcset?.split(', ') ?? [])];
    for (const [path = ''] of candidates.map((candidate = '') => candidate.split(' '))) {
      answers.set(path, await readRawAnswer(app.url + path));
    }
  }

  const server = createServer(({ url }, response) => {
    const answer = answers.get(url);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The first cards on Home. */
async function readCards(
  browser: Browser,
  app: ApiTarget,
  storageState: StorageState,
): Promise<Card[]> {
  const { context, page } = await openPhone(browser, storageState);
  await page.goto(app.url);
  await page.getByRole('article').nth(19).waitFor();
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.slice(0, 20).map((article) => {
      const names = ['src', 'srcset', 'sizes', 'width', 'height', 'loading', 'fetchpriority'];
      const image = article.querySelector('img');
      const given = names.flatMap((name) => {
        const value = image?.getAttribute(name) ?? null;
        return value === null ? [] : [[name, value.replaceAll(location.origin, '')]];
      });
      return {
        title: article.querySelector('h2')?.innerHTML ?? '',
        poster: Object.fromEntries(given),
      };
    }),
  );
  await context.close();
  return cards;
}

function floorHtml(cards: Card[]): string {
  const figures = cards.map(({ title, poster }) => {
    const attributes = Object.entries(poster).map(([name, value]) => `${name}="${value}"`);
    return `<article><img ${attributes.join(' ')} alt=""><h2>${title}</h2></article>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; padding: 10rem 1rem 1rem; background: #171310; color: #faf6ef; font: 1rem/1.3 sans-serif }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(9rem, min(12.5rem, 40%)), 1fr)); gap: 1.5rem 1rem }
img { display: block; width: 100%; height: auto; aspect-ratio: 2 / 3 }
h2 { min-height: 4rem; margin: 0; font-size: 1rem }
</style>
</head>
<body><main>${figures.join('\n')}</main></body>
</html>`;
}
