import {
  type FavoriteEntry,
  keyOf,
  leanEntry,
  parseEntry,
} from '#client/features/favorites/favorite-entry.ts';
import { memoizeLast } from '#client/features/favorites/sync/memoize-last.ts';
import type { Change, Tap } from '#client/features/favorites/sync/tap.ts';
import { forgetTaps, openTapQueue } from '#client/features/favorites/sync/tap-queue.ts';
import type { GuardedStorage } from '#client/lib/guarded-storage.ts';
import { parseJson } from '#client/lib/parse-json.ts';
import {
  favoritesKey as listKey,
  favoritesOwnerKey as ownerKey,
  putAsideFavoritesKey as putAsideKey,
  unreadableFavoritesKey as unreadableKey,
} from '#client/lib/storage-keys.ts';

/**
 * One user's favorites in this browser: the list, oldest first, and the queue of unsent taps. Every
 * call reads the storage, so that several tabs agree; only the parsed value is cached.
 */
export interface FavoritesStorage {
  readList(): FavoriteEntry[];
  writeList(entries: FavoriteEntry[]): void;
  /** The last unsent tap on each title, oldest first. */
  readQueue(): Tap[];
  /** Adds taps; each replaces an earlier unsent tap on the same title. */
  queue(changes: Change[]): void;
  /** Removes settled taps, but not a later tap on the same title. */
  settle(taps: Tap[]): void;
  /** Whether a change of this key in another tab concerns this user's favorites. */
  isOwnKey(key: string | null): boolean;
}

/**
 * Makes `localStorage.favorites` the list of this user: another user's is put aside for their
 * return, and one without an owner is taken over, as taps still to be sent (docs/contracts/screens.md#the-local-list).
 */
export function openFavoritesStorage(storage: GuardedStorage, userId: string): FavoritesStorage {
  const queue = openTapQueue(storage, userId);
  const parseList = memoizeLast((text) => {
    const entries = parseEntries(text);
    // The unreadable text is stored aside, since it may be the only copy of the list.
    if (entries.includes(null)) storage.setItem(unreadableKey, text);
    return entries.filter((entry) => entry !== null);
  });
  const readList = () => parseList(storage.getItem(listKey) ?? '[]');

  const owner = storage.getItem(ownerKey);
  if (owner === null) {
    queue.add(readList().map((entry) => ({ ...keyOf(entry), isFavorite: true })));
  } else if (owner !== userId) {
    storage.setItem(putAsideKey(owner), storage.getItem(listKey) ?? '[]');
    storage.setItem(listKey, storage.getItem(putAsideKey(userId)) ?? '[]');
    storage.removeItem(putAsideKey(userId));
  }
  storage.setItem(ownerKey, userId);

  return {
    readList,
    writeList(entries) {
      // A tab of a user who has logged out elsewhere must not overwrite the next user's list.
      if (storage.getItem(ownerKey) !== userId) return;
      // A list that is too long for the storage is stored without what only the dialog shows.
      if (!storage.setItem(listKey, textOfList(entries))) {
        storage.setItem(listKey, textOfList(entries.map(leanEntry)));
      }
    },
    readQueue: queue.read,
    queue: queue.add,
    settle: queue.settle,
    isOwnKey: (key) => key === null || key === listKey || queue.isOwnKey(key),
  };
}

/** Removes a user's favorites from this browser, whether or not theirs is the current list. */
export function forgetFavorites(storage: GuardedStorage, userId: string): void {
  const keys = [putAsideKey(userId)];
  if (storage.getItem(ownerKey) === userId) keys.push(listKey, ownerKey);
  for (const key of keys) storage.removeItem(key);
  forgetTaps(storage, userId);
}

// Entries are immutable, so each is turned into text once.
const texts = new WeakMap<FavoriteEntry, string>();

function textOfList(entries: FavoriteEntry[]): string {
  const parts = entries.map((entry) => {
    const text = texts.get(entry) ?? JSON.stringify(entry);
    texts.set(entry, text);
    return text;
  });
  return `[${parts.join(',')}]`;
}

function parseEntries(text: string): (FavoriteEntry | null)[] {
  const values = parseJson(text);
  return Array.isArray(values) ? values.map(parseEntry) : [null];
}
