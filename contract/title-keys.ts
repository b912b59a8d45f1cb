import type { MediaType } from '#contract/catalogue.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

/** One request asks for so many titles at most: its address stays short, and its answer comes soon. */
export const mostTitlesAtOnce = 100;

/** A title's key as text, such as `movie-603`. */
export function textOfKey({ type, movie_id }: RowKey): string {
  return `${type}-${movie_id}`;
}

/** Reads the text of a key; null when it is none. */
export function readKey(text: string): RowKey | null {
  const [, type, id] = /^(movie|tv)-([1-9]\d{0,15})$/.exec(text) ?? [];
  const movie_id = Number(id);
  return Number.isSafeInteger(movie_id) ? { type: type as MediaType, movie_id } : null;
}
