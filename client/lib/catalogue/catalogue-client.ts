import { catalogueAddress } from '#client/lib/catalogue/catalogue-address.ts';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { getLocale } from '#client/messages/language.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

export interface CatalogueClient {
  /** Gives the answer to a request. Throws a CatalogueError, or what cancelled it. */
  ask<Answer>(request: CatalogueRequest<Answer>, signal: AbortSignal): Promise<Answer>;
  /** Whether it is TMDB itself that answers, not our gateway. */
  asksTmdb: boolean;
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
    asksTmdb: configuration.catalogueKey !== null,
    async ask({ path, query = {}, read }, signal) {
      const url = catalogueAddress(configuration, path, getLocale(), query);
      const response = await fetchResponse(url, signal);
      if (!response.ok) throw new CatalogueError(response.status);
      const body = await response.json().catch((cause) => {
        throw signal.aborted ? cause : new CatalogueError(response.status, cause);
      });
      return read(body);
    },
  };
}
