import * as v from 'valibot';
import { catalogueAddress } from '#client/lib/catalogue-address.ts';
import { takeEarlyAnswer } from '#client/lib/early-screen.ts';
import { nameTitle } from '#client/lib/name-title.ts';
import { getLocale, getMessages } from '#client/messages/language.ts';
import {
  type Genre,
  genreSchema,
  isForAdults,
  type MediaType,
  movieSchema,
  type Page,
  type Title,
  tvShowSchema,
  type Video,
  videoSchema,
} from '#contract/catalogue.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

/** The catalogue did not answer as it should; `status` is null when it did not answer at all. */
export class CatalogueError extends Error {
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'The catalogue did not answer' : `The catalogue answered ${status}`, {
      cause,
    });
    this.name = 'CatalogueError';
    this.status = status;
  }
}

/** The catalogue's calls, one method each; all can be cancelled. */
export interface CatalogueClient {
  popular(type: MediaType, page: number, signal: AbortSignal): Promise<Page<Title>>;
  search(type: MediaType, query: string, page: number, signal: AbortSignal): Promise<Page<Title>>;
  discover(type: MediaType, genre: string, page: number, signal: AbortSignal): Promise<Page<Title>>;
  genres(type: MediaType, signal: AbortSignal): Promise<Genre[]>;
  details(type: MediaType, id: number, signal: AbortSignal): Promise<Title>;
  videos(type: MediaType, id: number, signal: AbortSignal): Promise<Video[]>;
}

// One that failed is asked for again, by the usual way.
async function earlyResponse(url: string): Promise<Response | null> {
  const response = await takeEarlyAnswer(url)?.catch(() => null);
  return response?.ok ? response : null;
}

function named(type: MediaType, title: Title): Title {
  return nameTitle(type, title, getMessages().favorites);
}

const titleSchemas = { movie: movieSchema, tv: tvShowSchema };
const count = v.fallback(v.number(), 0);
const pageSchema = v.object({
  page: v.fallback(v.number(), 1),
  results: v.array(v.unknown()),
  total_pages: count,
  total_results: count,
});

/**
 * Reaches the catalogue through our gateway with the visitor's token, or TMDB itself with a key,
 * and asks for the language that is shown.
 * `getToken` gives the access token, or null when nobody is signed in.
 */
export function createCatalogueClient(
  configuration: RuntimeConfiguration,
  getToken: () => Promise<string | null>,
): CatalogueClient {
  async function get(path: string, query: Record<string, string>, signal: AbortSignal) {
    const url = catalogueAddress(configuration, path, getLocale(), query);
    const response = (await earlyResponse(url)) ?? (await fetchResponse(url, signal));
    if (!response.ok) throw new CatalogueError(response.status);
    return response.json().catch((cause) => {
      throw signal.aborted ? cause : new CatalogueError(response.status, cause);
    });
  }

  async function fetchResponse(url: string, signal: AbortSignal): Promise<Response> {
    const headers = new Headers();
    if (configuration.catalogueKey === null) {
      const token = await getToken();
      if (token === null) throw new CatalogueError(401);
      headers.set('Authorization', `Bearer ${token}`);
    }
    return fetch(url, { headers, signal }).catch((cause) => {
      throw signal.aborted ? cause : new CatalogueError(null, cause);
    });
  }

  async function getPage(
    type: MediaType,
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Page<Title>> {
    const page = v.parse(pageSchema, await get(path, query, signal));
    // One row without a usable id must not cost the whole page.
    const rows = page.results.map((row) => v.safeParse(titleSchemas[type], row));
    const titles = rows.flatMap((row) =>
      row.success && !isForAdults(row.output) ? [named(type, row.output)] : [],
    );
    return { ...page, results: titles };
  }

  return {
    popular: (type, page, signal) =>
      getPage(type, `${type}/popular`, { page: String(page) }, signal),
    search: (type, query, page, signal) =>
      getPage(type, `search/${type}`, { query, page: String(page) }, signal),
    discover: (type, genre, page, signal) =>
      getPage(type, `discover/${type}`, { with_genres: genre, page: String(page) }, signal),
    async genres(type, signal) {
      const body = await get(`genre/${type}/list`, {}, signal);
      return v.parse(v.object({ genres: v.array(genreSchema) }), body).genres;
    },
    async details(type, id, signal) {
      const title = v.parse(titleSchemas[type], await get(`${type}/${id}`, {}, signal));
      if (isForAdults(title)) throw new CatalogueError(404);
      return named(type, title);
    },
    async videos(type, id, signal) {
      const body = await get(`${type}/${id}/videos`, {}, signal);
      return v.parse(v.object({ results: v.array(videoSchema) }), body).results;
    },
  };
}
