import {
  asEntry,
  type FavoriteEntry,
  isSameKey,
  keyOf,
  placeholderFor,
  textOf,
} from '#client/features/favorites/favorite-entry.ts';
import {
  type FavoritesClient,
  FavoritesError,
} from '#client/features/favorites/favorites-client.ts';
import type { FavoritesStorage } from '#client/features/favorites/favorites-storage.ts';
import { reconcile } from '#client/features/favorites/reconcile.ts';
import { createTap, type Tap } from '#client/features/favorites/tap.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';
import type { FavoriteKey } from '#contract/favorites.ts';

export interface FavoritesState {
  /** Oldest first, as they were added. */
  entries: FavoriteEntry[];
  /** How many taps the table has not acknowledged. */
  unsaved: number;
  /** Why the last tap was taken back, or null. */
  refusal: string | null;
}

export interface FavoritesSync {
  getState(): FavoritesState;
  subscribe(listener: () => void): () => void;
  /** Changes the heart at once; the table follows when it can. */
  toggle(type: MediaType, title: Title): void;
  /** Brings list and table together, now and whenever it may succeed again; gives the way to stop. */
  start(): () => void;
}

interface Dependencies {
  storage: FavoritesStorage;
  client: FavoritesClient;
  /** What the catalogue knows of a favorite; null when it has it no more. */
  getTitle: (key: FavoriteKey) => Promise<Title | null>;
  /** Runs a task while no other tab of this user runs one. */
  runAlone: (task: () => Promise<void>) => Promise<void>;
  /** Calls `onWake` when a failed attempt is worth repeating, `onOtherTab` when another tab wrote. */
  listen: (onWake: () => void, onOtherTab: () => void) => () => void;
}

const firstRetryMilliseconds = 1000;
const lastRetryMilliseconds = 60_000;

export function createFavoritesSync({
  storage,
  client,
  getTitle,
  runAlone,
  listen,
}: Dependencies): FavoritesSync {
  const listeners = new Set<() => void>();
  let state = readState(null);
  let isStopped = true;
  let isRunning = false;
  let isPushDue = false;
  let isPullDue = false;
  let isWoken = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMilliseconds = firstRetryMilliseconds;

  function readState(refusal: string | null): FavoritesState {
    return { entries: storage.readList(), unsaved: storage.readQueue().length, refusal };
  }
  function refresh(refusal = state.refusal): void {
    state = readState(refusal);
    for (const listener of listeners) listener();
  }

  function setFavorite(entry: FavoriteEntry, isFavorite: boolean): void {
    const others = storage.readList().filter((other) => !isSameKey(keyOf(other), keyOf(entry)));
    storage.writeList(isFavorite ? [...others, entry] : others);
  }

  // Reading and sending never overlap: rows read before a tap was saved, and used after, would
  // lose the tap.
  async function run(): Promise<void> {
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(retryTimer);
    try {
      while ((isPullDue || isPushDue) && !isStopped) {
        await runAlone(async () => {
          if (isPullDue) await pull();
          await push();
        });
      }
      retryMilliseconds = firstRetryMilliseconds;
      await completePlaceholders();
    } catch {
      retryTimer = setTimeout(run, retryMilliseconds);
      retryMilliseconds = Math.min(retryMilliseconds * 2, lastRetryMilliseconds);
    } finally {
      isRunning = false;
    }
    // Whatever became possible during an attempt that failed must not wait for the timer.
    if (isWoken) wake();
  }

  /** Makes the list what the table says, and what it has not heard of yet. */
  async function pull(): Promise<void> {
    const rows = await client.readAll();
    const known = new Map(storage.readList().map((entry) => [textOf(keyOf(entry)), entry]));
    const keys = reconcile(rows, storage.readQueue());
    storage.writeList(keys.map((key) => known.get(textOf(key)) ?? placeholderFor(key)));
    isPullDue = false;
    refresh();
  }

  /** Sends the unsent taps in their order, one at a time. */
  async function push(): Promise<void> {
    isPushDue = false;
    for (let tap = storage.readQueue()[0]; tap && !isStopped; tap = storage.readQueue()[0]) {
      try {
        await client.save(tap);
        storage.settle(tap);
        refresh();
      } catch (error) {
        isPushDue = true;
        if (!(error instanceof FavoritesError && error.isForGood)) throw error;
        takeBack(tap, error.message);
      }
    }
  }

  function takeBack(tap: Tap, reason: string): void {
    storage.settle(tap);
    const entry = storage.readList().find((other) => isSameKey(keyOf(other), tap));
    setFavorite(entry ?? placeholderFor(tap), !tap.isFavorite);
    refresh(reason);
  }

  async function completePlaceholders(): Promise<void> {
    for (const placeholder of storage.readList().filter((entry) => entry.is_placeholder)) {
      const key = keyOf(placeholder);
      const title = await getTitle(key);
      if (!title || isStopped) continue;
      const entry = asEntry(key.type, title);
      storage.writeList(
        storage.readList().map((other) => (isSameKey(keyOf(other), key) ? entry : other)),
      );
      refresh();
    }
  }

  function wake(): void {
    isWoken = isRunning;
    isPullDue = true;
    void run();
  }

  return {
    getState: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    toggle(type, title) {
      const entry = asEntry(type, title);
      const isFavorite = !storage.readList().some((other) => isSameKey(keyOf(other), keyOf(entry)));
      setFavorite(entry, isFavorite);
      storage.queue(createTap(keyOf(entry), isFavorite));
      refresh(null);
      isPushDue = true;
      void run();
    },

    start() {
      isStopped = false;
      const stopListening = listen(wake, () => refresh());
      wake();
      return () => {
        isStopped = true;
        clearTimeout(retryTimer);
        stopListening();
      };
    },
  };
}
