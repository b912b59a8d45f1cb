// When a page is rendered, when a cached one is sent, and when the browser has to render it itself.
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { createPageSender, type PageSenderOptions } from '#server/pages/page-sender.ts';
import { readPageTemplate } from '#server/pages/page-template.ts';
import { days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { aFakePage } from '#tests/support/catalogue/fake-titles.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';
import {
  aConfiguration,
  aLivePageServer,
  aMarkedClient,
  aPageServer,
  aRenderer,
  signedIn,
  stateOf,
} from '#tests/support/pages/a-page-server.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const second = 1000;

const inventedSearches = (count: number) =>
  Array.from({ length: count }, (_, index) => `/?q=${index}`);

/** More than are rendered in a second. */
const manyAddresses = Array.from({ length: 25 }, (_, index) => `/${index}`);

type Get = Awaited<ReturnType<typeof aPageServer>>['get'];

async function getEach(get: Get, addresses: string[]): Promise<void> {
  for (const address of addresses) await get(address);
}

test('a page is rendered once', async () => {
  const renderer = aRenderer([['movie/popular', {}]]);
  const { get } = await aPageServer(renderer);
  const first = await get('/');
  expect((await get('/')).body).toBe(first.body);
  expect(renderer.rendered).toEqual(['/']);
});

test('addresses that show the same page share it', async () => {
  const renderer = aRenderer();
  const { get } = await aPageServer(renderer);
  await get('/favorites', {});
  await get('/account', {});
  expect(renderer.rendered).toEqual(['/login']);
});

test('simultaneous requests for a page share one rendering', async () => {
  const renderer = aRenderer();
  const { get } = await aPageServer(renderer);
  await Promise.all(Array.from({ length: 10 }, () => get('/')));
  expect(renderer.rendered).toEqual(['/']);
});

test.each([
  ['who is not logged in', {}],
  ['of another theme', { cookie: `${signedIn.cookie}; marquee.theme=dark` }],
  ['of another language', { ...signedIn, 'accept-language': 'de' }],
  ['of another region', { ...signedIn, 'accept-language': 'en-GB' }],
])('a visitor %s gets a page of their own', async (_who, headers) => {
  const renderer = { ...aRenderer(), findShownAddress: (address: string) => address };
  const { get } = await aPageServer(renderer);
  await get('/');
  await get('/', headers);
  expect(renderer.rendered).toEqual(['/', '/']);
});

test('a page shows what the bundled catalogue has', async () => {
  const { get } = await aPageServer(aRenderer([['search/movie', { query: 'matrix' }]]));
  const { answers } = stateOf(await get('/?q=matrix'));
  expect(answers[0].results[0]).toMatchObject({ title: 'The Matrix' });
});

test('a page without cached answers of TMDB is rendered without them, and TMDB is not asked', async () => {
  const { get, tmdb } = await aLivePageServer(aRenderer([['tv/popular', { language: 'en-US' }]]));
  expect(stateOf(await get('/')).answers).toEqual([null]);
  expect(tmdb.requests).toEqual([]);
});

test('a page is rendered anew once the catalogue has an answer that it lacked', async () => {
  const renderer = aRenderer([['tv/popular', { language: 'en-US' }]]);
  const { get, ask } = await aLivePageServer(renderer);
  await get('/');
  const popular = await ask('/tv/popular?language=en-US');
  expect(stateOf(await get('/')).answers).toEqual([popular.json()]);
});

test('a page is rendered anew once an answer that it shows has changed', async () => {
  const { get, ask, tmdb, clock } = await aLivePageServer(
    aRenderer([['tv/popular', { language: 'en-US' }]]),
  );
  const address = '/tv/popular?language=en-US';
  tmdb.maxAgeSeconds = 60;
  await ask(address);
  await get('/');
  clock.advance(30 * 60 * second);
  tmdb.next(content(aFakePage('tv', 2, 'en-US', () => true)));
  // It gets the stale answer, while TMDB is asked for a newer one.
  await ask(address);
  await expect.poll(async () => stateOf(await get('/')).answers[0].page).toBe(2);
});

test('a page shows nothing of what others have searched for at TMDB', async () => {
  const query = { query: 'movie', language: 'en-US' };
  const { get, ask } = await aLivePageServer(aRenderer([['search/movie', query]]));
  await ask('/search/movie?query=movie&language=en-US');
  expect(stateOf(await get('/')).answers).toEqual([null]);
});

test('of invented addresses twenty a second are rendered, and browsers render the others', async () => {
  const renderer = aRenderer();
  const { get, clock } = await aPageServer(renderer);
  await getEach(get, inventedSearches(25));
  expect(renderer.rendered).toHaveLength(20);
  const page = await get('/?q=one-more');
  expect(page.statusCode).toBe(200);
  expect(stateOf(page)).toBeNull();
  clock.advance(second);
  await getEach(get, inventedSearches(50));
  expect(renderer.rendered).toHaveLength(40);
});

test('invented searches do not keep other pages from being rendered', async () => {
  const { get } = await aPageServer(aRenderer());
  await getEach(get, inventedSearches(25));
  expect(stateOf(await get('/'))).toMatchObject({ address: '/' });
});

test.each(['en-US', 'de', 'de-DE', 'ar-EG', 'fr-FR,en'])(
  'unusual regions do not keep pages in %s from being rendered',
  async (language) => {
    const { get } = await aPageServer(aRenderer());
    for (const region of 'AT AU BE BG BR BZ CA CH CY CZ DK EE FI GB GR HK HU IE IL IN IS IT JM JP KE'.split(
      ' ',
    )) {
      await get('/', { ...signedIn, 'accept-language': `en-${region}` });
    }
    const page = await get('/', { ...signedIn, 'accept-language': language });
    expect(stateOf(page)).toMatchObject({ address: '/' });
  },
);

test('invented searches evict each other, and no other page', async () => {
  const renderer = aRenderer();
  const { get, clock } = await aPageServer(renderer);
  await get('/');
  for (const address of inventedSearches(201)) {
    await get(address);
    clock.advance(second);
  }
  renderer.rendered.length = 0;
  await getEach(get, ['/', '/?q=200', '/?q=0']);
  expect(renderer.rendered).toEqual(['/?q=0']);
});

test('cached pages are sent as they are while others cannot be rendered', async () => {
  const { get } = await aPageServer(aRenderer());
  await getEach(get, inventedSearches(25));
  expect(stateOf(await get('/?q=3'))).toMatchObject({ address: '/?q=3' });
});

test('an outdated page is sent while it cannot be rendered anew', async () => {
  const { get, ask } = await aLivePageServer(aRenderer([['tv/popular', { language: 'en-US' }]]));
  await get('/');
  await ask('/tv/popular?language=en-US');
  await getEach(get, manyAddresses);
  expect(stateOf(await get('/')).answers).toEqual([null]);
});

test('an outdated page is not sent once TMDB does not allow to show an answer in it', async () => {
  const { get, ask, clock } = await aLivePageServer(
    aRenderer([['tv/popular', { language: 'en-US' }]]),
  );
  await ask('/tv/popular?language=en-US');
  await get('/');
  clock.advance(180 * days);
  await getEach(get, manyAddresses);
  expect(stateOf(await get('/'))).toBeNull();
});

test('a page that cannot be rendered is rendered by the browser', async () => {
  const { get } = await aPageServer(aRenderer());
  const page = await get('/broken');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<p>Loading...</p>');
});

/** Only the sender of pages, without the server around it. */
function aPageSender(replaced: Partial<PageSenderOptions> = {}) {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
  });
  const sendPage = createPageSender({
    template: readPageTemplate(aMarkedClient(), ''),
    renderer: aRenderer(),
    basePath: '',
    configuration: aConfiguration,
    lookUpCachedAnswer: () => () => null,
    clock: aClock(),
    ...replaced,
  });
  app.get('*', sendPage);
  return { lines, get: (url: string) => app.inject({ url, headers: signedIn }) };
}

