import * as v from 'valibot';
import { lastPage, type MediaType } from '#contract/catalogue.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import { readLanguage } from '#server/catalogue/catalogue-reader.ts';
import type { DiscoverQuery, ListQuery, SearchQuery } from '#server/catalogue/catalogue-source.ts';
import {
  refuseUnsupported,
  refuseUnsupportedBlocks,
} from '#server/catalogue/supported-parameters.ts';

/** As Fastify reads them. */
export type Parameters = Record<string, unknown>;

const queryMaximumLength = 200;
const appendMaximum = 20;

// A parameter given twice counts as it was given last.
const text = v.optional(
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((value) => (typeof value === 'string' ? value : (value.at(-1) ?? ''))),
    v.trim(),
  ),
  '',
);
const wholeNumber = v.pipe(text, v.regex(/^\d{1,9}$/), v.transform(Number));
const page = v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(lastPage)), '1');
// TMDB answers a year that is none as if it had not been given.
const year = v.fallback(v.nullable(v.pipe(wholeNumber, v.minValue(1000), v.maxValue(9999))), null);

const listSchema = v.object({ page });
const yearSchema = v.object({ year, primary_release_year: year, first_air_date_year: year });
const searchSchema = v.object({ ...listSchema.entries, query: text });
const discoverSchema = v.object({
  ...listSchema.entries,
  with_genres: text,
  without_genres: text,
  sort_by: text,
});
const detailsSchema = v.object({ append_to_response: text });
const localeSchema = v.object({ language: text, region: text });

/** Reads `page`; throws code 22 for one that cannot be asked for. Unknown parameters are ignored. */
export function readListQuery(parameters: unknown): ListQuery {
  return read(listSchema, parameters);
}

/**
 * Reads a search. A query counts up to its 200th character. Throws code 5 for what TMDB knows and
 * the catalogue does not.
 */
export function readSearchQuery(mediaType: MediaType, parameters: Parameters): SearchQuery {
  refuseUnsupported('search', mediaType, parameters);
  const { query, ...list } = read(searchSchema, parameters);
  return { ...list, query: query.slice(0, queryMaximumLength), year: readYear(parameters) };
}

/** Reads the filters of discover; throws code 5 for those that only TMDB knows. */
export function readDiscoverQuery(mediaType: MediaType, parameters: Parameters): DiscoverQuery {
  refuseUnsupported('discover', mediaType, parameters);
  return { ...read(discoverSchema, parameters), year: readYear(parameters) };
}

/**
 * Reads the blocks that details shall carry besides; throws code 27 for more than 20, code 5 for one
 * that only TMDB has.
 */
export function readAppendToResponse(mediaType: MediaType, parameters: Parameters): string[] {
  refuseUnsupported('details', mediaType, parameters);
  const { append_to_response } = read(detailsSchema, parameters);
  const blocks = append_to_response.split(',').filter((block) => block !== '');
  if (blocks.length > appendMaximum) throw catalogueFailure('tooManyAppends');
  refuseUnsupportedBlocks(mediaType, blocks);
  return blocks;
}

/** Reads for whom the answer shall be: a language TMDB could know, English where it could not. */
export function readLocale(parameters: unknown): ReturnType<typeof readLanguage> {
  const { language, region } = read(localeSchema, parameters);
  return readLanguage(language, region);
}

// Each media type has its own name for the year; we know one date of a title, so they mean the same.
function readYear(parameters: unknown): number | null {
  const years = read(yearSchema, parameters);
  return years.primary_release_year ?? years.first_air_date_year ?? years.year;
}

function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  parameters: unknown,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, parameters);
  // Every other parameter has a reading for any text, so only a page can be refused.
  if (!success) throw catalogueFailure('invalidPage');
  return output;
}
