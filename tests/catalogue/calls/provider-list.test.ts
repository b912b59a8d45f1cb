import { expect, test } from 'vitest';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { fakeProviderList } from '#tests/support/catalogue/fake-services.ts';

test.each(['movie', 'tv'])('the bundled catalogue knows no services for a %s', async (type) => {
  expect(await askBundled(`watch/providers/${type}?watch_region=DE`)).toEqual({ results: [] });
});

test.each(['movie', 'tv'])('TMDB’s services of a country are listed for a %s', async (type) => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const list = await ask(`watch/providers/${type}?watch_region=AT`);
  expect(list).toEqual(fakeProviderList('AT'));
  expect(Object.keys(tmdb.requests[0]?.query ?? {}).sort()).toEqual(['api_key', 'watch_region']);
});

test('without a country the services of all countries are listed', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect((await ask('watch/providers/tv')).results).toHaveLength(5);
});

test('what is no country is refused by name', async () => {
  await expect(askBundled('watch/providers/tv?watch_region=Austria')).rejects.toThrow(
    'watch_region must be a country',
  );
});