test('why a page cannot be rendered is logged', async () => {
  const { get, lines } = aPageSender();
  await get('/broken');
  expect(lines.join()).toContain('this page cannot be rendered');
});

test('a page that could not be compressed is tried again', async () => {
  const template = readPageTemplate(aMarkedClient(), '');
  const write = vi.fn(() => template.html);
  // No text, so that it cannot be compressed.
  write.mockReturnValueOnce(null as unknown as string);
  const html = { replace: write } as unknown as string;
  const { get } = aPageSender({ renderer: null, template: { ...template, html } });
  expect((await get('/')).statusCode).toBe(500);
  expect((await get('/')).statusCode).toBe(200);
});

test('an address that the renderer cannot read is rendered by the browser', async () => {
  const { get } = await aPageServer({
    ...aRenderer(),
    findShownAddress() {
      throw new Error('this is no address');
    },
  });
  expect(await get('//')).toMatchObject({ statusCode: 200 });
});

test('a failed rendering is not cached', async () => {
  const renderer = aRenderer();
  const { get } = await aPageServer(renderer);
  await get('/broken');
  await get('/broken');
  expect(renderer.rendered).toEqual(['/broken', '/broken']);
});

test('the empty page is not rendered, for whomever it is', async () => {
  const renderer = aRenderer();
  const { get } = await aPageServer(renderer);
  const page = await get('/?empty');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<p>Loading...</p>');
  expect(renderer.rendered).toEqual([]);
});
