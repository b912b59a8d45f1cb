import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPosterCache } from '#server/catalogue/posters/poster-cache.ts';
import { aLiveCatalogue } from '#tests/support/catalogue/a-live-catalogue.ts';
import { content, endless, silence, status } from '#tests/support/catalogue/fake-tmdb.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

const poster = '/t/p/w500/movie-1.png';

/** A server that proxies posters, and the folder of its cache. */
async function aPosterProxy() {
  const { tmdb, app, settings } = await aLiveCatalogue({ PROXY_POSTERS: 'true' });
  return { tmdb, app, directory: join(settings.dataDirectory, 'posters') };
}

test('posters come from our own origin, and may be cached for ever', async () => {
  const { app } = await aPosterProxy();
  const configuration = await app.inject('/config.json');
  expect(configuration.json()).toMatchObject({ imageUrl: '/t/p', usesTmdb: true });
  expect(configuration.headers['content-security-policy']).toContain("img-src 'self' data:;");
  const answer = await app.inject(poster);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a poster is fetched once for any number of requests, and never with the key', async () => {
  const { app, tmdb } = await aPosterProxy();
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(poster)));
  answers.push(await app.inject(poster));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(tmdb.requests).toMatchObject([{ path: poster, query: {} }]);
});

test('a cached poster is served while a hundred fetches hang', async () => {
  const { app, tmdb } = await aPosterProxy();
  const { rawPayload } = await app.inject(poster);
  tmdb.always(silence);
  const names = Array.from({ length: 100 }, (_, each) => `/t/p/w500/other-${each}.png`);
  const hanging = names.map((url) => app.inject(url));
  await expect.poll(() => tmdb.requests).toHaveLength(11);
  expect((await app.inject('/t/p/w500/one-too-many.png')).statusCode).toBe(503);
  expect((await app.inject(poster)).rawPayload).toEqual(rawPayload);
  await tmdb.stop();
  for (const { statusCode } of await Promise.all(hanging)) expect(statusCode).toBe(503);
});

test('a cached poster is served while the image host is down', async () => {
  const { app, tmdb, directory } = await aPosterProxy();
  const { rawPayload } = await app.inject(poster);
  expect(readdirSync(directory)).toEqual(['w500-movie-1.png']);
  await tmdb.stop();
  expect((await app.inject(poster)).rawPayload).toEqual(rawPayload);
  const other = await app.inject('/t/p/w342/movie-1.png');
  expect(other.statusCode).toBe(503);
  expect(other.json()).toMatchObject({ error: 'unavailable' });
});

test.each(['w92', 'w154', 'w185', 'h632'])(
  'logos and portraits are served in their size %s',
  async (size) => {
    const { app } = await aPosterProxy();
    expect((await app.inject(`/t/p/${size}/logo.png`)).statusCode).toBe(200);
  },
);

test.each([
  '/t/p/original/movie-1.png',
  '/t/p/w1/movie-1.png',
  '/t/p/w500/movie-1.svg',
  '/t/p/w500/movie-1.html',
  '/t/p/w500/..%2F..%2Fsecrets.json',
  '/t/p/w500/%2E%2E%5Csecrets.png',
  '/t/p/..%2F3/movie-1.png',
])('%s is not found, and nothing is fetched for it', async (url) => {
  const { app, tmdb } = await aPosterProxy();
  expect((await app.inject(url)).statusCode).toBe(404);
  expect(tmdb.requests).toEqual([]);
});

test.each([
  ['a page', content('<script>alert(1)</script>', { 'content-type': 'text/html' })],
  ['a drawing, which could hold a script', content('<svg/>', { 'content-type': 'image/svg+xml' })],
  ['fifty megabytes', endless('image/png')],
  ['a 429', status(429)],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' })],
])('%s is not a poster, and is not cached', async (_name, sentinel) => {
  const { app, tmdb, directory } = await aPosterProxy();
  tmdb.next(sentinel);
  expect((await app.inject(poster)).statusCode).toBe(503);
  expect((await app.inject(poster)).statusCode).toBe(200);
  expect(readdirSync(directory)).toEqual(['w500-movie-1.png']);
});

test('a poster that TMDB does not have is not found', async () => {
  const { app, tmdb } = await aPosterProxy();
  tmdb.next(status(404));
  expect((await app.inject(poster)).statusCode).toBe(404);
});

test('the least recently used posters are deleted when the folder is full', async () => {
  const directory = aDirectory();
  const cache = createPosterCache(directory, 25);
  await cache.set('a', Buffer.alloc(10));
  await cache.set('b', Buffer.alloc(10));
  await cache.get('a');
  await cache.set('c', Buffer.alloc(10));
  expect(readdirSync(directory).sort()).toEqual(['a', 'c']);
  expect(await cache.get('b')).toBeNull();
  await cache.set('huge', Buffer.alloc(30));
  expect(readdirSync(directory)).toEqual([]);
});

test('the folder stays bounded over restarts, and files that a crash left half written are removed', async () => {
  const directory = join(aDirectory(), 'posters');
  await createPosterCache(directory, 100).set('a', Buffer.from('a poster'));
  writeFileSync(join(directory, 'b.0a1b2c3d4e5f.new'), 'half');
  const restarted = createPosterCache(directory, 10);
  expect(String(await restarted.get('a'))).toBe('a poster');
  expect(readdirSync(directory)).toEqual(['a']);
  await restarted.set('c', Buffer.alloc(5));
  expect(readdirSync(directory)).toEqual(['c']);
});

test('a poster that somebody deleted is fetched again', async () => {
  const directory = aDirectory();
  const cache = createPosterCache(directory, 100);
  await cache.set('a', Buffer.from('a poster'));
  rmSync(join(directory, 'a'));
  expect(await cache.get('a')).toBeNull();
});
