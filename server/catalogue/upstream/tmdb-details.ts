import * as v from 'valibot';
import { isForAdults, type MediaType } from '#contract/catalogue.ts';
import type { TitleDetails } from '#server/catalogue/catalogue-source.ts';
import {
  code,
  dateOrNull,
  flag,
  id,
  imagePath,
  listOf,
  longest,
  most,
  number,
  numberOrNull,
  text,
  textOrNull,
} from '#server/catalogue/upstream/tmdb-fields.ts';
import { genreSchema } from '#server/catalogue/upstream/tmdb-genres.ts';
import { titleFields } from '#server/catalogue/upstream/tmdb-rows.ts';
import { videosSchema } from '#server/catalogue/upstream/tmdb-videos.ts';

const name = text(longest.name);
const company = v.object({ id, logo_path: imagePath, name, origin_country: code });
const country = v.object({ iso_3166_1: code, name });
const language = v.object({ english_name: name, iso_639_1: code, name });
const collection = v.object({ id, name, poster_path: imagePath, backdrop_path: imagePath });
const creator = v.object({
  id,
  credit_id: text(50),
  name,
  original_name: name,
  gender: number,
  profile_path: imagePath,
});
const episode = v.object({
  id,
  name,
  overview: text(longest.overview),
  vote_average: number,
  vote_count: number,
  air_date: dateOrNull,
  episode_number: number,
  episode_type: text(50),
  production_code: text(50),
  runtime: numberOrNull,
  season_number: number,
  show_id: number,
  still_path: imagePath,
});
const season = v.object({
  air_date: dateOrNull,
  episode_count: number,
  id,
  name,
  overview: text(longest.overview),
  poster_path: imagePath,
  season_number: number,
  vote_average: number,
});

const sharedFields = {
  genres: listOf(genreSchema, most.items),
  homepage: text(longest.address),
  origin_country: listOf(code, most.items),
  production_companies: listOf(company, most.items),
  production_countries: listOf(country, most.items),
  spoken_languages: listOf(language, most.items),
  status: text(50),
  tagline: text(longest.name),
  videos: v.exactOptional(videosSchema),
};

const detailsSchemas = {
  movie: v.object({
    ...titleFields.movie,
    ...sharedFields,
    belongs_to_collection: v.fallback(v.nullable(collection), null),
    budget: number,
    imdb_id: textOrNull(20),
    revenue: number,
    runtime: numberOrNull,
  }),
  tv: v.object({
    ...titleFields.tv,
    ...sharedFields,
    created_by: listOf(creator, most.items),
    episode_run_time: listOf(number, most.items),
    in_production: flag,
    languages: listOf(code, most.items),
    last_air_date: dateOrNull,
    last_episode_to_air: v.fallback(v.nullable(episode), null),
    networks: listOf(company, most.items),
    next_episode_to_air: v.fallback(v.nullable(episode), null),
    number_of_episodes: number,
    number_of_seasons: number,
    seasons: listOf(season, most.items),
    type: text(50),
  }),
};

/**
 * Reads the details of the title `titleId` (TMDB contract, section 6); null for one for adults.
 * Throws for what has no usable id, or that of another title.
 */
export function readDetails(
  mediaType: MediaType,
  titleId: number,
  body: unknown,
): TitleDetails | null {
  const details = v.parse(detailsSchemas[mediaType], body);
  if (details.id !== titleId) throw new Error('these are the details of another title');
  return isForAdults(details) ? null : details;
}
