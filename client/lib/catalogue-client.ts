import * as v from 'valibot';
import { catalogueAddress } from '#client/lib/catalogue-address.ts';
import { takeEarlyAnswer } from '#client/lib/early-screen.ts';
import { nameTitle } from '#client/lib/name-title.ts';
import { getLocale, getMessages } from '#client/messages/language.ts';
import {
  type Genre,
  isForAdults,
  type MediaType,
  type Page,
  type Title,
  type TitleDetails,
  type Video,
  withoutAdults,
} from '#contract/catalogue.ts';
import {
  detailsSchemas,
  genresSchema,
  pageSchemaOf,
  titleSchemas,
  videosSchema,
} from '#contract/catalogue-schemas.ts';
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
  details(type: MediaType, id: number, signal: AbortSignal): Promise<TitleDetails>;
  videos(type: MediaType, id: number, signal: AbortSignal): Promise<Video[]>;
}

// One that failed is asked for again, by the usual way.
async function earlyResponse(url: string): Promise<Response | null> {
  const response = await takeEarlyAnswer(url)?.catch(() => null);
  return response?.ok ? response : null;
}

function named<Given extends Title>(type: MediaType, title: Given): Given {
  return nameTitle(type, title, getMessages().catalogue);
}

const pageSchemas = {
  movie: pageSchemaOf<Title>(titleSchemas.movie),
  tv: pageSchemaOf<Title>(titleSchemas.tv),
};

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
    const page = withoutAdults(v.parse(pageSchemas[type], await get(path, query, signal)));
    return { ...page, results: page.results.map((title) => named(type, title)) };
  }

  return {
    popular: (type, page, signal) =>
      getPage(type, `${type}/popular`, { page: String(page) }, signal),
    search: (type, query, page, signal) =>
      getPage(type, `search/${type}`, { query, page: String(page) }, signal),
    discover: (type, genre, page, signal) =>
      getPage(type, `discover/${type}`, { with_genres: genre, page: String(page) }, signal),
    async genres(type, signal) {
      return v.parse(genresSchema, await get(`genre/${type}/list`, {}, signal)).genres;
    },
    async details(type, id, signal) {
      const details = v.parse(detailsSchemas[type], await get(`${type}/${id}`, {}, signal));
      if (isForAdults(details)) throw new CatalogueError(404);
      return named(type, details);
    },
    async videos(type, id, signal) {
      return v.parse(videosSchema, await get(`${type}/${id}/videos`, {}, signal)).results;
    },
  };
}
