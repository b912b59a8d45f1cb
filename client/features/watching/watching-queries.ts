import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ratingsOfMovie, ratingsOfTvShow } from '#client/features/watching/age-ratings.ts';
import { inOrderOfCountry } from '#client/features/watching/services/order-services.ts';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import type { MediaType } from '#contract/catalogue.ts';
import {
  contentRatingsSchema,
  providerListSchema,
  providerRegionsSchema,
  releaseDatesSchema,
  watchProvidersSchema,
} from '#contract/watch-provider-schemas.ts';

// Each of these calls exists with TMDB only; the bundled catalogue's answers to them are empty.

// Countries and their services hardly ever change.
const listsStaleAfter = 24 * 60 * 60_000;

/** Where a title can be watched, by country. */
export function offersOptions(catalogue: CatalogueClient, { type, id }: TitleKey) {
  const request = {
    path: `${type}/${id}/watch/providers`,
    read: (body: unknown) => v.parse(watchProvidersSchema, body).results,
  };
  return queryOptions({
    queryKey: ['offers', type, id],
    queryFn: ({ signal }) => catalogue.ask(request, signal),
  });
}

/** The age ratings of a title, by country. */
export function ageRatingsOptions(catalogue: CatalogueClient, { type, id }: TitleKey) {
  return queryOptions({
    queryKey: ['age-ratings', type, id],
    queryFn: ({ signal }) => catalogue.ask(ageRatingsRequest({ type, id }), signal),
  });
}

function ageRatingsRequest({ type, id }: TitleKey): CatalogueRequest<Record<string, string>> {
  return type === 'movie'
    ? {
        path: `movie/${id}/release_dates`,
        read: (body) => ratingsOfMovie(v.parse(releaseDatesSchema, body).results),
      }
    : {
        path: `tv/${id}/content_ratings`,
        read: (body) => ratingsOfTvShow(v.parse(contentRatingsSchema, body).results),
      };
}

/** The codes of all countries with services. */
export function countriesOptions(catalogue: CatalogueClient) {
  const request = {
    path: 'watch/providers/regions',
    read: (body: unknown) =>
      v.parse(providerRegionsSchema, body).results.map((each) => each.iso_3166_1),
  };
  return queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => catalogue.ask(request, signal),
    staleTime: listsStaleAfter,
  });
}

/** All services of a country that have titles of this type, the most used ones first. */
export function servicesOptions(catalogue: CatalogueClient, type: MediaType, country: string) {
  const request = {
    path: `watch/providers/${type}`,
    query: { watch_region: country },
    read: (body: unknown) => inOrderOfCountry(v.parse(providerListSchema, body).results, country),
  };
  return queryOptions({
    queryKey: ['services', type, country],
    queryFn: ({ signal }) => catalogue.ask(request, signal),
    staleTime: listsStaleAfter,
  });
}
