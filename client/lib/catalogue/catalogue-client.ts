import * as v from 'valibot';
import { catalogueAddress } from '#client/lib/catalogue/catalogue-address.ts';
import {
  type CatalogueRequest,
  genresRequest,
  listRequest,
  readGenres,
  readTitlePage,
} from '#client/lib/catalogue/catalogue-lists.ts';
import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import type { ListFilter } from '#client/lib/paths.ts';
import { getLocale, getMessages } from '#client/messages/language.ts';
import {
  type Genre,
  isForAdults,
  type MediaType,
  type Page,
  type Title,
  type TitleDetails,
  type Video,
} from '#contract/catalogue.ts';
import { detailsSchemas, videosSchema } from '#contract/catalogue-schemas.ts';
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
  titles(
    type: MediaType,
    filter: ListFilter,
    page: number,
    signal: AbortSignal,
  ): Promise<Page<Title>>;
  genres(type: MediaType, signal: AbortSignal): Promise<Genre[]>;
  details(type: MediaType, id: number, signal: AbortSignal): Promise<TitleDetails>;
  videos(type: MediaType, id: number, signal: AbortSignal): Promise<Video[]>;
}

/**
 * Reaches the catalogue through our gateway with the visitor's token, or TMDB itself with a key,
 * and asks for the language that is shown.
 * `getToken` gives the access token, or null when nobody is signed in.
 */
export function createCatalogueClient(
  configuration: RuntimeConfiguration,
  getToken: () => Promise<string | null>,
): CatalogueClient {
  async function get({ path, query = {} }: CatalogueRequest, signal: AbortSignal) {
    const url = catalogueAddress(configuration, path, getLocale(), query);
    const response = await fetchResponse(url, signal);
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

  return {
    titles: async (type, filter, page, signal) =>
      readTitlePage(type, await get(listRequest(type, filter, page), signal)),
    genres: async (type, signal) => readGenres(await get(genresRequest(type), signal)),
    async details(type, id, signal) {
      const details = v.parse(detailsSchemas[type], await get({ path: `${type}/${id}` }, signal));
      if (isForAdults(details)) throw new CatalogueError(404);
      return nameTitle(type, details, getMessages().catalogue);
    },
    async videos(type, id, signal) {
      return v.parse(videosSchema, await get({ path: `${type}/${id}/videos` }, signal)).results;
    },
  };
}
