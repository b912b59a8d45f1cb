import movieCredits from '#catalogue/movie-credits.json' with { type: 'json' };
import movies from '#catalogue/movies.json' with { type: 'json' };
import people from '#catalogue/people.json' with { type: 'json' };
import tvCredits from '#catalogue/tv-credits.json' with { type: 'json' };
import tvShows from '#catalogue/tv-shows.json' with { type: 'json' };

/** Gives the files of the bundled catalogue. */
export function bundledLines() {
  return {
    titles: { movie: movies, tv: tvShows },
    credits: { movie: movieCredits, tv: tvCredits },
    people,
  };
}
