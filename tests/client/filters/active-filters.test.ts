// What a list is filtered by, as chips and messages name it.
import { expect, test } from 'vitest';
import { activeFilters } from '#client/features/filters/active-filters.ts';
import type { ListFilter } from '#client/lib/list-filter.ts';
import { words } from '#client/messages/en/en-filters.ts';

const genres = [
  { id: 28, name: 'Action' },
  { id: 27, name: 'Horror' },
];

const activeIn = (filter: ListFilter) => activeFilters(filter, { words, locale: 'en', genres });

test('each filter has a name, in the order of choosing', () => {
  const names = activeIn({
    to: '1999',
    language: 'fr',
    genre: '28',
    without: '27',
    shortest: '90',
    score: '7.5',
    votes: '500',
    services: '8|9',
    region: 'DE',
    sort: 'newest',
  }).map(({ name }) => name);
  expect(names).toEqual([
    'Until 1999',
    'French',
    'Action',
    'Without Horror',
    'At least 90 min',
    'Score from 7.5',
    'At least 500 votes',
    '2 services',
    'Newest',
  ]);
});

test('a genre is removed by itself, and the others stay combined as they were', () => {
  const [action] = activeIn({ genre: '28|27|35', from: '1990' });
  expect(action?.rest).toEqual({ genre: '27|35', from: '1990' });
});

test('the last genre takes the filter with it', () => {
  expect(activeIn({ genre: '28' })[0]?.rest).toEqual({});
});

test('services are removed with their region', () => {
  const [services] = activeIn({ services: '8', region: 'DE', sort: 'title' });
  expect(services?.rest).toEqual({ sort: 'title' });
});

test('a genre that the catalogue does not name is called by its number', () => {
  expect(activeIn({ genre: '99999' })[0]?.name).toBe('Genre 99999');
});

test.each([
  ['cn', 'Cantonese'],
  ['xx', 'Xx'],
])('the language %s is called %s', (language, name) => {
  expect(activeIn({ language })[0]?.name).toBe(name);
});
