import { textOf } from '#client/features/favorites/favorite-entry.ts';
import type { Tap } from '#client/features/favorites/sync/tap.ts';
import type { FavoriteKey } from '#contract/tables/favorites.ts';

/**
 * A user's favorites, oldest first: the table's rows without the unsent removals, then the unsent
 * additions.
 */
export function reconcile(rows: FavoriteKey[], unsent: Tap[]): FavoriteKey[] {
  const favorites = new Map(rows.map((row) => [textOf(row), row]));
  for (const { type, movie_id, isFavorite } of unsent) {
    const key = textOf({ type, movie_id });
    if (!isFavorite) favorites.delete(key);
    else if (!favorites.has(key)) favorites.set(key, { type, movie_id });
  }
  return [...favorites.values()];
}
