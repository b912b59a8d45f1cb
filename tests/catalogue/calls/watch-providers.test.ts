import { expect, test } from 'vitest';
import { anUpstreamCatalogue, days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { fakeWatchProviders } from '#tests/support/catalogue/fake-services.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

test('the bundled catalogue knows no services', async () => {
  expect(await askBundled('movie/105/watch/providers')).toEqual({ id: 105, results: {} });
  expect(await askBundled('tv/1396/watch/providers')).toEqual({ id: 1396, results: {} });
});

test.each(['movie', 'tv'] as const)('TMDB’s services of a %s are passed on', async (type) => {
  const { ask } = await anUpstreamCatalogue();
  const expected = { id: 7, ...fakeWatchProviders(type, 7) };
  expect(await ask(`${type}/7/watch/providers`)).toEqual(expected);
});

test('an unknown title has no services', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect(await askBundled('movie/99999999/watch/providers')).toBeNull();
  expect(await ask('movie/999/watch/providers')).toBeNull();
});

test('the answer is the same for every language and region, and fresh for a day', async () => {
  const { tmdb, clock, askAs } = await anUpstreamCatalogue();
  await askAs({ language: 'de', region: 'DE' })('movie/7/watch/providers');
  clock.advance(days - 1000);
  await askAs({ language: 'fr', region: 'FR' })('movie/7/watch/providers');
  expect(tmdb.requests.map(({ query }) => Object.keys(query))).toEqual([['api_key']]);
  clock.advance(1000);
  await askAs({})('movie/7/watch/providers');
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});

test('only countries, services and links of TMDB are passed on', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const service = { provider_id: 8, provider_name: 'Service', logo_path: '/../8.jpg' };
  const link = 'javascript:alert(1)';
  tmdb.next(
    content({
      results: {
        DE: { link, flatrate: [service, { provider_id: 'x' }], rent: 'none', unheard_of: [] },
        Germany: { link },
        constructor: { link },
      },
    }),
  );
  const known = { ...service, logo_path: null, display_priority: 0 };
  expect(await ask('movie/7/watch/providers')).toEqual({
    id: 7,
    results: { DE: { link: '', flatrate: [known], rent: [] } },
  });
});

test('an answer without countries is not cached as one', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  tmdb.next(content({ id: 7, results: null }));
  await expect(ask('movie/7/watch/providers')).rejects.toMatchObject({ status: 503 });
  expect(await ask('movie/7/watch/providers')).toMatchObject({ id: 7 });
});
