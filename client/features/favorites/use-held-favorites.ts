import { useState } from 'react';
import { useFavorites } from '#client/features/favorites/use-favorites.ts';
import { keyOf, type ListEntry, textOf } from '#client/features/lists/list-entry.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';

/**
 * The favorites as a page shows them, oldest first. What the visitor or another device removes
 * stays until the page is left, so that the other cards do not move.
 */
export function useHeldFavorites() {
  const { entries, isListed, toggle } = useFavorites();
  const [held, setHeld] = useState<ListEntry[]>([]);

  const current = new Map(entries.map((entry) => [textOf(keyOf(entry)), entry]));
  const heldKeys = new Map(held.map((entry) => [textOf(keyOf(entry)), entry]));
  const shown = [
    ...held.map((entry) => current.get(textOf(keyOf(entry))) ?? entry),
    ...entries.filter((entry) => !heldKeys.has(textOf(keyOf(entry)))),
  ];

  return {
    shown,
    isRemoved: (entry: ListEntry) => !isListed(keyOf(entry)),
    toggle(type: MediaType, title: Title) {
      // From now on every card stays where it is.
      setHeld(shown);
      toggle(type, title);
    },
  };
}
