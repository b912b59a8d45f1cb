import type { Movie, TvShow } from '#contract/catalogue.ts';

/** A movie as the catalogue returns it. */
export function aMovie(fields: Partial<Movie> = {}): Movie {
  return {
    id: 550,
    title: 'Fight Club',
    original_title: 'Fight Club',
    release_date: '1999-10-15',
    poster_path: '/movie-550.svg',
    overview: 'An office worker and a soap maker start a club.',
    genre_ids: [18],
    ...fields,
  };
}

/** A TV show as the catalogue returns it. */
export function aTvShow(fields: Partial<TvShow> = {}): TvShow {
  return {
    id: 1396,
    name: 'Breaking Bad',
    original_name: 'Breaking Bad',
    first_air_date: '2008-01-20',
    poster_path: '/tv-1396.svg',
    overview: 'A chemistry teacher changes trades.',
    genre_ids: [18],
    ...fields,
  };
}
