import { type EmbeddedFacts, emptyDetailFields, emptyRowFields } from '#catalogue/bundled-facts.ts';
import { genresOf } from '#catalogue/genres.ts';
import { posterFileName } from '#catalogue/poster-file-name.ts';
import type { Movie } from '#contract/catalogue.ts';
import type { TitleDetails } from '#server/catalogue/catalogue-source.ts';

/** One line of movies.json. */
export interface EmbeddedMovie extends EmbeddedFacts {
  title: string;
  original_title: string;
  /** YYYY-MM-DD. */
  release_date: string;
  imdb_id: string | null;
}

/** The movie as the lists give it: the 15 keys of the TMDB contract, section 4. */
export function movieRow(movie: EmbeddedMovie, popularity: number): Movie {
  return {
    ...emptyRowFields,
    id: movie.id,
    title: movie.title,
    original_title: movie.original_title,
    original_language: movie.original_language,
    overview: movie.overview,
    genre_ids: movie.genre_ids,
    release_date: movie.release_date,
    poster_path: `/${posterFileName('movie', movie.id)}`,
    popularity,
    video: false,
  };
}

/** Everything about the movie (TMDB contract, section 6), with TMDB's empties for the unknown. */
export function movieDetails(movie: EmbeddedMovie, row: Movie): TitleDetails {
  const { genre_ids, ...fields } = row;
  return {
    ...fields,
    ...emptyDetailFields,
    belongs_to_collection: null,
    budget: 0,
    genres: genresOf('movie', genre_ids),
    imdb_id: movie.imdb_id,
    origin_country: movie.origin_country,
    revenue: 0,
    runtime: movie.runtime,
    status: 'Released',
  };
}
