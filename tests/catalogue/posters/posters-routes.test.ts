import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerPosterRoutes } from '#server/catalogue/posters/poster-routes.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>Breaking Bad</title></svg>';

function aPosterServer() {
  const directory = aDirectory();
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(directory, name), content);
  write('tv-1396.svg', drawing);
  write('tv-1396.svg.br', brotliCompressSync(drawing));
  write('tv-1396.svg.gz', gzipSync(drawing));
  const app = Fastify();
  registerPosterRoutes(app, directory);
  return app;
}

test('a poster is served without a login; every page may show it and none may run it', async () => {
  const app = aPosterServer();
  const response = await app.inject('/t/p/w342/tv-1396.svg');
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(drawing);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
});

test.each(['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'])(
  'TMDB’s size %s is served',
  async (size) => {
    const app = aPosterServer();
    expect((await app.inject(`/t/p/${size}/tv-1396.svg`)).statusCode).toBe(200);
  },
);

test('HEAD answers as GET does, without the drawing', async () => {
  const app = aPosterServer();
  const response = await app.inject({ method: 'HEAD', url: '/t/p/w92/tv-1396.svg' });
  expect(response.statusCode).toBe(200);
  expect(response.headers.etag).toMatch(/^W\/"[\w-]+"$/);
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
  '/t/p/w342/tv-1396.svg.br',
  '/t/p/w342/tv-99999999999999999999.svg',
  '/t/p/w342/..%2F..%2Fetc%2Fpasswd',
  '/t/p/w342/',
  '/t/p/w342',
])('%s is not found', async (url) => {
  const app = aPosterServer();
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each([
  ['its tag', (etag: string) => etag],
  ['its tag without the mark of a weak one', (etag: string) => etag.slice(2)],
  ['its tag among others', (etag: string) => `"other", ${etag}`],
  ['any tag', () => '*'],
])(
  'a browser that has cached the poster and sends %s gets 304 without a body',
  async (_, nameIt) => {
    const app = aPosterServer();
    const url = '/t/p/w500/tv-1396.svg';
    const etag = String((await app.inject(url)).headers.etag);
    const response = await app.inject({ url, headers: { 'if-none-match': nameIt(etag) } });
    expect(response.statusCode).toBe(304);
    expect(response.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=604800' });
    expect(response.body).toBe('');
  },
);

test('a browser that has cached another version gets this one', async () => {
  const app = aPosterServer();
  const headers = { 'if-none-match': '"other"' };
  const response = await app.inject({ url: '/t/p/w500/tv-1396.svg', headers });
  expect(response.statusCode).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a poster is sent as the build compressed it: %s', async (encoding, decompress) => {
  const app = aPosterServer();
  const headers = { 'accept-encoding': encoding };
  const response = await app.inject({ url: '/t/p/w342/tv-1396.svg', headers });
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'image/svg+xml',
  });
  expect(decompress(response.rawPayload).toString()).toBe(drawing);
});

test('a 404 is not cached for a week, because the poster may exist soon', async () => {
  const { headers } = await aPosterServer().inject('/t/p/w342/tv-1.svg');
  expect(headers).not.toHaveProperty('cache-control');
});
