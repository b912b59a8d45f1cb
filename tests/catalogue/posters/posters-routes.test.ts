import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drawPoster } from '#catalogue/posters/draw-poster.ts';
import type { PosterFacts } from '#catalogue/posters/poster-look.ts';
import { registerPosterRoutes } from '#server/catalogue/posters/poster-routes.ts';

const breakingBad: PosterFacts = {
  mediaType: 'tv',
  id: 1396,
  title: 'Breaking Bad',
  year: '2008',
  genreIds: [80, 18],
};

function aPosterServer() {
  const app = Fastify();
  const asked: string[] = [];
  registerPosterRoutes(app, {
    findTitle(mediaType, id) {
      asked.push(`${mediaType}-${id}`);
      return mediaType === 'tv' && id === 1396 ? breakingBad : null;
    },
  });
  return { app, asked };
}

test('a poster is served without a login, to be shown by any page and never run', async () => {
  const { app } = aPosterServer();
  const response = await app.inject('/t/p/w342/tv-1396.svg');
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(drawPoster(breakingBad));
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
});

test.each(['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'])(
  'TMDB’s size %s is served',
  async (size) => {
    const { app } = aPosterServer();
    expect((await app.inject(`/t/p/${size}/tv-1396.svg`)).statusCode).toBe(200);
  },
);

test('HEAD answers as GET does, without the drawing', async () => {
  const { app } = aPosterServer();
  const response = await app.inject({ method: 'HEAD', url: '/t/p/w92/tv-1396.svg' });
  expect(response.statusCode).toBe(200);
  expect(response.headers.etag).toMatch(/^"[\w-]{43}"$/);
  expect(response.body).toBe('');
});

test.each([
  '/t/p/w300/tv-1396.svg',
  '/t/p/w342/movie-1396.svg',
  '/t/p/w342/tv-1.svg',
  '/t/p/w342/person-1396.svg',
  '/t/p/w342/tv-1396.jpg',
  '/t/p/w342/tv-01396.svg',
  '/t/p/w342/tv--1396.svg',
  '/t/p/w342/tv-1396.svg.svg',
  '/t/p/w342/tv-99999999999999999999.svg',
  '/t/p/w342/..%2F..%2Fetc%2Fpasswd',
  '/t/p/w342/',
  '/t/p/w342',
])('%s is not found', async (url) => {
  const { app } = aPosterServer();
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('a browser that has the poster gets 304 without a body', async () => {
  const { app } = aPosterServer();
  const url = '/t/p/w500/tv-1396.svg';
  const etag = String((await app.inject(url)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await app.inject({ url, headers: { 'if-none-match': known } });
    expect(response.statusCode).toBe(304);
    expect(response.headers.etag).toBe(etag);
    expect(response.body).toBe('');
  }
});

test('a browser that has another poster gets this one', async () => {
  const { app } = aPosterServer();
  const headers = { 'if-none-match': '"other"' };
  const response = await app.inject({ url: '/t/p/w500/tv-1396.svg', headers });
  expect(response.statusCode).toBe(200);
});

test('a poster is drawn once, whatever its sizes', async () => {
  const { app, asked } = aPosterServer();
  await app.inject('/t/p/w92/tv-1396.svg');
  await app.inject('/t/p/original/tv-1396.svg');
  expect(asked).toEqual(['tv-1396']);
});
