import { dateOf, type MediaType, type Title, yearOf } from '#contract/catalogue.ts';
import type { BundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import type { BundledTitle } from '#server/catalogue/bundled/bundled-titles.ts';

/** The least and the greatest value, both included. */
interface Bounds<Value> {
  gte: Value;
  lte: Value;
}

/**
 * The filters in TMDB's notation; an empty text does not filter. Of the values in a text, a comma is
 * AND and a pipe is OR.
 */
export interface DiscoverFilters {
  /** Genre ids. */
  with_genres: string;
  /** Genre ids; a title of any of them does not pass. */
  without_genres: string;
  /** ISO 639-1. */
  with_original_language: string;
  /** ISO 3166-1. */
  with_origin_country: string;
  /** Ids of people who appear in it. */
  with_cast: string;
  /** Ids of people who made it. */
  with_crew: string;
  /** Ids of people who did either. */
  with_people: string;
  /** Days of the release or the first broadcast, YYYY-MM-DD; an empty text is no bound. */
  date: Bounds<string>;
  /** Minutes; a title whose length is not known passes no bound. */
  with_runtime: Bounds<number | null>;
  /** The year of the release or the first broadcast. */
  year: number | null;
  /** A field and a direction, such as `popularity.desc`. */
  sort_by: string;
}

/** Lets every title pass, most popular first. */
export const noFilters: DiscoverFilters = {
  with_genres: '',
  without_genres: '',
  with_original_language: '',
  with_origin_country: '',
  with_cast: '',
  with_crew: '',
  with_people: '',
  date: { gte: '', lte: '' },
  with_runtime: { gte: null, lte: null },
  year: null,
  sort_by: '',
};

/** Gives the titles that pass the filters, in the requested order, by default most popular first. */
export function discoverTitles(
  catalogue: BundledCatalogue,
  type: MediaType,
  filters: DiscoverFilters,
): readonly Title[] {
  const tests = testsFor(catalogue, filters);
  const found = catalogue[type].titles.filter((title) => tests.every((passes) => passes(title)));
  return sortTitles(
    found.map(({ row }) => row),
    filters.sort_by,
  );
}

type Test = (title: BundledTitle) => boolean;

function testsFor(catalogue: BundledCatalogue, filters: DiscoverFilters): Test[] {
  const { date, with_runtime, year } = filters;
  const playedIn = (id: number) => catalogue.people.titlesOf(id).cast.map(({ row }) => row);
  const madeBy = (id: number) => catalogue.people.titlesOf(id).crew.map(({ row }) => row);
  const unwanted = numberGroups(filters.without_genres).flat();

  return [
    hasAll(numberGroups(filters.with_genres), ({ row }) => row.genre_ids),
    ({ row }) => !row.genre_ids.some((id) => unwanted.includes(id)),
    hasAll(codeGroups(filters.with_original_language), ({ facts }) => [facts.original_language]),
    hasAll(codeGroups(filters.with_origin_country), ({ facts }) =>
      facts.origin_country.map((country) => country.toLowerCase()),
    ),
    isOneOfAll(filters.with_cast, playedIn),
    isOneOfAll(filters.with_crew, madeBy),
    isOneOfAll(filters.with_people, (id) => [...playedIn(id), ...madeBy(id)]),
    ({ row }) => date.gte === '' || dateOf(row) >= date.gte,
    ({ row }) => date.lte === '' || dateOf(row) <= date.lte,
    ({ facts }) => with_runtime.gte === null || (facts.runtime ?? -1) >= with_runtime.gte,
    ({ facts }) => with_runtime.lte === null || (facts.runtime ?? Infinity) <= with_runtime.lte,
    ({ row }) => year === null || yearOf(row) === String(year),
  ];
}

/** Whether a title has one value of each group. */
function hasAll<Value>(groups: Value[][], valuesOf: (title: BundledTitle) => Value[]): Test {
  return (title) => {
    if (groups.length === 0) return true;
    const values = valuesOf(title);
    return groups.every((group) => group.some((value) => values.includes(value)));
  };
}

/** Whether a title is one of the titles of a person, for each group of people. */
function isOneOfAll(expression: string, titlesOf: (personId: number) => Title[]): Test {
  const groups = numberGroups(expression).map((ids) => new Set(ids.flatMap(titlesOf)));
  return ({ row }) => groups.every((rows) => rows.has(row));
}

// "28,12|16" is 28 AND (12 OR 16).
function numberGroups(expression: string): number[][] {
  return groupsIn(expression, /\d+/g).map((group) => group.map(Number));
}

function codeGroups(expression: string): string[][] {
  return groupsIn(expression.toLowerCase(), /[a-z]+/g);
}

function groupsIn(expression: string, value: RegExp): string[][] {
  return expression
    .split(',')
    .map((group): string[] => group.match(value) ?? [])
    .filter((group) => group.length > 0);
}

// The field for each name in `sort_by`. Votes are missing, because all titles have the same.
const sortFields = new Map([
  ['popularity', 'popularity'],
  ['title', 'title'],
  ['original_title', 'original_title'],
  ['name', 'name'],
  ['original_name', 'original_name'],
  ['release_date', 'release_date'],
  ['primary_release_date', 'release_date'],
  ['first_air_date', 'first_air_date'],
]);
// Compares digits as numbers, for popularity and for names such as "Toy Story 10".
const { compare } = new Intl.Collator('en', { numeric: true });

function sortTitles(titles: Title[], sortBy: string): Title[] {
  const [name = '', direction] = sortBy.split('.');
  const field = sortFields.get(name);
  if (field === undefined) return titles;
  const sign = direction === 'asc' ? 1 : -1;
  return titles.toSorted((a, b) => sign * compare(String(a[field]), String(b[field])));
}
