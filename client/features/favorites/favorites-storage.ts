import * as v from 'valibot';
import {
  type FavoriteEntry,
  isSameKey,
  keyOf,
  parseEntry,
} from '#client/features/favorites/favorite-entry.ts';
import { createTap, type Tap, tapSchema } from '#client/features/favorites/tap.ts';

/** The specification's own key; the others are ours. */
const listKey = 'favorites';
const ownerKey = 'marquee.favorites.owner';
const unreadableKey = 'marquee.favorites.unreadable';
const putAsideKey = (userId: string) => `marquee.favorites.list.${userId}`;
const queueKey = (userId: string) => `marquee.favorites.queue.${userId}`;

/**
 * One user's favorites in this browser: the list and the queue of unsent taps. Nothing is held in
 * memory, so that several tabs read and write the same.
 */
export interface FavoritesStorage {
  readList(): FavoriteEntry[];
  writeList(entries: FavoriteEntry[]): void;
  readQueue(): Tap[];
  /** Adds a tap; an earlier unsent one on the same title gives way to it. */
  queue(tap: Tap): void;
  /** Forgets a tap that was settled, unless a later one has taken its place. */
  settle(tap: Tap): void;
  /** Whether a change of this key in another tab concerns what is stored here. */
  isOwnKey(key: string | null): boolean;
}

/**
 * Makes `localStorage.favorites` the list of this user: another user's is put aside for their
 * return, and one without an owner is taken over, as taps still to be sent (decisions, row 16).
 */
export function openFavoritesStorage(storage: Storage, userId: string): FavoritesStorage {
  function readQueue(): Tap[] {
    const queue = v.safeParse(v.array(tapSchema), parseJson(storage.getItem(queueKey(userId))));
    return queue.success ? queue.output : [];
  }
  function writeQueue(queue: Tap[]): void {
    storage.setItem(queueKey(userId), JSON.stringify(queue));
  }

  function queue(tap: Tap): void {
    writeQueue([...readQueue().filter((other) => !isSameKey(other, tap)), tap]);
  }

  const owner = storage.getItem(ownerKey);
  if (owner === null) {
    for (const entry of parseList(storage)) queue(createTap(keyOf(entry), true));
  } else if (owner !== userId) {
    storage.setItem(putAsideKey(owner), storage.getItem(listKey) ?? '[]');
    storage.setItem(listKey, storage.getItem(putAsideKey(userId)) ?? '[]');
    storage.removeItem(putAsideKey(userId));
  }
  storage.setItem(ownerKey, userId);

  return {
    readList: () => parseList(storage),
    // A tab that still shows someone who has logged out elsewhere must not write over the next.
    writeList(entries) {
      if (storage.getItem(ownerKey) === userId) storage.setItem(listKey, JSON.stringify(entries));
    },
    readQueue,
    queue,
    settle: (tap) => writeQueue(readQueue().filter((other) => other.id !== tap.id)),
    isOwnKey: (key) => key === null || key === listKey || key === queueKey(userId),
  };
}

// What cannot be read is kept under another key, for a person to look at: it may be all there is.
function parseList(storage: Storage): FavoriteEntry[] {
  const text = storage.getItem(listKey);
  if (text === null) return [];
  const values = parseJson(text);
  const entries = Array.isArray(values) ? values.map(parseEntry) : [null];
  const readable = entries.filter((entry) => entry !== null);
  if (readable.length < entries.length) storage.setItem(unreadableKey, text);
  return readable;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
