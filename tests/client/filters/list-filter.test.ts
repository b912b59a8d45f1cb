// The filters of a list, from the address to what the catalogue is asked.
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  askForFilters,
  countFilters,
  getListFilter,
  offeredFilter,
  withChoice,
  withFilter,
} from '#client/lib/list-filter.ts';

test.each([
  ['?genre=28,12', { with_genres: '28,12' }],
  ['?genre=28|12&without=27', { with_genres: '28|12', without_genres: '27' }],
  [
    '?from=1990&to=1999',
    { 'primary_release_date.gte': '1990-01-01', 'primary_release_date.lte': '1999-12-31' },
  ],
  ['?shortest=90&longest=120', { 'with_runtime.gte': '90', 'with_runtime.lte': '120' }],
  ['?language=fr', { with_original_language: 'fr' }],
  ['?score=7.5&votes=500', { 'vote_average.gte': '7.5', 'vote_count.gte': '500' }],
  ['?services=8|9&region=DE', { with_watch_providers: '8|9', watch_region: 'DE' }],
  ['?sort=title', { sort_by: 'title.asc' }],
])('movies of the address %s are discovered by %o', (search, asked) => {
  expect(askForFilters(getListFilter(search), 'movie')).toEqual(asked);
});

test('TV shows are discovered by the day of their first episode, and by their name', () => {
  expect(askForFilters({ from: '2008', sort: 'title' }, 'tv')).toEqual({
    'first_air_date.gte': '2008-01-01',
    sort_by: 'name.asc',
  });
});

test('the newest titles end with today, unless a last year is chosen', () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const last = 'primary_release_date.lte';
  expect(askForFilters({ sort: 'newest' }, 'movie')?.[last]).toBe('2026-05-04');
  expect(askForFilters({ to: '1999', sort: 'newest' }, 'movie')?.[last]).toBe('1999-12-31');
});

test('a list without filters is not discovered', () => {
  expect(askForFilters({}, 'movie')).toBeNull();
});

test.each([
  'genre=abc',
  'genre=28,12|16',
  'genre=0',
  'from=9999',
  'to=99',
  'shortest=-1',
  'language=english',
  'score=10.5',
  'sort=x',
  'services=8',
  'services=0&region=DE',
  'region=DE',
  'constructor=1',
  '__proto__=1',
  `genre=${'1'.repeat(201)}`,
])('what no control could have written does not count: %s', (search) => {
  expect(getListFilter(`?${search}`)).toEqual({});
});

test('an address has the filters in the order of choosing', () => {
  const filter = withChoice({ from: '1990', genre: '28' }, { from: '1980' });
  expect(withFilter('/', filter)).toBe('/?genre=28&from=1980');
  expect(Object.keys(getListFilter('?genre=28&from=1980'))).toEqual(['genre', 'from']);
});

test('a choice that is taken back leaves the others', () => {
  expect(withChoice({ genre: '28', without: '27' }, { without: null })).toEqual({ genre: '28' });
});

test('a filter ends the search', () => {
  expect(withChoice({ q: 'dune' }, { genre: '28' })).toEqual({ genre: '28' });
});

test('a search has no filters', () => {
  expect(getListFilter('?genre=28&q=dune&sort=title')).toEqual({ q: 'dune' });
});

test('what only TMDB knows is not offered without it', () => {
  const filter = getListFilter('?genre=28&score=7&votes=9&services=8&region=DE&sort=best');
  expect(offeredFilter(filter, false)).toEqual({ genre: '28' });
  expect(offeredFilter(filter, true)).toEqual(filter);
});

test('every genre counts as a filter, and all services as one', () => {
  const filter = { genre: '28,12', without: '27', services: '8|9', region: 'DE', sort: 'title' };
  expect(countFilters(filter)).toBe(5);
});
