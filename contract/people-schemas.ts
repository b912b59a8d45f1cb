import * as v from 'valibot';
import {
  date,
  id,
  listOf,
  name,
  overview,
  path,
  shortText,
} from '#contract/catalogue-fields.ts';

// People as the app reads them (docs/contracts/catalogue.md#people).

const personFields = { id, name, profile_path: path };

export const castMemberSchema = v.looseObject({ ...personFields, character: name });
export type CastMember = v.InferOutput<typeof castMemberSchema>;
export const crewMemberSchema = v.looseObject({ ...personFields, job: shortText });

/** Who is in a title and who made it; the cast in the order of the billing. */
export const creditsSchema = v.object({
  cast: listOf(castMemberSchema),
  // TMDB names the director somewhere among hundreds.
  crew: listOf(crewMemberSchema, 1000),
});
export type Credits = v.InferOutput<typeof creditsSchema>;

/** A person; an unknown day is empty. */
export const personSchema = v.looseObject({
  ...personFields,
  biography: overview,
  birthday: date,
  deathday: date,
  place_of_birth: name,
  known_for_department: shortText,
});
export type Person = v.InferOutput<typeof personSchema>;
