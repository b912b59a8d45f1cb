import * as v from 'valibot';
import type { MediaType, TitleDetails } from '#contract/catalogue.ts';
import { type Credits, creatorsSchema, type NamedPerson } from '#contract/people-schemas.ts';

/** The directors of a movie or the creators of a TV show, each of them once. */
export function makersOf(
  type: MediaType,
  credits: Credits,
  details: TitleDetails | undefined,
): NamedPerson[] {
  // The creators of a TV show are in its details.
  const makers =
    type === 'tv'
      ? v.parse(creatorsSchema, details?.created_by)
      : credits.crew.filter(({ job }) => job === 'Director');
  return [...new Map(makers.map((person) => [person.id, person])).values()];
}
