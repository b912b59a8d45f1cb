import { expect, test } from 'vitest';
import { type MediaType, nameOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import {
  type DiscoverFilters,
  discoverTitles,
  noFilters,
} from '#server/catalogue/bundled/discover-titles.ts';

const tomHanks = 31;
const spielberg = 488;
const dicaprio = 6193;
const scorsese = 1032;

function discover(type: MediaType, filters: Partial<DiscoverFilters>): string[] {
  return discoverTitles(bundledCatalogue(), type, { ...noFilters, ...filters }).map(nameOf);
}

function runtimeOf(type: MediaType, name: string) {
  return bundledCatalogue()[type].titles.find(({ row }) => nameOf(row) === name)?.facts.runtime;
}

test('without filters, all titles pass, most popular first', () => {
  expect(discover('tv', {})).toEqual(bundledCatalogue().tv.rows.map(nameOf));
});

test.each([
  [
    { with_cast: `${tomHanks}`, with_crew: `${spielberg}` },
    ['Saving Private Ryan', 'Catch Me If You Can'],
  ],
  [{ with_cast: `${tomHanks},${dicaprio}` }, ['Catch Me If You Can']],
  [
    { with_people: `${scorsese},${dicaprio}` },
    ['Shutter Island', 'The Wolf of Wall Street', 'The Departed', 'Killers of the Flower Moon'],
  ],
])('people are found by what they did: %o', (filters, names) => {
  expect(discover('movie', filters).sort()).toEqual([...names].sort());
});

test('a pipe between people means any of them', () => {
  const either = discover('movie', { with_people: `${tomHanks}|${dicaprio}` });
  expect(either).toContain('Forrest Gump');
  expect(either).toContain('Titanic');
});

test('the creators of a TV show are its crew', () => {
  expect(discover('tv', { with_crew: '66633' })).toEqual([
    'Breaking Bad',
    'Better Call Saul',
    'Pluribus',
  ]);
});

test('both days of a range are within it', () => {
  const names = discover('movie', { date: { gte: '1985-07-03', lte: '1985-07-03' } });
  expect(names).toEqual(['Back to the Future']);
});

test('a range may be open at one end', () => {
  expect(discover('movie', { date: { gte: '', lte: '1920-12-31' } }).sort()).toEqual([
    'A Trip to the Moon',
    'The Cabinet of Dr. Caligari',
  ]);
});

test('the length may be limited, and a title of unknown length passes no limit', () => {
  const short = discover('tv', { with_runtime: { gte: null, lte: 25 } });
  const long = discover('tv', { with_runtime: { gte: 26, lte: null } });
  const known = bundledCatalogue().tv.titles.filter(({ facts }) => facts.runtime !== null);
  expect(short.length + long.length).toBe(known.length);
  expect(short.every((name) => (runtimeOf('tv', name) ?? 99) <= 25)).toBe(true);
  expect(discover('tv', { with_runtime: { gte: 0, lte: null } })).not.toContain('Dark');
});

test('the original language and the country filter', () => {
  const korean = discover('movie', { with_original_language: 'ko' });
  expect(korean).toContain('Parasite');
  const either = discover('movie', { with_original_language: 'ko|hi' });
  expect(either.length).toBe(
    korean.length + discover('movie', { with_original_language: 'hi' }).length,
  );
  expect(discover('tv', { with_origin_country: 'DE' })).toContain('Dark');
});

test('filters combine', () => {
  expect(
    discover('movie', {
      with_genres: '878',
      with_crew: '525',
      date: { gte: '2010-01-01', lte: '2019-12-31' },
      sort_by: 'primary_release_date.asc',
    }),
  ).toEqual(['Inception', 'Interstellar']);
});
