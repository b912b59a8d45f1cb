/** What the bundled catalogue knows of any title; README.md says where it comes from. */
export interface BundledFacts {
  id: number;
  /** Its names in other countries; only search reads them. */
  other_titles: string[];
  /** ISO 639-1, with TMDB's `cn` for Cantonese. */
  original_language: string;
  genre_ids: number[];
  /** In minutes; for a TV show, of one episode. */
  runtime: number | null;
  /** ISO 3166-1. */
  origin_country: string[];
  imdb_id: string | null;
  /** YouTube's key of the trailer. */
  trailer_key: string | null;
  overview: string;
}

/** What it knows of a TV show besides. */
export interface BundledRunFacts {
  last_air_date: string | null;
  number_of_seasons: number | null;
  number_of_episodes: number | null;
  /** In TMDB's words. */
  status: string | null;
}

/** Who made a title and who appears in it; people are named by their id. */
export interface BundledCredits {
  /** The title's id. */
  id: number;
  /** Movies only. */
  directors?: number[];
  /** Movies only. */
  writers?: number[];
  /** TV shows only. */
  creators?: number[];
  /** In the order of billing. */
  cast: { id: number; character?: string }[];
}
