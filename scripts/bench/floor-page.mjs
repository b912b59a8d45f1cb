import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { openPhone } from './measured-browser.mjs';
import { readRawAnswer } from './raw-answer.mjs';

/**
 * Serves the least that shows what Home shows: static HTML with the very same posters and titles,
 * as the server sends them, and no script. No page with these posters can be there before it.
 */
export async function startFloorPage(browser, app, storageState) {
  const cards = await readCards(browser, app, storageState);
  const html = brotliCompressSync(floorHtml(cards));
  const answers = new Map([
    [
      '/',
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': html.length,
          'cache-control': 'no-cache',
        },
        body: html,
      },
    ],
  ]);
  for (const { poster } of cards) {
    const addresses = [poster.src, ...(poster.srcset?.split(', ') ?? [])];
    for (const path of addresses.map((address) => address.split(' ')[0])) {
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
    url: `http://localhost:${server.address().port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Title and poster of the first cards on Home, the poster by the attributes that decide how it loads. */
async function readCards(browser, app, storageState) {
  const { context, page } = await openPhone(browser, { storageState });
  await page.goto(app.url);
  await page.getByRole('article').nth(19).waitFor();
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.slice(0, 20).map((article) => {
      const image = article.querySelector('img');
      const names = ['src', 'srcset', 'sizes', 'width', 'height', 'loading', 'fetchpriority'];
      const given = names.filter((name) => image.hasAttribute(name));
      return {
        title: article.querySelector('h2').innerHTML,
        poster: Object.fromEntries(
          given.map((name) => [name, image.getAttribute(name).replaceAll(location.origin, '')]),
        ),
      };
    }),
  );
  await context.close();
  return cards;
}

function floorHtml(cards) {
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
