import { expect, test } from 'vitest';
import { ratingsOfMovie, ratingsOfTvShow } from '#client/features/watching/age-ratings.ts';

const releases = (iso_3166_1: string, ...certifications: string[]) => ({
  iso_3166_1,
  release_dates: certifications.map((certification) => ({ certification })),
});

test('of a country’s releases the first with a rating counts', () => {
  expect(ratingsOfMovie([releases('DE', '', '12', '16')])).toEqual({ DE: '12' });
});

test('a country whose releases have no rating has none', () => {
  expect(
    ratingsOfMovie([releases('US', 'PG-13'), releases('FR', '', ' '), releases('AT')]),
  ).toEqual({ US: 'PG-13' });
});

test('of several ratings of a TV show in a country the first that is not empty counts', () => {
  const ratings = ['', 'TV-14', 'TV-MA'].map((rating) => ({ iso_3166_1: 'US', rating }));
  expect(ratingsOfTvShow(ratings)).toEqual({ US: 'TV-14' });
});
