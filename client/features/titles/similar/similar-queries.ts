import { queryOptions } from '@tanstack/react-query';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { titlePageRequest } from '#client/lib/catalogue/catalogue-request.ts';
import type { TitleKey } from '#client/lib/paths.ts';

/** The titles that the catalogue recommends to those who like a title, of the same kind. */
export function similarTitlesOptions(catalogue: CatalogueClient, { type, id }: TitleKey) {
  return queryOptions({
    queryKey: ['similar titles', type, id],
    queryFn: ({ signal }) =>
      catalogue.ask(titlePageRequest(type, `${type}/${id}/recommendations`, {}), signal),
    select: ({ results }) => results,
  });
}
