import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Reference } from '#client/features/search/title-reference.ts';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { isNotFound } from '#client/lib/catalogue/catalogue-error.ts';
import { type CatalogueRequest, detailsRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { nameTitle } from '#client/lib/catalogue/name-title.ts';
import { personRequest } from '#client/lib/catalogue/person-request.ts';
import { getMessages } from '#client/messages/language.ts';
import { isForAdults } from '#contract/catalogue.ts';
import { pageSchemaOf } from '#contract/catalogue-schemas.ts';
import { type Found, foundByIdSchema, foundSchema } from '#contract/people-schemas.ts';

const foundPageSchema = pageSchemaOf<Found>(foundSchema);

/** What is found among movies, TV shows and people, in one ranking. */
export function foundOptions(catalogue: CatalogueClient, text: string) {
  const request: CatalogueRequest<Found[]> = {
    path: 'search/multi',
    query: { query: text },
    read: (body) => withNames(v.parse(foundPageSchema, body).results),
  };
  return queryOptions({
    queryKey: ['found', text],
    queryFn: ({ signal }) => catalogue.ask(request, signal),
    retry: false,
  });
}

/** What a reference stands for; null when there is no such title or person. */
export function referenceOptions(catalogue: CatalogueClient, reference: Reference | null) {
  return queryOptions({
    queryKey: ['reference', reference],
    queryFn: ({ signal }) =>
      reference && findReference(reference, catalogue, signal).catch(nullWhenNotFound),
    retry: false,
  });
}

async function findReference(
  reference: Reference,
  catalogue: CatalogueClient,
  signal: AbortSignal,
): Promise<Found | null> {
  if ('imdbId' in reference) return catalogue.ask(foundByIdRequest(reference.imdbId), signal);
  const { kind, id } = reference;
  if (kind === 'person') {
    const person = await catalogue.ask(personRequest(id), signal);
    return { ...person, media_type: kind, known_for: [] };
  }
  const title = await catalogue.ask(detailsRequest(kind, id), signal);
  return { ...title, media_type: kind } as Found;
}

function foundByIdRequest(imdbId: string): CatalogueRequest<Found | null> {
  return {
    path: `find/${imdbId}`,
    query: { external_source: 'imdb_id' },
    read(body) {
      const { movie_results, tv_results, person_results } = v.parse(foundByIdSchema, body);
      const [found] = withNames([
        ...movie_results.map((movie) => ({ ...movie, media_type: 'movie' as const })),
        ...tv_results.map((show) => ({ ...show, media_type: 'tv' as const })),
        ...person_results.map((person) => ({
          ...person,
          media_type: 'person' as const,
          known_for: [],
        })),
      ]);
      return found ?? null;
    },
  };
}

/** Each title with a name, as in lists, and none that is for adults only. */
function withNames(found: Found[]): Found[] {
  const { catalogue } = getMessages();
  return found
    .filter((each) => !isForAdults(each))
    .map((each) =>
      each.media_type === 'person' ? each : nameTitle(each.media_type, each, catalogue),
    );
}

function nullWhenNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}
