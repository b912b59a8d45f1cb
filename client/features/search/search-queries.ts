import { queryOptions } from '@tanstack/react-query';
import type { Reference } from '#client/features/search/title-reference.ts';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { nullWhenNotFound } from '#client/lib/catalogue/catalogue-error.ts';
import { detailsRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { foundByIdRequest, foundRequest } from '#client/lib/catalogue/found-request.ts';
import { personRequest } from '#client/lib/catalogue/person-request.ts';
import type { Found } from '#contract/people-schemas.ts';

/** What is found among movies, TV shows and people, in one ranking. */
export function foundOptions(catalogue: CatalogueClient, text: string) {
  return queryOptions({
    queryKey: ['found', text],
    queryFn: ({ signal }) => catalogue.ask(foundRequest(text), signal),
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
