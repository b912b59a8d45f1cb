import { expect, test } from 'vitest';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { aFakeTitle } from '#tests/support/catalogue/fake-titles.ts';

test('the bundled catalogue recommends titles that are like this one', async () => {
  const page = await askBundled('movie/238/recommendations');
  expect(page.results[0]).toMatchObject({ title: 'The Godfather Part II', media_type: 'movie' });
  expect(page).toMatchObject({ page: 1, total_pages: 1, total_results: page.results.length });
  expect((await askBundled('tv/1396/recommendations')).results[0]?.media_type).toBe('tv');
});

test.each(['movie', 'tv'] as const)(
  'TMDB’s recommendations of a %s are passed on',
  async (type) => {
    const { tmdb, ask } = await anUpstreamCatalogue();
    const page = await ask(`${type}/7/recommendations?page=2`);
    const { unheard_of, ...title } = aFakeTitle(type, 20);
    expect(page.results[0]).toEqual({ ...title, media_type: type });
    expect(page).toMatchObject({ page: 2, total_results: 57 });
    expect(tmdb.requests[0]?.query).toMatchObject({ page: '2', language: 'en-US' });
  },
);

test('a recommended title without an overview gets the English one', async () => {
  const { askAs } = await anUpstreamCatalogue();
  const { results } = await askAs({ language: 'de' })('movie/7/recommendations');
  expect(results[0]).toMatchObject({ title: 'Film 1', overview: 'What 1 is about.' });
});

test('an unknown title has no recommendations', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect(await askBundled('movie/99999999/recommendations')).toBeNull();
  expect(await ask('movie/999/recommendations')).toBeNull();
});
