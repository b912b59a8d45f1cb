import movies from '#catalogue/movies.json' with { type: 'json' };
import { hangApart } from '#catalogue/posters/list-order.ts';
import type { PosterFacts } from '#catalogue/posters/poster-look.ts';
import tvShows from '#catalogue/tv-shows.json' with { type: 'json' };
import type { MediaType } from '#contract/catalogue.ts';

/** The facts that the bundled catalogue's posters are drawn from, most popular title first. */
export function titlesToDraw(): Record<MediaType, PosterFacts[]> {
  return {
    movie: hangApart(
      movies.map(({ id, title, release_date, genre_ids }) => ({
        mediaType: 'movie',
        id,
        title,
        year: release_date.slice(0, 4),
        genreIds: genre_ids,
      })),
    ),
    tv: hangApart(
      tvShows.map(({ id, name, first_air_date, genre_ids }) => ({
        mediaType: 'tv',
        id,
        title: name,
        year: first_air_date.slice(0, 4),
        genreIds: genre_ids,
      })),
    ),
  };
}
