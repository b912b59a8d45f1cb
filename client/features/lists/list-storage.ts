import { type ListEntry, leanEntry, parseEntry, rowOf } from '#client/features/lists/list-entry.ts';
import { memoizeLast } from '#client/features/lists/memoize-last.ts';
import type { Tap } from '#client/features/lists/tap.ts';
import { openTapQueue } from '#client/features/lists/tap-queue.ts';
import type { GuardedStorage } from '#client/lib/guarded-storage.ts';
import { parseJson } from '#client/lib/parse-json.ts';
import { listKeys } from '#client/lib/storage-keys.ts';
import type { ListChange, TitleList } from '#contract/tables/title-list.ts';

/**
 * One user's list in this browser: the entries, oldest first, and the queue of unsent taps. Every
 * call reads the storage, so that several tabs agree; only the parsed value is cached.
 */
export interface ListStorage {
  /** The list that is stored here. */
  list: TitleList;
  readList(): ListEntry[];
  writeList(entries: ListEntry[]): void;
  /** The last unsent tap on each title, oldest first. */
  readQueue(): Tap[];
  /** Adds taps; each replaces an earlier unsent tap on the same title. */
  queue(changes: ListChange[]): void;
  /** Removes settled taps, but not a later tap on the same title. */
  settle(taps: Tap[]): void;
  /** Whether a change of this key in another tab concerns this user's list. */
  isOwnKey(key: string | null): boolean;
}

/** Runs what writes a list of so many entries, at once or when the browser has time for it. */
export type ScheduleWrite = (write: () => void, entries: number) => void;

/**
 * Makes the stored list the one of this user: another user's is put aside for their
 * return, and one without an owner is taken over, as taps still to be sent (docs/contracts/screens.md#the-local-list).
 * A lean list is stored without what only the dialog shows.
 */
export function openListStorage(
  storage: GuardedStorage,
  list: TitleList,
  userId: string,
  isLean = false,
  scheduleWrite: ScheduleWrite = (write) => write(),
): ListStorage {
  const keys = listKeys(list.name);
  const queue = openTapQueue(storage, list, userId);
  const stored = memoizeLast((text) => {
    const entries = parseEntries(text);
    // The unreadable text is stored aside, since it may be the only copy of the list.
    if (entries.includes(null)) storage.setItem(keys.unreadable, text);
    return entries.filter((entry) => entry !== null);
  });
  // A list whose write was put off counts already.
  let unwritten: ListEntry[] | null = null;
  const readList = () => unwritten ?? stored.parse(storage.getItem(keys.list) ?? '[]');

  const owner = storage.getItem(keys.owner);
  if (owner === null) {
    queue.add(readList().map((entry) => ({ ...rowOf(list, entry), isListed: true })));
  } else if (owner !== userId) {
    storage.setItem(keys.putAside(owner), storage.getItem(keys.list) ?? '[]');
    storage.setItem(keys.list, storage.getItem(keys.putAside(userId)) ?? '[]');
    storage.removeItem(keys.putAside(userId));
  }
  storage.setItem(keys.owner, userId);

  function write(entries: ListEntry[]): boolean {
    const text = textOfList(entries);
    stored.remember(text, entries);
    const isStored = storage.setItem(keys.list, text);
    // Compares the texts now instead of during the next tap.
    readList();
    return isStored;
  }

  function writeUnwritten(): void {
    const entries = unwritten;
    unwritten = null;
    // A tab of a user who has logged out elsewhere must not overwrite the next user's list.
    if (!entries || storage.getItem(keys.owner) !== userId) return;
    // A list that is too long for the storage becomes lean.
    if (isLean || !write(entries)) write(entries.map((entry) => leanEntry(list, entry)));
  }

  return {
    list,
    readList,
    writeList(entries) {
      const isScheduled = unwritten !== null;
      unwritten = entries;
      if (!isScheduled) scheduleWrite(writeUnwritten, entries.length);
    },
    readQueue: queue.read,
    queue: queue.add,
    settle(taps) {
      // Until its tap is removed, a list that was not written is known from the queue.
      writeUnwritten();
      queue.settle(taps);
    },
    isOwnKey: (key) => key === null || key === keys.list || queue.isOwnKey(key),
  };
}

/** Removes a user's list from this browser, whether or not theirs is the current one. */
export function forgetList(storage: GuardedStorage, list: TitleList, userId: string): void {
  const keys = listKeys(list.name);
  storage.removeItem(keys.putAside(userId));
  if (storage.getItem(keys.owner) === userId) {
    storage.removeItem(keys.list);
    storage.removeItem(keys.owner);
  }
  openTapQueue(storage, list, userId).clear();
}

// Entries are immutable, so each is turned into text once.
const texts = new WeakMap<ListEntry, string>();

function textOfList(entries: ListEntry[]): string {
  const parts = entries.map((entry) => {
    const text = texts.get(entry) ?? JSON.stringify(entry);
    texts.set(entry, text);
    return text;
  });
  return `[${parts.join(',')}]`;
}

function parseEntries(text: string): (ListEntry | null)[] {
  const values = parseJson(text);
  return Array.isArray(values) ? values.map(parseEntry) : [null];
}
