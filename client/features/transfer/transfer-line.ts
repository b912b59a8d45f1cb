import * as v from 'valibot';
import { type ListEntry, localDay, parseEntry } from '#client/features/lists/list-entry.ts';

import { type MediaType, mediaTypeSchema } from '#contract/catalogue.ts';
import { firstSeenDay, type ListName, listNames } from '#contract/tables/title-lists.ts';

/** The services whose files can be read, by the names that they give themselves. */
export type Service = 'Letterboxd' | 'IMDb' | 'Trakt' | 'TMDB' | 'Marquee';

const id = v.pipe(v.unknown(), v.transform(Number), v.safeInteger(), v.minValue(1));
const imdbId = v.pipe(v.string(), v.trim(), v.regex(/^tt\d{7,10}$/));
const longestTitle = 300;
const title = v.pipe(
  v.string(),
  v.transform((given) => given.trim().slice(0, longestTitle)),
);
// A year, or a date that begins with it.
const year = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((given) => /^\s*([12]\d{3})(?!\d)/.exec(String(given))?.[1] ?? ''),
);
const day = v.pipe(
  v.string(),
  v.transform((given) => dayOf(given.trim())),
);

const draftFields = v.object({
  list: v.picklist(listNames),
  /** The name of a list that the person has made at the service; empty for the service's own lists. */
  group: v.fallback(title, ''),
  kind: v.fallback(v.nullable(mediaTypeSchema), null),
  tmdbId: v.fallback(v.nullable(id), null),
  imdbId: v.fallback(v.nullable(imdbId), null),
  title: v.fallback(title, ''),
  year: v.fallback(year, ''),
  seenOn: v.fallback(v.nullable(day), null),
  /** The whole title, in a file that Marquee has written. */
  entry: v.pipe(
    v.unknown(),
    v.transform((given) => parseEntry(given)),
  ),
});

/** A title as a file tells of it. */
export interface TransferLine {
  list: ListName;
  group: string;
  kind: MediaType | null;
  tmdbId: number | null;
  imdbId: string | null;
  title: string;
  year: string;
  /** The day on which it was seen, as `YYYY-MM-DD`. */
  seenOn: string | null;
  entry: ListEntry | null;
  /** Where it was read. */
  file: string;
  line: number;
}

/** What a file says of a title, before it is checked. */
export type Draft = { list: ListName } & {
  [Field in keyof v.InferOutput<typeof draftFields>]?: unknown;
};

/** Checks what a line says; null when nothing in it identifies a title. */
export function checkDraft(draft: Draft, file: string, line: number): TransferLine | null {
  const { list, group, kind, tmdbId, imdbId, title, year, seenOn, entry } = draft;
  const given = { list, group, kind, tmdbId, imdbId, title, year, seenOn, entry };
  const checked = v.safeParse(draftFields, given);
  if (!checked.success) return null;
  const { output } = checked;
  const isKnown = output.tmdbId !== null && output.kind !== null;
  if (!isKnown && !output.imdbId && !output.title && !output.entry) return null;
  return { ...output, file, line };
}

// The first day of the computers' calendar means that the day is not known.
const unknownDay = '1970-01-01';

/** The day of a date or a time in the visitor's time zone; null when it is none. */
function dayOf(text: string): string | null {
  // A time at midnight in UTC is a date that was written as a time.
  const [, date] =
    /^(\d{4}-\d\d-\d\d)(?:$|[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)?$)/.exec(text) ?? [];
  const time = new Date(date ? `${date}T12:00:00` : text);
  if (text === '' || Number.isNaN(time.getTime()) || !/\d{4}/.test(text)) return null;
  const day = localDay(time);
  // February 30 would be read as March 2.
  if ((date && date !== day) || text.startsWith(unknownDay)) return null;
  return day < firstSeenDay ? null : day;
}
