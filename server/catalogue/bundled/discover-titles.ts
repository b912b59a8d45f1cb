import { type Title, yearOf } from '#contract/catalogue.ts';

/** The filters in TMDB's notation; an empty text does not filter. */
interface Filters {
  /** Genre ids: a comma is AND, a pipe is OR. */
  with_genres: string;
  without_genres: string;
  /** A field and a direction, such as `popularity.desc`. */
  sort_by: string;
  year: number | null;
}

/** Gives the titles that pass the filters, in the requested order; `titles` is sorted by popularity. */
export function discoverTitles(titles: readonly Title[], filters: Filters): readonly Title[] {
  const wanted = genreGroups(filters.with_genres);
  const unwanted = genreGroups(filters.without_genres).flat();
  const isOfOneOf = (title: Title, ids: number[]) => ids.some((id) => title.genre_ids.includes(id));
  const found = titles.filter(
    (title) =>
      wanted.every((group) => isOfOneOf(title, group)) &&
      !isOfOneOf(title, unwanted) &&
      (filters.year === null || yearOf(title) === String(filters.year)),
  );
  return sortTitles(found, filters.sort_by);
}

// "28,12|16" is 28 AND (12 OR 16).
function genreGroups(expression: string): number[][] {
  return expression
    .split(',')
    .map((group) => (group.match(/\d+/g) ?? []).map(Number))
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
