import * as v from 'valibot';
import {
  date,
  id,
  itemsOf,
  listOf,
  name,
  overview,
  path,
  shortText,
} from '#contract/catalogue-fields.ts';
import { titleSchemas } from '#contract/catalogue-schemas.ts';

// People as the app reads them (docs/contracts/catalogue.md#people).

const personFields = { id, name, profile_path: path };
const namedPersonSchema = v.looseObject(personFields);
/** A person in a list. */
export type NamedPerson = v.InferOutput<typeof namedPersonSchema>;

export const castMemberSchema = v.looseObject({ ...personFields, character: name });
export type CastMember = v.InferOutput<typeof castMemberSchema>;
export const crewMemberSchema = v.looseObject({ ...personFields, job: shortText });

/** TMDB names the director somewhere among hundreds. */
export const largestCrew = 1000;

/** Who is in a title and who made it; the cast in the order of the billing. */
export const creditsSchema = v.object({
  cast: listOf(castMemberSchema),
  crew: listOf(crewMemberSchema, largestCrew),
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

// A title says by its `media_type` of which kind it is.
const movieRow = { ...titleSchemas.movie.entries, media_type: v.literal('movie') };
const tvShowRow = { ...titleSchemas.tv.entries, media_type: v.literal('tv') };
const personRow = v.looseObject({
  ...personFields,
  media_type: v.literal('person'),
  known_for: listOf(v.variant('media_type', [v.looseObject(movieRow), v.looseObject(tvShowRow)])),
});

const roleRow = v.variant('media_type', [
  v.looseObject({ ...movieRow, character: name }),
  v.looseObject({ ...tvShowRow, character: name }),
]);
const jobRow = v.variant('media_type', [
  v.looseObject({ ...movieRow, job: shortText }),
  v.looseObject({ ...tvShowRow, job: shortText }),
]);

/** More titles than anybody has, because TMDB names them in no order that could be cut off. */
export const mostCredits = 3000;

/** Every title that a person was in or helped to make. */
export const combinedCreditsSchema = v.object({
  cast: itemsOf(roleRow, mostCredits),
  crew: itemsOf(jobRow, mostCredits),
});
export type CombinedCredits = v.InferOutput<typeof combinedCreditsSchema>;

/** A result of the search over everything: a movie, a TV show or a person. */
export const foundSchema = v.variant('media_type', [
  v.looseObject(movieRow),
  v.looseObject(tvShowRow),
  personRow,
]);
export type Found = v.InferOutput<typeof foundSchema>;

/** What an id of somebody else's catalogue stands for: at most one of each kind. */
export const foundByIdSchema = v.object({
  movie_results: listOf(titleSchemas.movie),
  tv_results: listOf(titleSchemas.tv),
  person_results: listOf(namedPersonSchema),
});

/** The field `created_by` in the details of a TV show; movies have none. */
export const creatorsSchema = listOf(namedPersonSchema);
