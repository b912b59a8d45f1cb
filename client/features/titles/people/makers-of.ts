import * as v from 'valibot';
import type { MediaType, TitleDetails } from '#contract/catalogue.ts';
import { type Credits, creatorsSchema, type NamedPerson } from '#contract/people-schemas.ts';

// TMDB names the creators of a TV show in its details, the bundled catalogue in its credits as well.
const jobs = { movie: 'Director', tv: 'Creator' };

/** The directors of a movie or the creators of a TV show, each of them once. */
export function makersOf(
  type: MediaType,
  credits: Credits,
  details: TitleDetails | undefined,
): NamedPerson[] {
  const creators = type === 'tv' ? v.parse(creatorsSchema, details?.created_by) : [];
  const crew = credits.crew.filter(({ job }) => job === jobs[type]);
  return [...new Map([...creators, ...crew].map((person) => [person.id, person])).values()];
}
