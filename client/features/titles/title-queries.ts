import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import {
  type CatalogueRequest,
  detailsRequest,
  titlePageRequest,
  videosRequest,
} from '#client/lib/catalogue/catalogue-request.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import { isForAdults } from '#contract/catalogue.ts';
import { type Credits, creditsSchema } from '#contract/people-schemas.ts';

/** One title by its key, with what lists do not tell of it. */
export function titleOptions(catalogue: CatalogueClient, { type, id }: TitleKey) {
  return queryOptions({
    queryKey: ['title', type, id],
    queryFn: ({ signal }) => catalogue.ask(detailsRequest(type, id), signal),
  });
}

/** The videos of a title, its trailer among them. */
export function videosOptions(catalogue: CatalogueClient, { type, id }: TitleKey) {
  return queryOptions({
    queryKey: ['videos', type, id],
    queryFn: ({ signal }) => catalogue.ask(videosRequest(type, id), signal),
  });
}

/** Who made a title, and who is in it. */
export function creditsOptions(catalogue: CatalogueClient, { type, id }: TitleKey) {
  return queryOptions({
    queryKey: ['credits', type, id],
    queryFn: ({ signal }) => catalogue.ask(creditsRequest({ type, id }), signal),
  });
}

function creditsRequest({ type, id }: TitleKey): CatalogueRequest<Credits> {
  return {
    path: `${type}/${id}/credits`,
    read(body) {
      const { cast, crew } = v.parse(creditsSchema, body);
      return { cast: cast.filter(isForAll), crew: crew.filter(isForAll) };
    },
  };
}

function isForAll(person: { [field: string]: unknown }): boolean {
  return !isForAdults(person);
}

/** The titles that the catalogue recommends to those who like a title, of the same kind. */
export function similarTitlesOptions(catalogue: CatalogueClient, { type, id }: TitleKey) {
  return queryOptions({
    queryKey: ['similar titles', type, id],
    queryFn: ({ signal }) =>
      catalogue.ask(titlePageRequest(type, `${type}/${id}/recommendations`, {}), signal),
    select: ({ results }) => results,
  });
}
