import * as v from 'valibot';
import { type FavoriteKey, favoriteKeySchema } from '#contract/favorites.ts';

/** A tap on a heart that the table has not acknowledged; `id` tells it from a later one. */
export const tapSchema = v.object({
  ...favoriteKeySchema.entries,
  isFavorite: v.boolean(),
  id: v.string(),
});
export type Tap = v.InferOutput<typeof tapSchema>;

export function createTap({ type, movie_id }: FavoriteKey, isFavorite: boolean): Tap {
  return { type, movie_id, isFavorite, id: `${Date.now()}-${Math.random().toString(36).slice(2)}` };
}
