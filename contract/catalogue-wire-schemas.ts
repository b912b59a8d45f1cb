import * as v from 'valibot';
import * as field from '#contract/catalogue-fields.ts';
import {
  code,
  flag,
  id,
  imagePath,
  name,
  number,
  overview,
  shortText,
} from '#contract/catalogue-fields.ts';
import {
  detailsSchemas,
  movieSchema,
  tvShowSchema,
  videoSchema,
} from '#contract/catalogue-schemas.ts';

// What the catalogue API sends: the fields that the app reads, and TMDB's other fields
// (docs/contracts/catalogue.md#titles). A missing or mistyped field gets its empty value.

const codes = field.listOf(code);

const sharedFields = {
  adult: flag,
  backdrop_path: imagePath,
  original_language: code,
  popularity: number,
  poster_path: imagePath,
  softcore: flag,
  vote_average: number,
  vote_count: number,
};
const movieFields = {
  ...movieSchema.entries,
  ...sharedFields,
  title: field.visibleName,
  video: flag,
};
const tvShowFields = {
  ...tvShowSchema.entries,
  ...sharedFields,
  name: field.visibleName,
  origin_country: codes,
};

/** A title in a list. */
export const wireTitleSchemas = { movie: v.object(movieFields), tv: v.object(tvShowFields) };

const wireVideoSchema = v.object({
  ...videoSchema.entries,
  iso_639_1: code,
  iso_3166_1: code,
  // It becomes part of the player's address, so it may hold no other characters.
  key: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/)), ''),
  size: number,
  official: flag,
  published_at: shortText,
  id: shortText,
});
export const wireVideosSchema = v.object({ results: field.itemsOf(wireVideoSchema, 300) });

const company = v.object({ id, logo_path: imagePath, name, origin_country: code });
const country = v.object({ iso_3166_1: code, name });
const language = v.object({ english_name: name, iso_639_1: code, name });
const collection = v.object({ id, name, poster_path: imagePath, backdrop_path: imagePath });
const creator = v.object({
  id,
  credit_id: shortText,
  name,
  original_name: name,
  gender: number,
  profile_path: imagePath,
});
export const wireEpisodeSchema = v.object({
  id,
  name,
  overview,
  vote_average: number,
  vote_count: number,
  air_date: field.dayOrNull,
  episode_number: number,
  episode_type: shortText,
  production_code: shortText,
  runtime: field.numberOrNull,
  season_number: number,
  show_id: number,
  still_path: imagePath,
});
const season = v.object({
  air_date: field.dayOrNull,
  episode_count: number,
  id,
  name,
  overview,
  poster_path: imagePath,
  season_number: number,
  vote_average: number,
});

const sharedDetails = {
  homepage: field.text(2000),
  origin_country: codes,
  production_companies: field.listOf(company),
  production_countries: field.listOf(country),
  spoken_languages: field.listOf(language),
  status: shortText,
  tagline: name,
  videos: v.exactOptional(wireVideosSchema),
};

/** The details of a title, with its videos when the request asked for them. */
export const wireDetailsSchemas = {
  movie: v.omit(
    v.object({
      ...detailsSchemas.movie.entries,
      ...movieFields,
      ...sharedDetails,
      belongs_to_collection: field.orNull(collection),
      budget: number,
      imdb_id: field.orNull(field.text(20)),
      revenue: number,
    }),
    ['genre_ids'],
  ),
  tv: v.omit(
    v.object({
      ...detailsSchemas.tv.entries,
      ...tvShowFields,
      ...sharedDetails,
      created_by: field.listOf(creator),
      in_production: flag,
      languages: codes,
      last_air_date: field.dayOrNull,
      last_episode_to_air: field.orNull(wireEpisodeSchema),
      networks: field.listOf(company),
      next_episode_to_air: field.orNull(wireEpisodeSchema),
      number_of_episodes: number,
      number_of_seasons: number,
      seasons: field.listOf(season),
      type: shortText,
    }),
    ['genre_ids'],
  ),
};
