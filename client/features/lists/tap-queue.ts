import * as v from 'valibot';
import { createTaps, type Tap } from '#client/features/lists/tap.ts';
import type { GuardedStorage } from '#client/lib/guarded-storage.ts';
import { parseJson } from '#client/lib/parse-json.ts';
import { listKeys } from '#client/lib/storage-keys.ts';
import {
  type ListChange,
  listChangeSchemaOf,
  type TitleList,
} from '#contract/tables/title-list.ts';
import { textOfKey } from '#contract/title-keys.ts';

const formerQueueSchema = v.array(v.looseObject({ id: v.string() }));

/** One user's taps in all tabs of this browser that the table has not acknowledged. */
export interface TapQueue {
  /** The last tap on each title, oldest first. */
  read(): Tap[];
  /** Adds taps; each replaces an earlier unsent tap on the same title. */
  add(changes: ListChange[]): void;
  /** Removes settled taps and the earlier ones on their titles, but no later one. */
  settle(taps: Tap[]): void;
  /** Removes every tap. */
  clear(): void;
  isOwnKey(key: string): boolean;
}

/**
 * Each tap has its own key, which is written once and then only removed. Tabs see each other's
 * writes late, so a key that several of them rewrote would lose taps.
 */
export function openTapQueue(storage: GuardedStorage, list: TitleList, userId: string): TapQueue {
  const keys = listKeys(list.name);
  const prefix = keys.tap(userId, '');
  // What the table calls `is_favorite` is `isFavorite` in a stored tap.
  const member = list.presentAs.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const storedSchema = listChangeSchemaOf(list, member);
  // A key always means the same tap, so each is parsed once, and what is written here never is.
  let known = new Map<string, Tap | null>();
  const written = new Map<string, Tap>();
  let taps: { all: Tap[]; lastWords: Tap[] } = { all: [], lastWords: [] };
  const tapKeys = () => storage.keys().filter((key) => key.startsWith(prefix));

  function read(): typeof taps {
    const present = tapKeys();
    if (present.length === known.size && present.every((key) => known.has(key))) return taps;
    const tapOf = (key: string) => known.get(key) ?? written.get(key) ?? readTap(key);
    known = new Map(present.sort().map((key) => [key, tapOf(key)]));
    written.clear();
    const all = [...known.values()].filter((tap) => tap !== null);
    taps = { all, lastWords: lastWordsOf(all) };
    return taps;
  }

  const readTap = (key: string) =>
    parseTap(parseJson(storage.getItem(key) ?? ''), key.slice(prefix.length));

  function parseTap(value: unknown, id: string): Tap | null {
    const change = v.safeParse(storedSchema, value);
    return change.success ? { ...change.output, id } : null;
  }

  function write(tap: Tap): boolean {
    const { type, movie_id, isListed, details, id } = tap;
    const key = keys.tap(userId, id);
    written.set(key, tap);
    return storage.setItem(key, JSON.stringify({ type, movie_id, [member]: isListed, ...details }));
  }
  const remove = ({ id }: Tap) => storage.removeItem(keys.tap(userId, id));

  function add(changes: ListChange[]): void {
    const earlier = read().all;
    const titles = new Set(changes.map(textOfKey));
    createTaps(changes, earlier.at(-1)).forEach(write);
    // Removed after the later ones are written: a crash in between leaves both, and the later one
    // counts.
    earlier.filter((tap) => titles.has(textOfKey(tap))).forEach(remove);
  }

  function takeOverFormerQueue(): void {
    const key = keys.formerQueue(userId);
    const text = storage.getItem(key);
    if (text === null) return;
    // The former ids begin with their time as well, so a second attempt writes the same keys.
    const former = v.safeParse(formerQueueSchema, parseJson(text));
    const taps = former.success ? former.output.map((tap) => parseTap(tap, tap.id)) : [];
    const unwritten = taps.filter((tap) => tap !== null).filter((tap) => !write(tap));
    storage.removeItem(key);
    // Removing the former queue has freed room.
    unwritten.forEach(write);
  }

  takeOverFormerQueue();

  return {
    read: () => read().lastWords,
    add,
    settle(taps) {
      const settled = new Map(taps.map((tap) => [textOfKey(tap), tap.id]));
      read()
        .all.filter((tap) => tap.id <= (settled.get(textOfKey(tap)) ?? ''))
        .forEach(remove);
    },
    clear: () => tapKeys().forEach(storage.removeItem),
    isOwnKey: (key) => key.startsWith(prefix),
  };
}

function lastWordsOf(taps: Tap[]): Tap[] {
  const lastWords = new Map<string, Tap>();
  for (const tap of taps) {
    lastWords.delete(textOfKey(tap));
    lastWords.set(textOfKey(tap), tap);
  }
  return [...lastWords.values()];
}
