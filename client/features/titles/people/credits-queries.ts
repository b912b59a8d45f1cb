import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import type { TitleKey } from '#client/lib/paths.ts';
import { isForAdults } from '#contract/catalogue.ts';
import { type Credits, creditsSchema } from '#contract/people-schemas.ts';

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

/** Who made a title, and who is in it. */
export function creditsOptions(catalogue: CatalogueClient, key: TitleKey) {
  return queryOptions({
    queryKey: ['credits', key.type, key.id],
    queryFn: ({ signal }) => catalogue.ask(creditsRequest(key), signal),
  });
}
