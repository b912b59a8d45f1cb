import { expect, test } from 'vitest';
import {
  arrangeFavorites,
  asAdded,
  genresAmong,
} from '#client/features/favorites/arrange-favorites.ts';
import { asEntry } from '#client/features/lists/list-entry.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';

const amelie = aMovie({
  id: 194,
  title: 'Amélie',
  release_date: '2001-04-25',
  genre_ids: [35, 10749],
});
const zodiac = aMovie({ id: 1949, title: 'Zodiac', release_date: '2007-03-02', genre_ids: [80] });
const dark = asEntry(
  'tv',
  aTvShow({ id: 70523, name: 'Dark', first_air_date: '2017-12-01', genre_ids: [80, 18] }),
);
const undated = aMovie({ id: 9, title: 'Bare', release_date: '', genre_ids: [] });
const entries = [zodiac, amelie, dark, undated];

const titles = (arrangement: object) =>
  arrangeFavorites(entries, { ...asAdded, ...arrangement }, 'en').map(({ id }) => id);

test('favorites are shown newest first', () => {
  expect(titles({})).toEqual([9, 70523, 194, 1949]);
});

test('favorites can be sorted by title, ignoring accents and case', () => {
  expect(titles({ order: 'title' })).toEqual([194, 9, 70523, 1949]);
});

test('titles are sorted by the rules of the language', () => {
  const rhea = aMovie({ id: 1, title: 'Ñandú' });
  const night = aMovie({ id: 2, title: 'Nuit' });
  const firstIn = (locale: string) =>
    arrangeFavorites([rhea, night], { ...asAdded, order: 'title' }, locale)[0];
  expect(firstIn('en')).toBe(rhea);
  expect(firstIn('es')).toBe(night);
});

test('favorites can be sorted by year, the ones without a year last', () => {
  expect(titles({ order: 'year' })).toEqual([70523, 1949, 194, 9]);
});

test('favorites can be filtered by text, ignoring accents and case', () => {
  expect(titles({ text: ' AMELIE ' })).toEqual([194]);
  expect(titles({ text: 'nothing like it' })).toEqual([]);
});

test('favorites can be filtered by genre, whether the catalogue gave its id or its name', () => {
  expect(titles({ genre: '80' })).toEqual([70523, 1949]);
  const details = { ...aMovie({ id: 5, genre_ids: [] }), genres: [{ id: 80, name: 'Crime' }] };
  expect(arrangeFavorites([details], { ...asAdded, genre: '80' }, 'en')).toEqual([details]);
});

test('favorites can be filtered by kind', () => {
  expect(titles({ type: 'tv' })).toEqual([70523]);
  expect(titles({ type: 'movie' })).toEqual([9, 194, 1949]);
});

test('arranging does not change the list itself', () => {
  arrangeFavorites(entries, { ...asAdded, order: 'title' }, 'en');
  expect(entries.map(({ id }) => id)).toEqual([1949, 194, 70523, 9]);
});

test('the genre choices are the genres of the favorites, each once and sorted by name', () => {
  const [crime, drama, western] = [
    { id: 80, name: 'Crime' },
    { id: 18, name: 'Drama' },
    { id: 37, name: 'Western' },
  ];
  expect(genresAmong(entries, [drama, western, crime, crime], 'en')).toEqual([crime, drama]);
});
