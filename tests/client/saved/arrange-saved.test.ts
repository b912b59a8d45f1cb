import { expect, test } from 'vitest';
import { asEntry } from '#client/features/lists/list-entry.ts';
import {
  arrangeSaved,
  asAdded,
  countUnknown,
  decadesAmong,
  genresAmong,
  type Known,
  peopleAmong,
} from '#client/features/saved/arrange-saved.ts';
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

const nothing = { imdb_id: null, next_air_date: null };
const known: Known = {
  facts: new Map([
    [
      'movie-194',
      { ...nothing, runtime: 122, people: [{ id: 2405, name: 'Audrey Tautou' }], providers: [8] },
    ],
    [
      'movie-1949',
      { ...nothing, runtime: 157, people: [{ id: 7467, name: 'David Fincher' }], providers: [9] },
    ],
    [
      'tv-70523',
      { ...nothing, runtime: 55, people: [{ id: 7467, name: 'David Fincher' }], providers: null },
    ],
  ]),
  services: [8, 337],
};

const titles = (arrangement: object) =>
  arrangeSaved(entries, { ...asAdded, ...arrangement }, 'en', known).map(({ id }) => id);

test('saved titles are shown newest first', () => {
  expect(titles({})).toEqual([9, 70523, 194, 1949]);
});

test('saved titles can be sorted by title, ignoring accents and case', () => {
  expect(titles({ order: 'title' })).toEqual([194, 9, 70523, 1949]);
});

test('titles are sorted by the rules of the language', () => {
  const rhea = aMovie({ id: 1, title: 'Ñandú' });
  const night = aMovie({ id: 2, title: 'Nuit' });
  const firstIn = (locale: string) =>
    arrangeSaved([rhea, night], { ...asAdded, order: 'title' }, locale, known)[0];
  expect(firstIn('en')).toBe(rhea);
  expect(firstIn('es')).toBe(night);
});

test('saved titles can be sorted by year, the ones without a year last', () => {
  expect(titles({ order: 'year' })).toEqual([70523, 1949, 194, 9]);
});

test('saved titles can be filtered by text, ignoring accents and case', () => {
  expect(titles({ text: ' AMELIE ' })).toEqual([194]);
  expect(titles({ text: 'nothing like it' })).toEqual([]);
});

test('saved titles can be filtered by genre, whether the catalogue gave its id or its name', () => {
  expect(titles({ genre: '80' })).toEqual([70523, 1949]);
  const details = { ...aMovie({ id: 5, genre_ids: [] }), genres: [{ id: 80, name: 'Crime' }] };
  expect(arrangeSaved([details], { ...asAdded, genre: '80' }, 'en', known)).toEqual([details]);
});

test('saved titles can be filtered by kind', () => {
  expect(titles({ type: 'tv' })).toEqual([70523]);
  expect(titles({ type: 'movie' })).toEqual([9, 194, 1949]);
});

test('arranging does not change the list itself', () => {
  arrangeSaved(entries, { ...asAdded, order: 'title' }, 'en', known);
  expect(entries.map(({ id }) => id)).toEqual([1949, 194, 70523, 9]);
});

test('the genre choices are the genres of the titles, each once and sorted by name', () => {
  const [crime, drama, western] = [
    { id: 80, name: 'Crime' },
    { id: 18, name: 'Drama' },
    { id: 37, name: 'Western' },
  ];
  expect(genresAmong(entries, [drama, western, crime, crime], 'en')).toEqual([crime, drama]);
});

test.each([
  ['a decade', { decade: '2000' }, [194, 1949]],
  ['a length under 90 minutes', { length: 'short' }, [70523]],
  ['a length of 90 to 150 minutes', { length: 'middle' }, [194]],
  ['a length over 150 minutes', { length: 'long' }, [1949]],
  ['a part of the name of a person', { person: ' FINCH ' }, [70523, 1949]],
  ['the visitor’s services', { isOnMyServices: true }, [194]],
])('saved titles can be filtered by %s', (_what, arrangement, ids) => {
  expect(titles(arrangement)).toEqual(ids);
});

test('saved titles can be sorted by length, the shortest first and the unknown ones last', () => {
  expect(titles({ order: 'length' })).toEqual([70523, 194, 1949, 9]);
});

test('seen titles can be sorted by the day, the last added first among those of one day', () => {
  const days = ['2026-02-01', '2026-03-01', '2026-02-01'];
  const seen = days.map((seen_on, index) => ({ ...aMovie({ id: index + 1 }), seen_on }));
  const sorted = arrangeSaved(seen, { ...asAdded, order: 'seen' }, 'en', known);
  expect(sorted.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('titles count as unknown that lack the fact of the filter', () => {
  const unknownFor = (arrangement: object) =>
    countUnknown(entries, { ...asAdded, ...arrangement }, known);
  expect(unknownFor({ length: 'short' })).toBe(1);
  expect(unknownFor({ isOnMyServices: true })).toBe(2);
});

test('the decade choices are those of the titles, the latest first', () => {
  expect(decadesAmong(entries)).toEqual(['2010', '2000']);
});

test('the people to choose from begin with those of the most titles', () => {
  expect(peopleAmong(known)).toEqual(['David Fincher', 'Audrey Tautou']);
});
