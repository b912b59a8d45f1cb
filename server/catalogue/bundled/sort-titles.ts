import type { Title } from '#contract/catalogue.ts';

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

/**
 * Puts titles in the order of `sort_by`, a field and a direction such as `title.asc`. Any other order
 * leaves them as they are.
 */
export function sortTitles(titles: readonly Title[], sortBy: string): readonly Title[] {
  const [name = '', direction] = sortBy.split('.');
  const field = sortFields.get(name);
  if (field === undefined) return titles;
  const sign = direction === 'asc' ? 1 : -1;
  return titles.toSorted((a, b) => sign * compare(String(a[field]), String(b[field])));
}
