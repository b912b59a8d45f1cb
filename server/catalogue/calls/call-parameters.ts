import * as v from 'valibot';
import { lastPage, longestQuery, type MediaType } from '#contract/catalogue.ts';
import type { Query } from '#server/catalogue/calls/catalogue-call.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import { readLanguage } from '#server/catalogue/catalogue-reader.ts';

// The last value of a repeated parameter counts.
const given = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => (typeof value === 'string' ? value : (value.at(-1) ?? ''))),
  v.trim(),
);

export const text = v.optional(given, '');

/** The number of the page, 1 by default. Throws code 22 for a page that does not exist. */
export const page = v.pipe(
  v.optional(given, '1'),
  v.transform((number) => {
    const page = readWholeNumber(number);
    if (page >= 1 && page <= lastPage) return page;
    throw catalogueFailure('invalidPage');
  }),
);

/** The id of a title, from the path. Throws 404 when it is no positive whole number. */
export const id = v.pipe(
  text,
  v.transform((number) => {
    const id = /^\d+$/.test(number) ? Number(number) : 0;
    if (id > 0 && Number.isSafeInteger(id)) return id;
    throw catalogueFailure('notFound');
  }),
);

/**
 * What is searched for. Case and extra blanks make no difference, so that "Star Wars" and "star  wars"
 * share a cached answer.
 */
export const query = v.pipe(
  text,
  v.transform((given) =>
    given.slice(0, longestQuery).normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' '),
  ),
);

// Like TMDB, ignores an invalid year.
const year = v.pipe(
  text,
  v.transform((number) => {
    const year = readWholeNumber(number);
    return year >= 1000 && year <= 9999 ? year : null;
  }),
);

/** The media types name the year differently. A title has only one date here, so all mean the same. */
export const years = { year, primary_release_year: year, first_air_date_year: year };
type Years = Record<keyof typeof years, number | null>;

/** Gives the requested year, or null. */
export function yearAsked({ year, primary_release_year, first_air_date_year }: Years) {
  return primary_release_year ?? first_air_date_year ?? year;
}

/** Gives the parameter with the requested year for TMDB. */
export function upstreamYear(type: MediaType, asked: Years): Query {
  const name = type === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  return { [name]: yearAsked(asked) };
}

const locale = v.object({ language: text, region: text });

/** Reads the reader's language and region. An unknown language becomes English. */
export function readLocale(parameters: unknown): ReturnType<typeof readLanguage> {
  const { language, region } = v.parse(locale, parameters);
  return readLanguage(language, region);
}

function readWholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
