import { type ListEntry, typeOf } from '#client/features/lists/list-entry.ts';
import { plainText } from '#client/lib/plain-text.ts';
import { type Genre, type MediaType, nameOf, yearOf } from '#contract/catalogue.ts';

/** The order in which favorites are shown, and the filters; an empty filter shows all. */
export interface Arrangement {
  order: 'added' | 'title' | 'year';
  text: string;
  genre: string;
  type: MediaType | '';
}

export const asAdded: Arrangement = { order: 'added', text: '', genre: '', type: '' };

/**
 * The favorites to show, from a list with the oldest first. Titles sort by the rules of the locale.
 */
export function arrangeFavorites(
  entries: ListEntry[],
  { order, text, genre, type }: Arrangement,
  locale: string,
): ListEntry[] {
  const wanted = plainText(text.trim());
  const shown = entries.filter(
    (entry) =>
      (type === '' || typeOf(entry) === type) &&
      (genre === '' || genreIdsOf(entry).includes(Number(genre))) &&
      plainText(nameOf(entry)).includes(wanted),
  );
  if (order === 'title') {
    const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
    return shown.sort((a, b) => compare(nameOf(a), nameOf(b)));
  }
  shown.reverse();
  // Newest films first; within a year the last added first.
  return order === 'year' ? shown.sort((a, b) => Number(yearOf(b)) - Number(yearOf(a))) : shown;
}

/** A list row names its genres by `genre_ids`, the details of a title by `genres`. */
function genreIdsOf(entry: ListEntry): number[] {
  const { genres } = entry as { genres?: { id?: unknown }[] };
  if (!Array.isArray(genres)) return entry.genre_ids;
  return genres.map((genre) => Number(genre?.id));
}

/** The genres that occur among the entries, sorted by name. */
export function genresAmong(entries: ListEntry[], genres: Genre[], locale: string): Genre[] {
  const present = new Set(entries.flatMap(genreIdsOf));
  // Movies and TV shows have some genres in common.
  const byId = new Map(genres.map((genre) => [genre.id, genre]));
  return [...byId.values()]
    .filter(({ id }) => present.has(id))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
