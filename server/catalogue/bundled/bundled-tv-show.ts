import { type EmbeddedFacts, emptyDetailFields, emptyRowFields } from '#catalogue/bundled-facts.ts';
import { genresOf } from '#catalogue/genres.ts';
import { posterFileName } from '#catalogue/poster-file-name.ts';
import type { TvShow } from '#contract/catalogue.ts';
import type { TitleDetails } from '#server/catalogue/catalogue-source.ts';

/** One line of tv-shows.json. */
export interface EmbeddedTvShow extends EmbeddedFacts {
  name: string;
  original_name: string;
  /** YYYY-MM-DD. */
  first_air_date: string;
}

/** The TV show as the lists give it (TMDB contract, section 4). */
export function tvShowRow(tvShow: EmbeddedTvShow, popularity: number): TvShow {
  return {
    ...emptyRowFields,
    id: tvShow.id,
    name: tvShow.name,
    original_name: tvShow.original_name,
    original_language: tvShow.original_language,
    origin_country: tvShow.origin_country,
    overview: tvShow.overview,
    genre_ids: tvShow.genre_ids,
    first_air_date: tvShow.first_air_date,
    poster_path: `/${posterFileName('tv', tvShow.id)}`,
    popularity,
  };
}

/**
 * Everything about the TV show (TMDB contract, section 6), with TMDB's empties for the unknown. What
 * TMDB has no empty for is left out: how many seasons and episodes there are, what has become of it
 * and of which type it is.
 */
export function tvShowDetails(tvShow: EmbeddedTvShow, row: TvShow): TitleDetails {
  const { genre_ids, ...fields } = row;
  return {
    ...fields,
    ...emptyDetailFields,
    created_by: [],
    episode_run_time: tvShow.runtime === null ? [] : [tvShow.runtime],
    genres: genresOf('tv', genre_ids),
    languages: [],
    last_air_date: null,
    last_episode_to_air: null,
    networks: [],
    next_episode_to_air: null,
    seasons: [],
  };
}
