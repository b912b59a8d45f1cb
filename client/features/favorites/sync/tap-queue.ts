import * as v from 'valibot';
import { textOf } from '#client/features/favorites/favorite-entry.ts';
import { memoizeLast } from '#client/features/favorites/sync/memoize-last.ts';
import {
  type Change,
  changeSchema,
  createTaps,
  type Tap,
} from '#client/features/favorites/sync/tap.ts';
import type { GuardedStorage } from '#client/lib/guarded-storage.ts';
import { parseJson } from '#client/lib/parse-json.ts';
import { formerTapQueueKey, tapKey } from '#client/lib/storage-keys.ts';

/** One user's taps in all tabs of this browser that the table has not acknowledged. */
export interface TapQueue {
  /** The last tap on each title, oldest first. */
  read(): Tap[];
  /** Adds taps; each replaces an earlier unsent tap on the same title. */
  add(changes: Change[]): void;
  /** Removes settled taps and the earlier ones on their titles, but no later one. */
  settle(taps: Tap[]): void;
  isOwnKey(key: string): boolean;
}

/**
 * Each tap has its own key, which is written once and then only removed. Tabs see each other's
 * writes late, so a key that several of them rewrote would lose taps.
 */
export function openTapQueue(storage: GuardedStorage, userId: string): TapQueue {
  const prefix = tapKey(userId, '');
  let known = new Map<string, Tap | null>();

  // A key always means the same tap, so each is parsed once.
  const parseKeys = memoizeLast((text) => {
    const keys = text === '' ? [] : text.split(' ');
    known = new Map(keys.map((key) => [key, known.get(key) ?? readTap(key)]));
    const all = [...known.values()].filter((tap) => tap !== null);
    return { all, lastWords: lastWordsOf(all) };
  });
  const read = () => parseKeys(keysOf(storage, userId).sort().join(' '));

  function readTap(key: string): Tap | null {
    const change = v.safeParse(changeSchema, parseJson(storage.getItem(key) ?? ''));
    return change.success ? { ...change.output, id: key.slice(prefix.length) } : null;
  }

  const write = ({ id, ...change }: Tap) =>
    storage.setItem(tapKey(userId, id), JSON.stringify(v.parse(changeSchema, change)));
  const remove = ({ id }: Tap) => storage.removeItem(tapKey(userId, id));

  function add(changes: Change[]): void {
    const earlier = read().all;
    const titles = new Set(changes.map(textOf));
    createTaps(changes, earlier.at(-1)).forEach(write);
    // Removed after the later ones are written: a crash in between leaves both, and the later one
    // counts.
    earlier.filter((tap) => titles.has(textOf(tap))).forEach(remove);
  }

  takeOverFormerQueue(storage, userId, write);

  return {
    read: () => read().lastWords,
    add,
    settle(taps) {
      const settled = new Map(taps.map((tap) => [textOf(tap), tap.id]));
      read()
        .all.filter((tap) => tap.id <= (settled.get(textOf(tap)) ?? ''))
        .forEach(remove);
    },
    isOwnKey: (key) => key.startsWith(prefix),
  };
}

function lastWordsOf(taps: Tap[]): Tap[] {
  const lastWords = new Map<string, Tap>();
  for (const tap of taps) {
    lastWords.delete(textOf(tap));
    lastWords.set(textOf(tap), tap);
  }
  return [...lastWords.values()];
}

/** Removes every tap of the user. */
export function forgetTaps(storage: GuardedStorage, userId: string): void {
  for (const key of [...keysOf(storage, userId), formerTapQueueKey(userId)])
    storage.removeItem(key);
}

function keysOf(storage: GuardedStorage, userId: string): string[] {
  const prefix = tapKey(userId, '');
  return storage.keys().filter((key) => key.startsWith(prefix));
}

const formerQueueSchema = v.array(v.object({ ...changeSchema.entries, id: v.string() }));

function takeOverFormerQueue(
  storage: GuardedStorage,
  userId: string,
  write: (tap: Tap) => boolean,
): void {
  const key = formerTapQueueKey(userId);
  const text = storage.getItem(key);
  if (text === null) return;
  // The former ids begin with their time as well, so a second attempt writes the same keys.
  const taps = v.safeParse(formerQueueSchema, parseJson(text));
  const unwritten = taps.success ? taps.output.filter((tap) => !write(tap)) : [];
  storage.removeItem(key);
  // Removing the former queue has freed room.
  unwritten.forEach(write);
}
