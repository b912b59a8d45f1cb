// Whom a page is for: what the browser's hints and its languages decide.
import { expect, test } from 'vitest';
import { aPageServer, aRenderer, signedIn, stateOf } from '#tests/support/pages/a-page-server.ts';

async function readerOf(headers: Record<string, string>) {
  const { get } = await aPageServer(aRenderer());
  return stateOf(await get('/', headers)).reader;
}

test('a browser that says its visitor is logged in gets the page of the address', async () => {
  const { get } = await aPageServer(aRenderer());
  expect((await get('/favorites')).body).toContain('What is at /favorites');
});

test.each([
  '',
  'marquee.signed-in=',
  'marquee.signed-in=no',
  'marquee.signed-in=yes!',
  'marquee.signed-in',
  'not-marquee.signed-in=yes',
  '=;;=yes',
])('the cookies %j say nothing, so the log in is shown', async (cookie) => {
  const { get } = await aPageServer(aRenderer());
  expect((await get('/favorites', { cookie })).body).toContain('What is at /login');
});

test('of two hints with the same name the first counts, which is of the longer path', async () => {
  const cookie = 'marquee.theme=dark; marquee.theme=light';
  expect(await readerOf({ cookie })).toMatchObject({ theme: 'dark' });
});

test.each([
  [{}, { language: 'en', locale: 'en' }],
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, { language: 'de', locale: 'de-AT' }],
  [{ 'accept-language': 'pl, en;q=0.1, FR-ca;q=0.5' }, { language: 'fr', locale: 'fr-CA' }],
  [
    { 'accept-language': 'en-GB, es-MX', cookie: 'marquee.language=es' },
    { language: 'es', locale: 'es-MX' },
  ],
  [
    { 'accept-language': 'en-GB', cookie: 'marquee.language=ar' },
    { language: 'ar', locale: 'ar' },
  ],
])('%j is read as %j', async (headers, reader) => {
  expect(await readerOf(headers)).toMatchObject(reader);
});

test.each([
  ['de-QQ', 'de'],
  ['de-invented', 'de'],
  ['de-x-anything', 'de'],
  ['de-a', 'de'],
  [`de-${'abcdefgh-'.repeat(8)}x`, 'de'],
  ['de-AT-u-co-phonebk', 'de-AT'],
  ['de_AT"><script>', 'en'],
])('the language %j has no page of its own, but that of %s', async (tag, locale) => {
  expect(await readerOf({ 'accept-language': tag })).toMatchObject({ locale });
});

test.each(['klingon', '"><script>', '../..', '__proto__'])(
  'the forged language and theme %j are ignored',
  async (forged) => {
    const cookie = `marquee.language=${forged}; marquee.theme=${forged}`;
    expect(await readerOf({ cookie })).toMatchObject({ language: 'en', theme: 'system' });
  },
);

test('the document says language, direction and chosen theme', async () => {
  const { get } = await aPageServer(aRenderer());
  const cookie = 'marquee.theme=dark; marquee.language=ar';
  const { body } = await get('/', { cookie, 'accept-language': 'ar-EG' });
  expect(body).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
});

test('the theme of the device is left to the browser', async () => {
  const { get } = await aPageServer(aRenderer());
  expect((await get('/')).body).toContain('<html lang="en" dir="ltr">');
});

test('a page depends on languages and cookies, and says so to caches', async () => {
  const { get } = await aPageServer(aRenderer());
  const { headers } = await get('/', signedIn);
  expect(headers).toMatchObject({
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'no-cache',
  });
});
