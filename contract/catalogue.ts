import * as v from 'valibot';

/** The two kinds of title; the words are TMDB's path segments and the table's `type`. */
export const mediaTypes = ['movie', 'tv'] as const;
export const mediaTypeSchema = v.picklist(mediaTypes);
export type MediaType = (typeof mediaTypes)[number];

/** Pages start at 1 and end here, whatever `total_pages` says (docs/contracts/catalogue.md#lists). */
export const lastPage = 500;
export const pageSize = 20;

// A catalogue is somebody else's text: a missing or mistyped field becomes its empty form,
// and only a row without a usable id is refused.
const text = v.fallback(v.string(), '');
const path = v.fallback(v.nullable(v.string()), null);
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const genreIds = v.fallback(v.array(v.number()), []);

export const movieSchema = v.looseObject({
  id,
  title: text,
  original_title: text,
  release_date: text,
  poster_path: path,
  overview: text,
  genre_ids: genreIds,
});
export type Movie = v.InferOutput<typeof movieSchema>;

export const tvShowSchema = v.looseObject({
  id,
  name: text,
  original_name: text,
  first_air_date: text,
  poster_path: path,
  overview: text,
  genre_ids: genreIds,
});
export type TvShow = v.InferOutput<typeof tvShowSchema>;

export const genreSchema = v.object({ id: v.number(), name: v.pipe(v.string(), v.trim()) });
export type Genre = v.InferOutput<typeof genreSchema>;

export const videoSchema = v.looseObject({ type: text, site: text, key: text, name: text });
export type Video = v.InferOutput<typeof videoSchema>;

/** The wrapper of every list (docs/contracts/catalogue.md#lists). */
export interface Page<Row> {
  page: number;
  results: Row[];
  total_pages: number;
  total_results: number;
}

/** A movie or a TV show. */
export type Title = Movie | TvShow;

function isTvShow(title: Title): title is TvShow {
  return 'name' in title;
}

/** Whether a title is for adults only. Such titles are never shown. */
export function isForAdults(title: { [field: string]: unknown }): boolean {
  return title.adult === true || title.softcore === true;
}

/** Whether a reader sees anything of a text: not of blanks, nor of what only steers other letters. */
export function isVisible(text: string): boolean {
  return /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * What a title is called: a movie's `title`, a TV show's `name`, or the original one where nothing
 * of that can be seen; empty where nothing can be seen of either.
 */
export function nameOf(title: Title): string {
  const names = isTvShow(title)
    ? [title.name, title.original_name]
    : [title.title, title.original_title];
  return names.find(isVisible) ?? '';
}

const runtimesSchema = v.object({
  runtime: v.fallback(v.number(), 0),
  episode_run_time: v.fallback(v.array(v.number()), []),
});

/** How long a movie, or an episode of a TV show, takes, in minutes; 0 when that is not known. */
export function runtimeOf(title: Title): number {
  const { runtime, episode_run_time } = v.parse(runtimesSchema, title);
  return runtime || (episode_run_time[0] ?? 0);
}

/** The part of the date before the first dash; empty when there is no date (docs/contracts/screens.md#the-year). */
export function yearOf(title: Title): string {
  const date = isTvShow(title) ? title.first_air_date : title.release_date;
  return date.split('-')[0] ?? '';
}
