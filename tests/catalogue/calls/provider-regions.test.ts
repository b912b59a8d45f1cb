import { expect, test } from 'vitest';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { fakeProviderRegions } from '#tests/support/catalogue/fake-services.ts';

test('the bundled catalogue knows no country with services', async () => {
  expect(await askBundled('watch/providers/regions')).toEqual({ results: [] });
});

test('TMDB’s countries with services are passed on, once for all languages', async () => {
  const { tmdb, askAs } = await anUpstreamCatalogue();
  expect(await askAs({ language: 'de' })('watch/providers/regions')).toEqual(fakeProviderRegions);
  await askAs({ language: 'fr' })('watch/providers/regions');
  expect(tmdb.requests).toHaveLength(1);
});
