import { useState } from 'react';
import { type FavoriteEntry, keyOf, textOf } from '#client/features/favorites/favorite-entry.ts';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
import type { MediaType, Title } from '#contract/catalogue.ts';

/**
 * The favorites as a page shows them, oldest first. What the visitor or another device removes
 * stays until the page is left, so that the other cards do not move.
 */
export function useHeldFavorites() {
  const { entries, isFavorite, toggle } = useFavorites();
  const [held, setHeld] = useState<FavoriteEntry[]>([]);

  const current = new Map(entries.map((entry) => [textOf(keyOf(entry)), entry]));
  const heldKeys = new Map(held.map((entry) => [textOf(keyOf(entry)), entry]));
  const shown = [
    ...held.map((entry) => current.get(textOf(keyOf(entry))) ?? entry),
    ...entries.filter((entry) => !heldKeys.has(textOf(keyOf(entry)))),
  ];

  return {
    shown,
    isRemoved: (entry: FavoriteEntry) => !isFavorite(keyOf(entry)),
    toggle(type: MediaType, title: Title) {
      // From now on every card stays where it is.
      setHeld(shown);
      toggle(type, title);
    },
  };
}
