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
  /** YouTube's key of the trailer. */
  trailer_key: string | null;
  overview: string;
}
