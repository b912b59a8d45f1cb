import type { Genre, MediaType, Page, Title, Video } from '#contract/catalogue.ts';

/** One page of a list, counted from 1; the wire has checked that it can be asked for. */
export interface ListQuery {
  page: number;
}

export interface SearchQuery extends ListQuery {
  query: string;
  /** Release year or year of the first air date; null asks for every year. */
  year: number | null;
}

/** Filters in TMDB's own notation (TMDB contract, section 6); an empty text asks for nothing. */
export interface DiscoverQuery extends ListQuery {
  /** Genre ids: a comma is AND, a pipe is OR. */
  with_genres: string;
  without_genres: string;
  /** A field and a direction, such as `popularity.desc`. */
  sort_by: string;
  year: number | null;
}

/** Everything about one title; a block named in `append_to_response` stands under its own name. */
export interface TitleDetails {
  id: number;
  genres: Genre[];
  videos?: { results: Video[] };
  [field: string]: unknown;
}

/**
 * Where movies and TV shows come from: all that the wire asks. Answers are in TMDB's shapes
 * (TMDB contract, sections 3 to 6).
 */
export interface CatalogueSource {
  popular(mediaType: MediaType, query: ListQuery): Promise<Page<Title>>;
  search(mediaType: MediaType, query: SearchQuery): Promise<Page<Title>>;
  discover(mediaType: MediaType, query: DiscoverQuery): Promise<Page<Title>>;
  /** Null when there is no such title. */
  getDetails(
    mediaType: MediaType,
    id: number,
    appendToResponse: string[],
  ): Promise<TitleDetails | null>;
  /** Null when there is no such title, an empty list when it has no videos. */
  getVideos(mediaType: MediaType, id: number): Promise<Video[] | null>;
  genres(mediaType: MediaType): Promise<Genre[]>;
}
