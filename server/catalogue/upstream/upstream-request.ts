/** Where an answer is cached: each shelf has its own room, so that none pushes out those of another. */
export const shelves = ['lists', 'filters', 'titles', 'searches'] as const;
export type Shelf = (typeof shelves)[number];

/**
 * One question to TMDB, without the key, and the way to read what it answers: put together from what
 * a call names, and from nothing else that a visitor sent.
 */
export interface UpstreamRequest<Content = unknown> {
  shelf: Shelf;
  /** Below the API's address, such as `movie/popular`. */
  path: string;
  /** Those without a value are not sent. */
  parameters: Record<string, string>;
  /**
   * Reads a body, or once more what it gave for one: as that it is cached. Null for what is not to be
   * shown. Throws when the body does not match the schema.
   */
  read(body: unknown): Content | null;
  /** Whether TMDB may answer that it does not have it, which is null. */
  mayBeMissing: boolean;
}
