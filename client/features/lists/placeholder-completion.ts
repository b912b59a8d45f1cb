import {
  detailsOf,
  keyOf,
  type ListEntry,
  withDetails,
} from '#client/features/lists/list-entry.ts';
import type { ListStorage } from '#client/features/lists/list-storage.ts';
import type { RowKey } from '#contract/tables/title-list.ts';
import { mostTitlesAtOnce, textOfKey } from '#contract/title-keys.ts';

/**
 * Asks the catalogue for titles. It no longer has those that are neither found nor left for later.
 * Throws when it leaves all of them.
 */
export type GetTitles = (keys: RowKey[]) => Promise<{
  found: ListEntry[];
  /** The keys of those to ask for again, as text. */
  later: string[];
}>;

/**
 * Gives a function that completes the list's placeholders from the catalogue and calls `onProgress`
 * after each step. It requests no title twice in one run, and none that the catalogue no longer
 * has.
 */
export function createPlaceholderCompletion(
  storage: ListStorage,
  getTitles: GetTitles,
  onProgress: () => void,
): () => Promise<void> {
  const goneTitles = new Set<string>();
  let isCompleting = false;

  function nextPlaceholders(asked: Set<string>): RowKey[] {
    const keys = storage
      .readList()
      .flatMap((entry) => (entry.is_placeholder ? [keyOf(entry)] : []));
    return keys
      .filter((key) => !goneTitles.has(textOfKey(key)) && !asked.has(textOfKey(key)))
      .slice(0, mostTitlesAtOnce);
  }

  function complete(entries: ListEntry[]): void {
    const byKey = new Map(entries.map((entry) => [textOfKey(keyOf(entry)), entry]));
    storage.writeList(
      storage.readList().map((entry) => {
        const complete = byKey.get(textOfKey(keyOf(entry)));
        return complete ? withDetails(complete, detailsOf(storage.list, entry)) : entry;
      }),
    );
    onProgress();
  }

  return async () => {
    if (isCompleting) return;
    isCompleting = true;
    const asked = new Set<string>();
    try {
      for (let keys = nextPlaceholders(asked); keys.length > 0; keys = nextPlaceholders(asked)) {
        const { found, later } = await getTitles(keys);
        const answered = keys.map(textOfKey).filter((key) => !later.includes(key));
        const foundKeys = new Set(found.map((entry) => textOfKey(keyOf(entry))));
        for (const key of answered) (foundKeys.has(key) ? asked : goneTitles).add(key);
        complete(found);
      }
    } catch {
      // The catalogue did not answer; the next call asks again.
    } finally {
      isCompleting = false;
    }
  };
}
