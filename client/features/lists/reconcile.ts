import { textOf } from '#client/features/lists/list-entry.ts';
import type { Tap } from '#client/features/lists/tap.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

/**
 * A user's list, oldest first: the table's rows without the unsent removals, then the unsent
 * additions.
 */
export function reconcile(rows: RowKey[], unsent: Tap[]): RowKey[] {
  const listed = new Map(rows.map((row) => [textOf(row), row]));
  for (const { type, movie_id, isListed } of unsent) {
    const key = textOf({ type, movie_id });
    if (!isListed) listed.delete(key);
    else if (!listed.has(key)) listed.set(key, { type, movie_id });
  }
  return [...listed.values()];
}
