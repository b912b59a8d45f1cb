/** What the embedded catalogue knows of any title; README.md says where it comes from. */
export interface EmbeddedFacts {
  id: number;
  /** Names it has elsewhere, for search. */
  other_titles: string[];
  /** ISO 639-1, with TMDB's `cn` for Cantonese. */
  original_language: string;
  genre_ids: number[];
  /** Minutes; of one episode for a TV show. */
  runtime: number | null;
  /** ISO 3166-1. */
  origin_country: string[];
  /** YouTube's key of the trailer. */
  trailer_key: string | null;
  overview: string;
}

// Votes and backdrops are not ours to pass on, so every title has TMDB's empties for them.
export const emptyRowFields = {
  adult: false,
  backdrop_path: null,
  softcore: false,
  vote_average: 0,
  vote_count: 0,
};

/** What the details of movies and TV shows have in common and the embedded catalogue knows nothing of. */
export const emptyDetailFields = {
  homepage: '',
  production_companies: [],
  production_countries: [],
  spoken_languages: [],
  tagline: '',
};
