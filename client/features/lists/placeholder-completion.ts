import {
  asEntry,
  detailsOf,
  keyOf,
  type ListEntry,
  textOf,
  withDetails,
} from '#client/features/lists/list-entry.ts';
import type { ListStorage } from '#client/features/lists/list-storage.ts';
import type { Title } from '#contract/catalogue.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

/** What the catalogue knows about a title; null when it no longer has it. */
export type GetTitle = (key: RowKey) => Promise<Title | null>;

const titlesAtOnce = 8;

/**
 * Gives a function that completes the list's placeholders from the catalogue and calls `onProgress`
 * after each step. It requests no title twice in one run, and none that the catalogue no longer
 * has.
 */
export function createPlaceholderCompletion(
  storage: ListStorage,
  getTitle: GetTitle,
  onProgress: () => void,
): () => Promise<void> {
  const goneTitles = new Set<string>();
  let isCompleting = false;

  function nextPlaceholders(asked: Set<string>): RowKey[] {
    const keys = storage
      .readList()
      .flatMap((entry) => (entry.is_placeholder ? [keyOf(entry)] : []));
    return keys
      .filter((key) => !goneTitles.has(textOf(key)) && !asked.has(textOf(key)))
      .slice(0, titlesAtOnce);
  }

  async function fetchEntry(key: RowKey): Promise<ListEntry | null> {
    const title = await getTitle(key);
    if (!title) goneTitles.add(textOf(key));
    return title && asEntry(key.type, title);
  }

  function complete(fetched: (ListEntry | null)[]): void {
    const entries = fetched.filter((entry) => entry !== null);
    const byKey = new Map(entries.map((entry) => [textOf(keyOf(entry)), entry]));
    storage.writeList(
      storage.readList().map((entry) => {
        const complete = byKey.get(textOf(keyOf(entry)));
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
        for (const key of keys) asked.add(textOf(key));
        complete(await Promise.all(keys.map(fetchEntry)));
      }
    } catch {
      // The catalogue did not answer; the next call asks again.
    } finally {
      isCompleting = false;
    }
  };
}
