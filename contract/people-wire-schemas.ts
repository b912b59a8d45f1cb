import * as v from 'valibot';
import * as field from '#contract/catalogue-fields.ts';
import { wireEpisodeSchema, wireTitleSchemas } from '#contract/catalogue-wire-schemas.ts';
import {
  castMemberSchema,
  crewMemberSchema,
  largestCrew,
  mostCredits,
  personSchema,
} from '#contract/people-schemas.ts';

// People as the catalogue API sends them: the fields that the app reads, and TMDB's other fields
// (docs/contracts/catalogue.md#people). A missing or mistyped field gets its empty value.

const { dayOrNull, flag, imagePath, name, number, orNull, shortText } = field;

const sharedFields = {
  adult: flag,
  gender: number,
  known_for_department: shortText,
  name: field.visibleName,
  original_name: name,
  popularity: number,
  profile_path: imagePath,
};

const castMember = v.object({
  ...castMemberSchema.entries,
  ...sharedFields,
  cast_id: v.exactOptional(number),
  credit_id: shortText,
  order: number,
});
const crewMember = v.object({
  ...crewMemberSchema.entries,
  ...sharedFields,
  credit_id: shortText,
  department: shortText,
});
/** Who is in a title and who made it. */
export const wireCreditsSchema = v.object({
  cast: field.itemsOf(castMember),
  crew: field.itemsOf(crewMember, largestCrew),
});
export type WireCredits = v.InferOutput<typeof wireCreditsSchema>;

/** A person. */
export const wirePersonSchema = v.object({
  ...personSchema.entries,
  ...sharedFields,
  also_known_as: field.listOf(name),
  birthday: dayOrNull,
  deathday: dayOrNull,
  homepage: orNull(field.text(2000)),
  imdb_id: orNull(field.text(20)),
  place_of_birth: orNull(name),
});
export type WirePerson = v.InferOutput<typeof wirePersonSchema>;

// A title says by its `media_type` of which kind it is.
const movieRow = { ...wireTitleSchemas.movie.entries, media_type: v.literal('movie') };
const tvShowRow = { ...wireTitleSchemas.tv.entries, media_type: v.literal('tv') };

const episodes = {
  episode_count: v.exactOptional(number),
  first_credit_air_date: v.exactOptional(dayOrNull),
};
const role = { character: name, credit_id: shortText };
const work = { credit_id: shortText, department: shortText, job: shortText };

/** Every title that a person was in or helped to make. */
export const wireCombinedCreditsSchema = v.object({
  cast: field.itemsOf(
    v.variant('media_type', [
      v.object({ ...movieRow, ...role, order: v.exactOptional(number) }),
      v.object({ ...tvShowRow, ...role, ...episodes }),
    ]),
    mostCredits,
  ),
  crew: field.itemsOf(
    v.variant('media_type', [
      v.object({ ...movieRow, ...work }),
      v.object({ ...tvShowRow, ...work, ...episodes }),
    ]),
    mostCredits,
  ),
});

const titleRow = v.variant('media_type', [v.object(movieRow), v.object(tvShowRow)]);
const personRow = v.object({
  id: field.id,
  ...sharedFields,
  known_for: field.listOf(titleRow),
  media_type: v.literal('person'),
});

/** A movie, a TV show or a person. */
export const wireSearchResultSchema = v.variant('media_type', [
  v.object(movieRow),
  v.object(tvShowRow),
  personRow,
]);
export type WireSearchResult = v.InferOutput<typeof wireSearchResultSchema>;

/** What an id of somebody else's catalogue stands for. */
export const wireFoundByIdSchema = v.object({
  movie_results: field.itemsOf(v.object(movieRow)),
  person_results: field.itemsOf(personRow),
  tv_results: field.itemsOf(v.object(tvShowRow)),
  tv_episode_results: field.listOf(
    v.object({
      ...wireEpisodeSchema.entries,
      // TMDB does not document these for an episode.
      adult: v.exactOptional(flag),
      softcore: v.exactOptional(flag),
      media_type: v.literal('tv_episode'),
    }),
  ),
});
