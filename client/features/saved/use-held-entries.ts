import { useState } from 'react';
import { keyOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import type { ListValue } from '#client/features/lists/list-provider.tsx';

/**
 * The entries of a list as a page shows them, oldest first. What the visitor or another device removes
 * stays until the page is left, so that the other cards do not move.
 */
export function useHeldEntries({ entries, find }: ListValue) {
  const [held, setHeld] = useState<ListEntry[]>([]);
  return {
    shown: withHeld(held, entries, find),
    isRemoved: (entry: ListEntry) => find(keyOf(entry)) === undefined,
    /** From now on every card stays where it is. */
    hold: setHeld,
  };
}

function withHeld(held: ListEntry[], entries: ListEntry[], find: ListValue['find']): ListEntry[] {
  if (held.length === 0) return entries;
  // Most of thousands of entries are the same objects as before, which is found out sooner than their keys.
  const current = new Set(entries);
  const shown = held.map((entry) => (current.has(entry) ? entry : (find(keyOf(entry)) ?? entry)));
  const known = new Set(shown);
  const others = entries.filter((entry) => !known.has(entry));
  return others.length > 0 ? [...shown, ...others] : shown;
}
