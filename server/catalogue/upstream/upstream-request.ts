/** Parts of the cache. Each has its own limits, so that one shelf cannot evict another's answers. */
export const shelves = [
  'lists',
  'filters',
  'titles',
  'searches',
  'people',
  'watching',
  'listed',
] as const;
export type Shelf = (typeof shelves)[number];

/**
 * One request to TMDB, without the key, and how to read its answer. It has only the parameters that
 * a call defines; nothing else that a client sent reaches TMDB.
 */
export interface UpstreamRequest<Content = unknown> {
  shelf: Shelf;
  /** Relative to the API's address, such as `movie/popular`. */
  path: string;
  /** Empty parameters are not sent. */
  parameters: Record<string, string>;
  /**
   * Reads a body. The result is cached, so it must read its own result too. Null when the answer
   * must not be shown. Throws when the body does not match the schema.
   */
  read(body: unknown): Content | null;
  /** For how long an answer is fresh; null: for as long as TMDB says. */
  freshMilliseconds: number | null;
  /** Whether TMDB may answer 404, which is read as null. */
  mayBeMissing: boolean;
}
