import * as v from 'valibot';
import { type FavoriteKey, favoriteKeySchema } from '#contract/favorites.ts';

/** A tap on a heart that the table has not acknowledged; `id` tells it from a later one. */
export const tapSchema = v.object({
  ...favoriteKeySchema.entries,
  isFavorite: v.boolean(),
  id: v.string(),
});
export type Tap = v.InferOutput<typeof tapSchema>;

let made = 0;

export function createTap({ type, movie_id }: FavoriteKey, isFavorite: boolean): Tap {
  made += 1;
  return {
    type,
    movie_id,
    isFavorite,
    id: `${Date.now()}-${Math.random().toString(36).slice(2)}-${made}`,
  };
}

const tapsAtOnce = 200;

/**
 * The next taps to send, oldest first, as many as one request can say: all add, or all remove
 * titles of one type.
 */
export function pickNextTaps(queue: Tap[]): Tap[] {
  const [first] = queue;
  if (!first) return [];
  const end = queue.findIndex(
    ({ isFavorite, type }) =>
      isFavorite !== first.isFavorite || (!isFavorite && type !== first.type),
  );
  return queue.slice(0, Math.min(end < 0 ? queue.length : end, tapsAtOnce));
}
