import * as v from 'valibot';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { isForAdults } from '#contract/catalogue.ts';
import { type Person, personSchema } from '#contract/people-schemas.ts';

/** A person; one who is known for adult titles only counts as not found. */
export function personRequest(id: number): CatalogueRequest<Person> {
  return {
    path: `person/${id}`,
    read(body) {
      const person = v.parse(personSchema, body);
      if (isForAdults(person)) throw new CatalogueError(404);
      return person;
    },
  };
}
