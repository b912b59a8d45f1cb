import * as v from 'valibot';
import * as field from '#contract/catalogue-fields.ts';
import type { TitleDetails } from '#contract/catalogue-schemas.ts';

// What the dialog of a title reads of its details beyond `detailsSchemas`, which the first script has.

const seasonSchema = v.object({
  season_number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  air_date: field.date,
  episode_count: field.number,
});
export type Season = v.InferOutput<typeof seasonSchema>;

const titleFactsSchema = v.object({
  vote_average: field.number,
  vote_count: field.number,
  // The rest is of TV shows only.
  in_production: field.flag,
  last_air_date: field.date,
  number_of_episodes: field.number,
  number_of_seasons: field.number,
  seasons: field.listOf(seasonSchema),
});
/** Further facts of a title; empty or 0 where they are not known. */
export type TitleFacts = v.InferOutput<typeof titleFactsSchema>;

/** Reads further facts from the details of a title. */
export function titleFactsOf(details: TitleDetails): TitleFacts {
  return v.parse(titleFactsSchema, details);
}
