import type { Genre, MediaType, Page, Title, Video } from '#contract/catalogue.ts';
import type { CatalogueReader } from '#server/catalogue/catalogue-reader.ts';
import type {
  DiscoverQuery,
  ListQuery,
  SearchQuery,
  TitleDetails,
} from '#server/catalogue/catalogue-source.ts';
import { normalizeSearchText } from '#server/catalogue/upstream/search-text.ts';
import { readDetails } from '#server/catalogue/upstream/tmdb-details.ts';
import { readGenres } from '#server/catalogue/upstream/tmdb-genres.ts';
import { readPage } from '#server/catalogue/upstream/tmdb-rows.ts';
import { readVideos } from '#server/catalogue/upstream/tmdb-videos.ts';

/** Where an answer is kept: each shelf has its own room, so that none pushes out those of another. */
export const shelves = ['lists', 'filters', 'titles', 'searches'] as const;
export type Shelf = (typeof shelves)[number];

/** One question to TMDB, without the key, and the way to read what it answers. */
export interface TmdbCall<Content> {
  shelf: Shelf;
  /** Below the API's address, such as `movie/popular`. */
  path: string;
  /** Those without a value are not sent. */
  parameters: Record<string, string>;
  /**
   * Reads a body, or once more what it gave for one: as that it is kept. Throws for what is no
   * answer to this question.
   */
  read(body: unknown): Content;
  /** What it means that TMDB does not have it; without this, it has to have it. */
  missing?: Content;
}

type Locale = Pick<CatalogueReader, 'language' | 'region'>;

/**
 * Every call that goes out, and no others: what users ask is put together anew here, from paths and
 * parameters that are named, with values of a known form (TMDB contract, section 6).
 */
export const tmdbCalls = {
  popular: (type: MediaType, { page }: ListQuery, locale: Locale): TmdbCall<Page<Title>> => ({
    shelf: 'lists',
    path: `${type}/popular`,
    parameters: { ...localeParameters(type, locale), page: String(page) },
    read: (body) => readPage(type, body),
  }),

  search: (type: MediaType, query: SearchQuery, locale: Locale): TmdbCall<Page<Title>> => ({
    shelf: 'searches',
    path: `search/${type}`,
    parameters: {
      ...localeParameters(type, locale),
      ...yearParameter(type, query.year),
      page: String(query.page),
      query: normalizeSearchText(query.query),
      include_adult: 'false',
    },
    read: (body) => readPage(type, body),
  }),

  discover: (type: MediaType, query: DiscoverQuery, locale: Locale): TmdbCall<Page<Title>> => ({
    shelf: 'filters',
    path: `discover/${type}`,
    parameters: {
      ...localeParameters(type, locale),
      ...yearParameter(type, query.year),
      page: String(query.page),
      with_genres: genreList(query.with_genres),
      without_genres: genreList(query.without_genres),
      sort_by: /^[a-z_]{1,30}\.(?:asc|desc)$/.test(query.sort_by) ? query.sort_by : '',
      include_adult: 'false',
    },
    read: (body) => readPage(type, body),
  }),

  details: (
    type: MediaType,
    id: number,
    append: string[],
    { language }: Locale,
  ): TmdbCall<TitleDetails | null> => ({
    shelf: 'titles',
    path: `${type}/${id}`,
    parameters: { language, append_to_response: append.includes('videos') ? 'videos' : '' },
    read: (body) => readDetails(type, id, body),
    missing: null,
  }),

  videos: (
    type: MediaType,
    id: number,
    { language }: Locale,
  ): TmdbCall<{ results: Video[] } | null> => ({
    shelf: 'titles',
    path: `${type}/${id}/videos`,
    parameters: { language },
    read: readVideos,
    missing: null,
  }),

  genres: (type: MediaType, { language }: Locale): TmdbCall<{ genres: Genre[] }> => ({
    shelf: 'lists',
    path: `genre/${type}/list`,
    parameters: { language },
    read: readGenres,
  }),
};

// Only movies are released by country.
function localeParameters(type: MediaType, { language, region }: Locale): Record<string, string> {
  return { language, region: type === 'movie' ? (region ?? '') : '' };
}

function yearParameter(type: MediaType, year: number | null): Record<string, string> {
  const name = type === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  return { [name]: year === null ? '' : String(year) };
}

// Ids with commas or pipes between; anything else asks for nothing.
function genreList(text: string): string {
  return /^[\d,|]{1,200}$/.test(text) ? text : '';
}
