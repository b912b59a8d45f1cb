import type { Tap } from '#client/features/lists/tap.ts';
import type { ListRow } from '#contract/tables/title-list.ts';
import { textOfKey } from '#contract/title-keys.ts';

/**
 * A user's list, oldest first: the table's rows without the unsent removals, then the unsent
 * additions and details.
 */
export function reconcile(rows: ListRow[], unsent: Tap[]): ListRow[] {
  const listed = new Map(rows.map((row) => [textOfKey(row), row]));
  for (const { type, movie_id, details, isListed } of unsent) {
    const key = textOfKey({ type, movie_id });
    if (!isListed) listed.delete(key);
    // A row that is there already stays where it is.
    else listed.set(key, { type, movie_id, details });
  }
  return [...listed.values()];
}
