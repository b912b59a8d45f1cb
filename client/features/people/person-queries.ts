import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  readTitlesOfPerson,
  type TitleOfPerson,
} from '#client/features/people/titles-of-person.ts';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { personRequest } from '#client/lib/catalogue/person-request.ts';
import { getMessages } from '#client/messages/language.ts';
import { combinedCreditsSchema } from '#contract/people-schemas.ts';

function titlesOfPersonRequest(id: number): CatalogueRequest<TitleOfPerson[]> {
  return {
    path: `person/${id}/combined_credits`,
    read: (body) =>
      readTitlesOfPerson(v.parse(combinedCreditsSchema, body), getMessages().catalogue),
  };
}

export function personOptions(catalogue: CatalogueClient, id: number) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => catalogue.ask(personRequest(id), signal),
  });
}

export function titlesOfPersonOptions(catalogue: CatalogueClient, id: number) {
  return queryOptions({
    queryKey: ['titles of person', id],
    queryFn: ({ signal }) => catalogue.ask(titlesOfPersonRequest(id), signal),
  });
}
