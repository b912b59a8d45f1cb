interface ReleasesOfCountry {
  iso_3166_1: string;
  release_dates: { certification: string }[];
}

interface RatingOfCountry {
  iso_3166_1: string;
  rating: string;
}

/** The age rating of a movie by country: of a country's releases, the first that has one counts. */
export function ratingsOfMovie(results: ReleasesOfCountry[]): Record<string, string> {
  return ratingsOfTvShow(
    results.flatMap(({ iso_3166_1, release_dates }) =>
      release_dates.map(({ certification }) => ({ iso_3166_1, rating: certification })),
    ),
  );
}

/** The age rating of a TV show by country; of several the first that is not empty. */
export function ratingsOfTvShow(results: RatingOfCountry[]): Record<string, string> {
  const given = results
    .map(({ iso_3166_1, rating }) => [iso_3166_1, rating.trim()] as const)
    .filter(([, rating]) => rating !== '');
  return Object.fromEntries(given.reverse());
}
