import * as v from 'valibot';
import {
  date,
  id,
  itemsOf,
  listOf,
  name,
  number,
  numberOrNull,
  overview,
  path,
  shortText,
} from '#contract/catalogue-fields.ts';

// The fields of the catalogue that the app reads; catalogue-wire-schemas.ts has all other fields.

/** A movie in a list. */
export const movieSchema = v.looseObject({
  id,
  title: name,
  original_title: name,
  release_date: date,
  poster_path: path,
  overview,
  genre_ids: listOf(id),
});
export type Movie = v.InferOutput<typeof movieSchema>;

/** A TV show in a list. */
export const tvShowSchema = v.looseObject({
  id,
  name,
  original_name: name,
  first_air_date: date,
  poster_path: path,
  overview,
  genre_ids: listOf(id),
});
export type TvShow = v.InferOutput<typeof tvShowSchema>;

export const titleSchemas = { movie: movieSchema, tv: tvShowSchema };

const genreSchema = v.object({ id, name: v.pipe(name, v.trim()) });
export type Genre = v.InferOutput<typeof genreSchema>;
export const genresSchema = v.object({ genres: itemsOf(genreSchema) });

const genres = listOf(genreSchema);

/** The details of a title: `genres` have names, and `genre_ids` is always empty. */
export const detailsSchemas = {
  movie: v.looseObject({ ...movieSchema.entries, genres, runtime: numberOrNull }),
  tv: v.looseObject({ ...tvShowSchema.entries, genres, episode_run_time: listOf(number) }),
};
/** A movie or a TV show. */
export type Title = Movie | TvShow;
export type TitleDetails = v.InferOutput<
  (typeof detailsSchemas)['movie'] | (typeof detailsSchemas)['tv']
>;

export const videoSchema = v.looseObject({ type: shortText, site: shortText, key: name, name });
export type Video = v.InferOutput<typeof videoSchema>;
export const videosSchema = v.object({ results: itemsOf(videoSchema, 300) });

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A page of a list (docs/contracts/catalogue.md#lists). It leaves out the rows that `row` refuses,
 * so that one bad row does not cost the others.
 */
export function pageSchemaOf<Row>(row: v.GenericSchema<unknown, Row>) {
  return v.object({
    page: v.fallback(count, 1),
    results: itemsOf(row),
    total_pages: v.fallback(count, 1),
    total_results: v.fallback(count, 0),
  });
}
export type Page<Row> = v.InferOutput<ReturnType<typeof pageSchemaOf<Row>>>;
