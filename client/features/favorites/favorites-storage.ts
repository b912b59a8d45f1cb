import * as v from 'valibot';
import {
  type FavoriteEntry,
  keyOf,
  leanEntry,
  parseEntry,
} from '#client/features/favorites/favorite-entry.ts';
import { createRoomyStorage } from '#client/features/favorites/roomy-storage.ts';
import { createTap, type Tap, tapSchema } from '#client/features/favorites/tap.ts';

/** The specification's own key; the others are ours. */
const listKey = 'favorites';
const ownerKey = 'marquee.favorites.owner';
const unreadableKey = 'marquee.favorites.unreadable';
const putAsideKey = (userId: string) => `marquee.favorites.list.${userId}`;
const queueKey = (userId: string) => `marquee.favorites.queue.${userId}`;

/**
 * One user's favorites in this browser: the list, oldest first, and the queue of unsent taps. The
 * storage itself is read each time, so that several tabs agree; only its parsing is remembered.
 */
export interface FavoritesStorage {
  readList(): FavoriteEntry[];
  writeList(entries: FavoriteEntry[]): void;
  readQueue(): Tap[];
  /** Adds taps; an earlier unsent one on the same title gives way. */
  queue(taps: Tap[]): void;
  /** Forgets taps that were settled, but not a later one that has taken the place of one. */
  settle(taps: Tap[]): void;
  /** Whether a change of this key in another tab concerns what is stored here. */
  isOwnKey(key: string | null): boolean;
}

/**
 * Makes `localStorage.favorites` the list of this user: another user's is put aside for their
 * return, and one without an owner is taken over, as taps still to be sent (decisions, row 16).
 */
export function openFavoritesStorage(browserStorage: Storage, userId: string): FavoritesStorage {
  const storage = createRoomyStorage(browserStorage);

  const parseList = remembered((text) => {
    const entries = parseEntries(text);
    // What cannot be read is kept, for a person to look at: it may be all there is.
    if (entries.includes(null)) storage.write(unreadableKey, text);
    return entries.filter((entry) => entry !== null);
  });
  const parseQueue = remembered((text) => {
    const taps = v.safeParse(v.array(tapSchema), parseJson(text));
    return taps.success ? taps.output : [];
  });
  const readList = () => parseList(storage.read(listKey) ?? '[]');
  const readQueue = () => parseQueue(storage.read(queueKey(userId)) ?? '[]');
  const writeQueue = (taps: Tap[]) => storage.write(queueKey(userId), JSON.stringify(taps));

  function queue(taps: Tap[]): void {
    const keys = new Set(taps.map(({ type, movie_id }) => `${type}-${movie_id}`));
    const others = readQueue().filter(({ type, movie_id }) => !keys.has(`${type}-${movie_id}`));
    writeQueue([...others, ...taps]);
  }

  const owner = storage.read(ownerKey);
  if (owner === null) {
    queue(readList().map((entry) => createTap(keyOf(entry), true)));
  } else if (owner !== userId) {
    storage.write(putAsideKey(owner), storage.read(listKey) ?? '[]');
    storage.write(listKey, storage.read(putAsideKey(userId)) ?? '[]');
    browserStorage.removeItem(putAsideKey(userId));
  }
  storage.write(ownerKey, userId);

  return {
    readList,
    writeList(entries) {
      // A tab that still shows someone who has logged out elsewhere must not write over the next.
      if (storage.read(ownerKey) !== userId) return;
      // A list too long for the browser is kept without what only the dialog shows.
      if (!storage.write(listKey, textOfList(entries))) {
        storage.write(listKey, textOfList(entries.map(leanEntry)));
      }
    },
    readQueue,
    queue,
    settle(taps) {
      const ids = new Set(taps.map(({ id }) => id));
      writeQueue(readQueue().filter(({ id }) => !ids.has(id)));
    },
    isOwnKey: (key) => key === null || key === listKey || key === queueKey(userId),
  };
}

/** Removes what this browser keeps of a user's favorites, whosever list is the current one. */
export function forgetFavorites(browserStorage: Storage, userId: string): void {
  const keys = [putAsideKey(userId), queueKey(userId)];
  if (browserStorage.getItem(ownerKey) === userId) keys.push(listKey, ownerKey);
  for (const key of keys) browserStorage.removeItem(key);
}

/** Parses a text once: long lists are read far more often than they change. */
function remembered<Value>(parse: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}

// Entries never change, so that each is turned into text once.
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
