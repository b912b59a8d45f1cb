import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { genres } from '#catalogue/genres.ts';

interface Line {
  id: number;
  title?: string;
  name?: string;
  original_title?: string;
  original_name?: string;
  other_titles: string[];
  original_language: string;
  release_date?: string;
  first_air_date?: string;
  last_air_date?: string | null;
  number_of_seasons?: number | null;
  number_of_episodes?: number | null;
  status?: string | null;
  genre_ids: number[];
  runtime: number | null;
  origin_country: string[];
  imdb_id: string | null;
  trailer_key: string | null;
  overview: string;
}

function textOf(file: string): string {
  return readFileSync(`catalogue/${file}`, 'utf8');
}

const movies: Line[] = JSON.parse(textOf('movies.json'));
const tvShows: Line[] = JSON.parse(textOf('tv-shows.json'));
const all = [...movies, ...tvShows];
// The tests run with several clocks; a title of a later day moves this one.
const lastDay = '2026-11-21';
const callIt = (line: Line) => `${line.title ?? line.name} (${line.id})`;

// The dot after an initial, or after a title such as "Dr.", does not end a sentence.
function countSentences(overview: string): number {
  const text = overview.replace(/\b(Mr|Mrs|Ms|Dr|St|[A-Z])\./g, '$1');
  return (text.match(/[.!?]+(?=\s|$)/g) ?? []).length;
}

test('there are at least 400 movies and 200 TV shows', () => {
  expect(movies.length).toBeGreaterThanOrEqual(400);
  expect(tvShows.length).toBeGreaterThanOrEqual(200);
});

test.each(['movies.json', 'tv-shows.json'])('%s has one title per line', (file) => {
  const [first, ...lines] = textOf(file).trimEnd().split('\n');
  expect([first, lines.pop()]).toEqual(['[', ']']);
  for (const line of lines) expect(() => JSON.parse(line.replace(/,$/, ''))).not.toThrow();
});

test('no id is used twice within a media type', () => {
  for (const lines of [movies, tvShows]) {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(lines.every(({ id }) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  }
});

test('the titles that the specification’s examples need exist', () => {
  const named = new Map(movies.map(({ id, title }) => [id, title]));
  expect([550, 27205, 1396].map((id) => named.get(id))).toEqual([
    'Fight Club',
    'Inception',
    'Mirror',
  ]);
  expect(tvShows.find(({ id }) => id === 1396)?.name).toBe('Breaking Bad');
  for (const line of all.filter(({ id }) => [550, 27205].includes(id) || id === 1396)) {
    expect(line.trailer_key, callIt(line)).not.toBeNull();
  }
});

test('every date is a calendar day, and none is in the future', () => {
  for (const line of all) {
    const date = line.release_date ?? line.first_air_date ?? '';
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10), callIt(line)).toBe(date);
    expect(date >= '1895-12-28' && date <= lastDay, callIt(line)).toBe(true);
  }
});

test('movies come from every decade since the 1920s, TV shows since the 1950s', () => {
  const decadesOf = (lines: Line[]) =>
    new Set(lines.map((line) => (line.release_date ?? line.first_air_date ?? '').slice(0, 3)));
  for (let decade = 192; decade <= 202; decade++) expect(decadesOf(movies)).toContain(`${decade}`);
  for (let decade = 195; decade <= 202; decade++) expect(decadesOf(tvShows)).toContain(`${decade}`);
});

test('many countries and languages are present', () => {
  const countries = new Set(all.flatMap(({ origin_country }) => origin_country));
  const languages = new Set(all.map(({ original_language }) => original_language));
  expect(countries.size).toBeGreaterThanOrEqual(30);
  expect(languages.size).toBeGreaterThanOrEqual(20);
});

test('every title has a name, known genres, a language and a country', () => {
  for (const [mediaType, lines] of [
    ['movie', movies],
    ['tv', tvShows],
  ] as const) {
    const known = new Set(genres[mediaType].map(({ id }) => id));
    for (const line of lines) {
      expect(line.title ?? line.name, callIt(line)).toMatch(/^\S.*\S$|^\S$/);
      expect(line.original_title ?? line.original_name, callIt(line)).toMatch(/^\S.*\S$|^\S$/);
      expect(line.genre_ids.length, callIt(line)).toBeGreaterThan(0);
      expect(
        line.genre_ids.filter((id) => !known.has(id)),
        callIt(line),
      ).toEqual([]);
      expect(line.original_language, callIt(line)).toMatch(/^[a-z]{2}$/);
      expect(line.origin_country.length, callIt(line)).toBeGreaterThan(0);
      for (const country of line.origin_country) expect(country).toMatch(/^[A-Z]{2}$/);
    }
  }
});

test('every running time, IMDb id and trailer key is valid, or null', () => {
  for (const line of all) {
    if (line.runtime !== null) {
      expect(Number.isInteger(line.runtime) && line.runtime > 0, callIt(line)).toBe(true);
    }
    expect(line.imdb_id ?? 'tt0000000', callIt(line)).toMatch(/^tt\d{7,8}$/);
    expect(line.trailer_key ?? 'XXXXXXXXXXX', callIt(line)).toMatch(/^[\w-]{11}$/);
  }
});

test('no two titles share an IMDb id', () => {
  const ids = all.flatMap(({ imdb_id }) => imdb_id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the last episode of a TV show is not before its first, nor in the future', () => {
  for (const line of tvShows.filter(({ last_air_date }) => last_air_date !== null)) {
    const last = line.last_air_date ?? '';
    expect(new Date(`${last}T00:00:00Z`).toISOString().slice(0, 10), callIt(line)).toBe(last);
    expect(last >= (line.first_air_date ?? '') && last <= lastDay, callIt(line)).toBe(true);
  }
});

test('a TV show has ended or goes on, and no fewer episodes than seasons, or that is not known', () => {
  for (const line of tvShows) {
    expect(['Ended', 'Returning Series', null], callIt(line)).toContain(line.status);
    const { number_of_seasons, number_of_episodes } = line;
    expect(number_of_seasons ?? 1, callIt(line)).toBeGreaterThan(0);
    expect(number_of_episodes ?? 999, callIt(line)).toBeGreaterThanOrEqual(number_of_seasons ?? 1);
  }
});

test('no two titles share a trailer', () => {
  const keys = all.flatMap(({ trailer_key }) => trailer_key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every overview is unique, has one or two sentences and ends like a sentence', () => {
  for (const line of all) {
    expect([1, 2], `${callIt(line)}: ${line.overview}`).toContain(countSentences(line.overview));
    expect(line.overview, callIt(line)).toMatch(/^\S.{58,318}[.!?]$/);
  }
  expect(new Set(all.map(({ overview }) => overview)).size).toBe(all.length);
});

test('no name of a title is listed twice', () => {
  for (const line of all) {
    const names = [
      ...new Set([line.title ?? line.name, line.original_title ?? line.original_name]),
      ...line.other_titles,
    ];
    expect(new Set(names).size, callIt(line)).toBe(names.length);
  }
});
