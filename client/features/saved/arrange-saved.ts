import { keyOf, type ListEntry, typeOf } from '#client/features/lists/list-entry.ts';
import { plainText } from '#client/lib/plain-text.ts';
import { type Genre, type MediaType, nameOf, yearOf } from '#contract/catalogue.ts';
import type { ListFacts } from '#contract/listed-title-schemas.ts';
import { textOfKey } from '#contract/title-keys.ts';

/** The order in which saved titles are shown, and the filters; an empty filter shows all. */
export interface Arrangement {
  order: 'added' | 'title' | 'year' | 'seen' | 'length';
  text: string;
  genre: string;
  type: MediaType | '';
  /** The first year of the decade. */
  decade: string;
  length: Length | '';
  person: string;
  isOnMyServices: boolean;
}

export const asAdded: Arrangement = {
  order: 'added',
  text: '',
  genre: '',
  type: '',
  decade: '',
  length: '',
  person: '',
  isOnMyServices: false,
};

/** How long a movie is, or an episode of a TV show: from so many minutes, to less than so many. */
const lengths = {
  short: [1, 90],
  middle: [90, 151],
  long: [151, Number.POSITIVE_INFINITY],
} as const;
type Length = keyof typeof lengths;

/** What the catalogue knows of the titles besides what their entries say. */
export interface Known {
  /** By the key as text. */
  facts: ReadonlyMap<string, ListFacts | null>;
  /** The ids of the visitor's services. */
  services: readonly number[];
}

/** Whether it takes facts that the entries do not have. */
export function needsFacts({ order, length, person, isOnMyServices }: Arrangement): boolean {
  return order === 'length' || length !== '' || person.trim() !== '' || isOnMyServices;
}

/** Whether it leaves titles out. */
export function isFiltered({ order: _, ...filters }: Arrangement): boolean {
  return Object.values(filters).some(Boolean);
}

/**
 * The titles to show, from a list with the oldest first. Titles sort by the rules of the locale. A
 * filter leaves out titles of which the fact that it needs is unknown.
 */
export function arrangeSaved(
  entries: ListEntry[],
  arrangement: Arrangement,
  locale: string,
  { facts, services }: Known,
): ListEntry[] {
  const { order, type, genre, decade, length, isOnMyServices } = arrangement;
  const [text, person] = [arrangement.text, arrangement.person].map((part) =>
    plainText(part.trim()),
  );
  const factsOf = (entry: ListEntry) => facts.get(textOfKey(keyOf(entry)));
  const lengthOf = (entry: ListEntry) => factsOf(entry)?.runtime ?? 0;
  const [shortest, end] = length ? lengths[length] : [];

  // Only what is chosen is asked of each of thousands of titles.
  const filters = [
    type && ((entry: ListEntry) => typeOf(entry) === type),
    genre && ((entry: ListEntry) => genreIdsOf(entry).includes(Number(genre))),
    decade && ((entry: ListEntry) => decadeOf(entry) === decade),
    text && ((entry: ListEntry) => plainNameOf(entry).includes(text)),
    end && ((entry: ListEntry) => lengthOf(entry) >= shortest && lengthOf(entry) < end),
    person && ((entry: ListEntry) => hasPerson(factsOf(entry), person)),
    isOnMyServices &&
      ((entry: ListEntry) => factsOf(entry)?.providers?.some((id) => services.includes(id))),
  ].filter((filter) => typeof filter === 'function');
  const shown = filters.reduce((left, passes) => left.filter(passes), [...entries]);

  if (order === 'title') {
    const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
    return shown.sort((a, b) => compare(nameOf(a), nameOf(b)));
  }
  shown.reverse();
  // Among equals the last added comes first.
  if (order === 'year') shown.sort((a, b) => Number(yearOf(b)) - Number(yearOf(a)));
  if (order === 'seen') shown.sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  // The shortest first, since somebody has little time; an unknown length comes last.
  if (order === 'length') {
    const known = (entry: ListEntry) => lengthOf(entry) || Number.MAX_SAFE_INTEGER;
    shown.sort((a, b) => known(a) - known(b));
  }
  return shown;
}

/** How many of the titles the arrangement needs facts of that the catalogue does not know. */
export function countUnknown(
  entries: ListEntry[],
  { order, length, person, isOnMyServices }: Arrangement,
  { facts }: Known,
): number {
  const isUnknown = (entry: ListEntry) => {
    const known = facts.get(textOfKey(keyOf(entry)));
    if (!known) return true;
    if ((length || order === 'length') && known.runtime === null) return true;
    if (person && known.people.length === 0) return true;
    return isOnMyServices && known.providers === null;
  };
  return entries.filter(isUnknown).length;
}

// Entries are immutable, and each name is made plain once.
const plainNames = new WeakMap<ListEntry, string>();

function plainNameOf(entry: ListEntry): string {
  const known = plainNames.get(entry);
  if (known !== undefined) return known;
  const plain = plainText(nameOf(entry));
  plainNames.set(entry, plain);
  return plain;
}

function hasPerson(facts: ListFacts | null | undefined, plainName: string): boolean {
  return facts?.people.some(({ name }) => plainText(name).includes(plainName)) ?? false;
}

/** A list row names its genres by `genre_ids`, the details of a title by `genres`. */
function genreIdsOf(entry: ListEntry): number[] {
  const { genres } = entry as { genres?: { id?: unknown }[] };
  if (!Array.isArray(genres)) return entry.genre_ids;
  return genres.map((genre) => Number(genre?.id));
}

/** The first year of the decade of a title; empty when its year is unknown. */
function decadeOf(entry: ListEntry): string {
  const year = yearOf(entry);
  return /^\d{4}$/.test(year) ? `${year.slice(0, 3)}0` : '';
}

/** The day on which the visitor saw the title; empty in other lists than that of seen titles. */
export function dayOf(entry: ListEntry): string {
  const { seen_on: day } = entry as { seen_on?: unknown };
  return typeof day === 'string' ? day : '';
}

/** The genres that occur among the entries, sorted by name. */
export function genresAmong(entries: ListEntry[], genres: Genre[], locale: string): Genre[] {
  const present = new Set<number>();
  for (const entry of entries) for (const id of genreIdsOf(entry)) present.add(id);
  // Movies and TV shows have some genres in common.
  const byId = new Map(genres.map((genre) => [genre.id, genre]));
  return [...byId.values()]
    .filter(({ id }) => present.has(id))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** The decades that occur among the entries, the latest first. */
export function decadesAmong(entries: ListEntry[]): string[] {
  const present = new Set(entries.map(decadeOf));
  present.delete('');
  return [...present].sort().reverse();
}

const mostPeople = 100;

/** The names of the people who occur most often in the facts, to choose from. */
export function peopleAmong({ facts }: Known): string[] {
  const titles = new Map<string, number>();
  for (const known of facts.values()) {
    for (const { name } of known?.people ?? []) titles.set(name, (titles.get(name) ?? 0) + 1);
  }
  return [...titles]
    .sort(([, some], [, others]) => others - some)
    .slice(0, mostPeople)
    .map(([name]) => name);
}
