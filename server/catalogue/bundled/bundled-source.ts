import { translateGenres } from '#catalogue/genre-names.ts';
import { genres } from '#catalogue/genres.ts';
import movies from '#catalogue/movies.json' with { type: 'json' };
import tvShows from '#catalogue/tv-shows.json' with { type: 'json' };
import type { MediaType } from '#contract/catalogue.ts';
import {
  type EmbeddedMovie,
  movieDetails,
  movieRow,
} from '#server/catalogue/bundled/bundled-movie.ts';
import {
  type EmbeddedTvShow,
  tvShowDetails,
  tvShowRow,
} from '#server/catalogue/bundled/bundled-tv-show.ts';
import {
  createTitleShelf,
  type ShelvedTitle,
  type TitleShelf,
} from '#server/catalogue/bundled/title-shelf.ts';
import { trailerVideos } from '#server/catalogue/bundled/trailer-videos.ts';
import type { CatalogueSource } from '#server/catalogue/catalogue-source.ts';

let shared: CatalogueSource | null = null;

/**
 * The catalogue that needs neither a key nor a network. It never changes, so there is one of it in a
 * process, made when it is first asked for.
 */
export function embeddedSource(): CatalogueSource {
  shared ??= makeSource();
  return shared;
}

function makeSource(): CatalogueSource {
  // The files are in popular order, so the popularity of a title is how many come after it.
  const shelves: Record<MediaType, TitleShelf> = {
    movie: createTitleShelf(movies.map((movie, rank) => shelveMovie(movie, movies.length - rank))),
    tv: createTitleShelf(
      tvShows.map((tvShow, rank) => shelveTvShow(tvShow, tvShows.length - rank)),
    ),
  };

  return {
    popular: async (mediaType, query) => shelves[mediaType].popular(query),
    search: async (mediaType, query) => shelves[mediaType].search(query),
    discover: async (mediaType, query) => shelves[mediaType].discover(query),
    getDetails: async (mediaType, id, append) => shelves[mediaType].getDetails(id, append),
    getVideos: async (mediaType, id) => shelves[mediaType].getVideos(id),
    genres: async (mediaType) => genres[mediaType],
  };
}

/** The same catalogue with its genres' names in a language; its titles are in English alone. */
export function withGenresIn(language: string, source: CatalogueSource): CatalogueSource {
  return {
    ...source,
    genres: async (mediaType) => translateGenres(await source.genres(mediaType), language),
    async getDetails(...parameters) {
      const details = await source.getDetails(...parameters);
      return details && { ...details, genres: translateGenres(details.genres, language) };
    },
  };
}

function shelveMovie(movie: EmbeddedMovie, popularity: number): ShelvedTitle {
  const row = movieRow(movie, popularity);
  return {
    row,
    details: movieDetails(movie, row),
    names: [movie.title, movie.original_title, ...movie.other_titles],
    videos: trailerVideos(movie.title, movie.release_date, movie.trailer_key),
  };
}

function shelveTvShow(tvShow: EmbeddedTvShow, popularity: number): ShelvedTitle {
  const row = tvShowRow(tvShow, popularity);
  return {
    row,
    details: tvShowDetails(tvShow, row),
    names: [tvShow.name, tvShow.original_name, ...tvShow.other_titles],
    videos: trailerVideos(tvShow.name, tvShow.first_air_date, tvShow.trailer_key),
  };
}
