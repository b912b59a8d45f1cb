import { expect, test } from 'vitest';
import { anUpstreamCatalogue, days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';
import { fakeCertifications } from '#tests/support/catalogue/fake-services.ts';
import { content } from '#tests/support/catalogue/fake-tmdb.ts';

test.each(['movie/105/release_dates', 'tv/1396/content_ratings'])(
  'the bundled catalogue knows no age ratings: %s',
  async (address) => {
    expect(await askBundled(address)).toMatchObject({ results: [] });
  },
);

test.each([
  ['movie', 'movie/7/release_dates'],
  ['tv', 'tv/7/content_ratings'],
] as const)('TMDB’s age ratings of a %s are passed on', async (type, address) => {
  const { ask } = await anUpstreamCatalogue();
  expect(await ask(address)).toEqual({ id: 7, ...fakeCertifications(type, 7) });
});

test('an unknown title has no age ratings', async () => {
  const { ask } = await anUpstreamCatalogue();
  expect(await askBundled('movie/99999999/release_dates')).toBeNull();
  expect(await ask('tv/999/content_ratings')).toBeNull();
});

test('age ratings are the same in every language, and fresh for a week', async () => {
  const { tmdb, clock, askAs } = await anUpstreamCatalogue();
  await askAs({ language: 'de' })('tv/7/content_ratings');
  clock.advance(7 * days - 1000);
  await askAs({ language: 'fr' })('tv/7/content_ratings');
  expect(tmdb.requests).toHaveLength(1);
  clock.advance(1000);
  await askAs({})('tv/7/content_ratings');
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});

test('a rating of a wrong type is empty', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  tmdb.next(content({ results: [{ iso_3166_1: 'DE', rating: 12, descriptors: 'none' }, null] }));
  const expected = { descriptors: [], iso_3166_1: 'DE', rating: '' };
  expect(await ask('tv/7/content_ratings')).toEqual({ id: 7, results: [expected] });
});
