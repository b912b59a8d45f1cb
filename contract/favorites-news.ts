import * as v from 'valibot';
import { favoriteKeySchema } from '#contract/favorites.ts';

/** The private topic on which a user's devices hear of that user's favorites, and nobody else does. */
export function favoritesTopic(userId: string): string {
  return `favorites:${userId}`;
}

/** The event of the broadcasts on that topic. */
export const favoritesNewsEvent = 'favorites';

/**
 * What one broadcast says: what was added and removed, in its order. Null when it was too much to
 * name: whoever hears it reads the table again. A hosted project's trigger sends the same
 * (`supabase/migrations/0003_private_news_of_favorites.sql`).
 */
export const favoritesNewsSchema = v.object({
  changes: v.nullable(
    v.array(v.object({ ...favoriteKeySchema.entries, is_favorite: v.boolean() })),
  ),
});

export type FavoritesNews = v.InferOutput<typeof favoritesNewsSchema>;
