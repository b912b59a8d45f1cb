import * as v from 'valibot';
import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import type { Messages } from '#client/messages/en/en.ts';
import type { MediaType, Movie, Title, TvShow } from '#contract/catalogue.ts';
import { movieSchema, tvShowSchema } from '#contract/catalogue-schemas.ts';
import {
  detailColumnsOf,
  detailsIn,
  type ListRow,
  type RowDetails,
  type RowKey,
  type TitleList,
} from '#contract/tables/title-list.ts';

/**
 * A title as the local list keeps it: the catalogue's own object, a TV show with `type: 'tv'`
 * beside its fields (docs/contracts/screens.md#the-local-list).
 */
export type ListEntry = Title & {
  type?: unknown;
  media_type?: unknown;
  /** Only the key is known yet; the other fields are made up until the catalogue answers. */
  is_placeholder?: unknown;
};

export function typeOf(entry: ListEntry): MediaType {
  return entry.type === 'tv' || entry.media_type === 'tv' ? 'tv' : 'movie';
}

export function keyOf(entry: ListEntry): RowKey {
  return { type: typeOf(entry), movie_id: entry.id };
}

export function isSameKey(one: RowKey, other: RowKey): boolean {
  return one.type === other.type && one.movie_id === other.movie_id;
}

/** The row of the list that the entry stands for. A detail that the entry lacks has its default. */
export function rowOf(list: TitleList, entry: ListEntry): ListRow {
  const days = detailColumnsOf(list).filter(([, column]) => column.default === 'today');
  const defaults = Object.fromEntries(days.map(([name]) => [name, today()]));
  return { ...keyOf(entry), details: detailsIn(list, { ...defaults, ...entry }) };
}

export function detailsOf(list: TitleList, entry: ListEntry): RowDetails | undefined {
  return detailsIn(list, { ...entry });
}

/** The day where the visitor is, such as 2026-11-22. */
export function today(): string {
  return localDay(new Date());
}

/** The day of a time where the visitor is. */
export function localDay(time: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
}

/** The entry with these details; the same object when it has them already. */
export function withDetails(entry: ListEntry, details: RowDetails | undefined): ListEntry {
  return hasDetails(entry, details) ? entry : { ...entry, ...details };
}

export function hasDetails(entry: ListEntry, details: RowDetails | undefined): boolean {
  if (!details) return true;
  const record = entry as Record<string, unknown>;
  return Object.entries(details).every(([name, value]) => record[name] === value);
}

/** The entry for a title of the catalogue. */
export function asEntry(type: MediaType, title: Title): ListEntry {
  return type === 'tv' ? { ...title, type } : title;
}

// Stored and imported titles keep what the catalogue's own answers may not have: a date in another
// form, such as a month, and the genres of a title whose dialog was open.
const storedDate = v.fallback(v.string(), '');
const storedSchemas = {
  movie: v.looseObject({ ...movieSchema.entries, release_date: storedDate }),
  tv: v.looseObject({ ...tvShowSchema.entries, first_air_date: storedDate }),
};

/** Reads one stored entry; null when it is not a title. */
export function parseEntry(value: unknown): ListEntry | null {
  const isTv = v.is(
    v.union([
      v.looseObject({ type: v.literal('tv') }),
      v.looseObject({ media_type: v.literal('tv') }),
    ]),
    value,
  );
  const entry = v.safeParse(storedSchemas[isTv ? 'tv' : 'movie'], value);
  return entry.success ? entry.output : null;
}

/**
 * The entry for a title of which only the key is known, until the catalogue answers. The name
 * may be empty.
 */
export function placeholderFor(
  { type, movie_id: id }: RowKey,
  { title = '', year = '' }: { title?: string; year?: string } = {},
): ListEntry {
  const common = { id, poster_path: null, overview: '', genre_ids: [], is_placeholder: true };
  return type === 'tv'
    ? { ...common, type, name: title, original_name: '', first_air_date: year }
    : { ...common, title, original_title: '', release_date: year };
}

// Entries are immutable, and each is looked at once.
const named = new WeakSet<ListEntry>();

/** The entry; without a name it gets one from its id, in the language that is shown. */
export function withName(entry: ListEntry, messages: Messages['catalogue']): ListEntry {
  if (named.has(entry)) return entry;
  const shown = nameTitle(typeOf(entry), entry, messages);
  if (shown === entry) named.add(entry);
  return shown;
}

// Entries are immutable, and each is reduced once.
const leanEntries = new WeakMap<ListEntry, ListEntry>();

/** The entry reduced to what a card and the filters need. */
export function leanEntry(list: TitleList, entry: ListEntry): ListEntry {
  const known = leanEntries.get(entry);
  if (known) return known;
  const lean = reduce(list, entry);
  // A lean entry is as lean as it can be.
  leanEntries.set(entry, lean).set(lean, lean);
  return lean;
}

function reduce(list: TitleList, entry: ListEntry): ListEntry {
  const { genres, imdb_id, is_placeholder } = entry as Record<string, unknown>;
  const rest = { genres, imdb_id, is_placeholder, overview: '', ...detailsOf(list, entry) };
  if (typeOf(entry) === 'tv') {
    const { id, name, original_name, first_air_date, poster_path, genre_ids } = entry as TvShow;
    return { id, name, original_name, first_air_date, poster_path, genre_ids, ...rest, type: 'tv' };
  }
  const { id, title, original_title, release_date, poster_path, genre_ids } = entry as Movie;
  return { id, title, original_title, release_date, poster_path, genre_ids, ...rest };
}
