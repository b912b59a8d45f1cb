import { queryOptions } from '@tanstack/react-query';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { detailsRequest, videosRequest } from '#client/lib/catalogue/catalogue-request.ts';
import type { TitleKey } from '#client/lib/paths.ts';

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
