import * as v from 'valibot';
import { isForAdults, type MediaType, runtimeOf, type Title } from '#contract/catalogue.ts';
import * as field from '#contract/catalogue-fields.ts';
import { id, listOf, name, orNull } from '#contract/catalogue-fields.ts';
import { detailsSchemas, titleSchemas } from '#contract/catalogue-schemas.ts';
import { wireTitleSchemas } from '#contract/catalogue-wire-schemas.ts';
import { largestCrew } from '#contract/people-schemas.ts';
import { mostTitlesAtOnce } from '#contract/title-keys.ts';
import { byCountry } from '#contract/watch-provider-schemas.ts';

// Titles of somebody's list, with the facts by which a list is filtered
// (docs/contracts/catalogue.md#many-titles-at-once).

const mostMakers = 5;
const mostOfTheCast = 10;

const person = v.object({ id, name });
const imdbId = orNull(field.text(20));

const listFactsSchema = v.object({
  /** The length of a movie, or of an episode of a TV show, in minutes; null when unknown. */
  runtime: field.numberOrNull,
  /** Who directed or created it, and then the first of the cast. */
  people: listOf(person),
  /** The ids of the services that have it by subscription; null when that is not known. */
  providers: orNull(listOf(id)),
  imdb_id: imdbId,
  /** The day of a TV show's next episode. */
  next_air_date: field.dayOrNull,
});
/** The facts of a title by which a list is filtered. */
export type ListFacts = v.InferOutput<typeof listFactsSchema>;

/** A title as it appears in lists, with such facts. */
export interface ListedTitle {
  media_type: MediaType;
  title: Title;
  facts: ListFacts;
}

const listedTitleSchema: v.GenericSchema<unknown, ListedTitle> = v.union([
  v.object({ media_type: v.literal('movie'), title: titleSchemas.movie, facts: listFactsSchema }),
  v.object({ media_type: v.literal('tv'), title: titleSchemas.tv, facts: listFactsSchema }),
]);

/** The titles asked for that exist. Those of `later` are to be asked for again. */
export const listedTitlesSchema = v.object({
  results: field.itemsOf(listedTitleSchema, mostTitlesAtOnce),
  later: listOf(v.string(), mostTitlesAtOnce),
});
export type ListedTitles = v.InferOutput<typeof listedTitlesSchema>;

/** What TMDB appends to the details of a title, so that one request has all facts. */
export const appendedBlocks = {
  movie: 'credits,watch/providers',
  tv: 'credits,external_ids,watch/providers',
};

// As everywhere, people who are known for adult titles only are left out.
const people = (most: number) =>
  listOf(
    v.pipe(
      v.looseObject({}),
      v.check((given) => !isForAdults(given)),
      v.object({ id, name, job: field.shortText }),
    ),
    most,
  );
const credits = v.object({
  cast: people(mostOfTheCast),
  crew: v.pipe(
    people(largestCrew),
    v.transform((crew) => crew.filter(({ job }) => job === 'Director').slice(0, mostMakers)),
  ),
});
const subscriptions = v.object({ flatrate: listOf(v.object({ provider_id: id })) });
const blocks = {
  credits: v.fallback(credits, { cast: [], crew: [] }),
  'watch/providers': orNull(v.object({ results: byCountry(subscriptions) })),
};

/** What is read of TMDB's details of a title with these blocks. They read their own result too. */
export const detailsWithBlocksSchemas = {
  movie: v.object({
    ...detailsSchemas.movie.entries,
    ...wireTitleSchemas.movie.entries,
    ...blocks,
    imdb_id: imdbId,
  }),
  tv: v.object({
    ...detailsSchemas.tv.entries,
    ...wireTitleSchemas.tv.entries,
    ...blocks,
    created_by: people(mostMakers),
    external_ids: v.fallback(v.object({ imdb_id: imdbId }), { imdb_id: null }),
    next_episode_to_air: orNull(v.object({ air_date: field.dayOrNull })),
  }),
};
export type DetailsWithBlocks = v.InferOutput<
  (typeof detailsWithBlocksSchemas)['movie'] | (typeof detailsWithBlocksSchemas)['tv']
>;

/** The title with its facts; the services are those of a country, of which there may be none. */
export function listedTitleOf(
  type: MediaType,
  details: DetailsWithBlocks,
  country: string,
): ListedTitle {
  const { genres, credits } = details;
  const services = details['watch/providers']?.results;
  const isTvShow = 'created_by' in details;
  const makers = isTvShow ? details.created_by : [];
  const everybody = [...makers, ...credits.crew, ...credits.cast];
  return {
    media_type: type,
    title: v.parse(wireTitleSchemas[type], { ...details, genre_ids: genres.map(({ id }) => id) }),
    facts: {
      runtime: runtimeOf(details) || null,
      people: [...new Map(everybody.map(({ id, name }) => [id, { id, name }])).values()],
      providers:
        services && country
          ? (services[country]?.flatrate ?? []).map(({ provider_id }) => provider_id)
          : null,
      imdb_id: isTvShow ? details.external_ids.imdb_id : details.imdb_id,
      next_air_date: isTvShow ? (details.next_episode_to_air?.air_date ?? null) : null,
    },
  };
}
