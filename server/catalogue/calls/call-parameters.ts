import * as v from 'valibot';
import { lastPage, type MediaType } from '#contract/catalogue.ts';
import type { Query } from '#server/catalogue/calls/catalogue-call.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import { readLanguage } from '#server/catalogue/catalogue-reader.ts';

// A parameter given twice counts as it was given last.
const given = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => (typeof value === 'string' ? value : (value.at(-1) ?? ''))),
  v.trim(),
);

export const text = v.optional(given, '');

/** 1 by default; throws code 22 for a page that cannot be asked for. */
export const page = v.pipe(
  v.optional(given, '1'),
  v.transform((number) => {
    const page = readWholeNumber(number);
    if (page >= 1 && page <= lastPage) return page;
    throw catalogueFailure('invalidPage');
  }),
);

/** The number of a title, from the path; throws 404 for what is none. */
export const id = v.pipe(
  text,
  v.transform((number) => {
    const id = /^\d+$/.test(number) ? Number(number) : 0;
    if (id > 0 && Number.isSafeInteger(id)) return id;
    throw catalogueFailure('notFound');
  }),
);

// TMDB answers a year that is none as if it had not been given.
const year = v.pipe(
  text,
  v.transform((number) => {
    const year = readWholeNumber(number);
    return year >= 1000 && year <= 9999 ? year : null;
  }),
);

/** Each media type has its own name for the year; a title has one date here, so they mean the same. */
export const years = { year, primary_release_year: year, first_air_date_year: year };
type Years = Record<keyof typeof years, number | null>;

/** The year that is asked for; null when none is. */
export function yearAsked({ year, primary_release_year, first_air_date_year }: Years) {
  return primary_release_year ?? first_air_date_year ?? year;
}

/** The year as TMDB is asked for it. */
export function upstreamYear(type: MediaType, asked: Years): Query {
  const name = type === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  return { [name]: yearAsked(asked) };
}

const locale = v.object({ language: text, region: text });

/** Reads for whom an answer shall be: a language TMDB could know, English where it could not. */
export function readLocale(parameters: unknown): ReturnType<typeof readLanguage> {
  const { language, region } = v.parse(locale, parameters);
  return readLanguage(language, region);
}

function readWholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
