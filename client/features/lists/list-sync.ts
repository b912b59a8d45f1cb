import { type ListClient, ListError } from '#client/features/lists/list-client.ts';
import {
  asEntry,
  isSameKey,
  keyOf,
  type ListEntry,
  placeholderFor,
  textOf,
} from '#client/features/lists/list-entry.ts';
import type { ListStorage } from '#client/features/lists/list-storage.ts';
import {
  createPlaceholderCompletion,
  type GetTitle,
} from '#client/features/lists/placeholder-completion.ts';
import { reconcile } from '#client/features/lists/reconcile.ts';
import { pickNextTaps, type Tap } from '#client/features/lists/tap.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

export interface ListState {
  /** Oldest first, as they were added. */
  entries: ListEntry[];
  /** How many taps the table has not acknowledged. */
  unsaved: number;
  /** Why the last tap was taken back, or null. */
  refusal: string | null;
}

export interface ListSync {
  getState(): ListState;
  subscribe(listener: () => void): () => void;
  /** Changes the list at once; the table follows when it can. */
  toggle(type: MediaType, title: Title): void;
  /** Adds what is not listed yet, as if each had been tapped. */
  addAll(entries: ListEntry[]): void;
  /**
   * Synchronizes list and table, now and whenever it may succeed again. Gives a function that stops
   * it.
   */
  start(): () => void;
}

/** What happens outside; each may be called at any time. */
export interface Signals {
  /** A failed attempt may succeed now, and the table may have changed. */
  onWake(): void;
  /** Another tab has written the list or the queue. */
  onOtherTab(): void;
  /** The table says that a title is listed now, or no longer. */
  onChange(key: RowKey, isListed: boolean): void;
}

interface Dependencies {
  storage: ListStorage;
  client: ListClient;
  getTitle: GetTitle;
  /** Runs a task while no other tab of this user runs one. */
  runAlone: (task: () => Promise<void>) => Promise<void>;
  /** Begins to send signals; gives a function that ends them. */
  listen: (signals: Signals) => () => void;
  /** Runs a task after a time; gives a function that cancels it. */
  runLater: (task: () => void, milliseconds: number) => () => void;
}

const firstRetryMilliseconds = 1000;
const lastRetryMilliseconds = 60_000;

/** Synchronizes one user's list in this browser with the table, by the rule in docs/favorites.md. */
export function createListSync(dependencies: Dependencies): ListSync {
  const { storage, client, runAlone, listen, runLater } = dependencies;
  const completePlaceholders = createPlaceholderCompletion(storage, dependencies.getTitle, () =>
    refresh(),
  );
  const listeners = new Set<() => void>();
  let isStopped = true;
  let isRunning = false;
  let isWoken = false;
  let mustWait = false;
  let isPullDue = false;
  let isPushDue = false;
  let cancelRetry = () => {};
  let retryMilliseconds = firstRetryMilliseconds;
  showUnsentTaps();
  let state = readState(null);

  function readState(refusal: string | null): ListState {
    return { entries: storage.readList(), unsaved: storage.readQueue().length, refusal };
  }
  function refresh(refusal = state.refusal): void {
    showUnsentTaps();
    state = readState(refusal);
    for (const listener of listeners) listener();
  }

  function setListed(entries: ListEntry[], areListed: boolean): void {
    const keys = new Set(entries.map((entry) => textOf(keyOf(entry))));
    const others = storage.readList().filter((entry) => !keys.has(textOf(keyOf(entry))));
    storage.writeList(areListed ? [...others, ...entries] : others);
  }

  // The list may lack a queued tap: after a crash between the two writes, or when another tab wrote
  // its list before it knew of the tap.
  function showUnsentTaps(): void {
    const unsent = storage.readQueue();
    if (unsent.length === 0) return;
    const keys = storage.readList().map(keyOf);
    const listed = new Set(keys.map(textOf));
    const isShown = unsent.every((tap) => listed.has(textOf(tap)) === tap.isListed);
    if (!isShown) writeKeys(reconcile(keys, unsent));
  }

  function writeKeys(keys: RowKey[]): void {
    const known = new Map(storage.readList().map((entry) => [textOf(keyOf(entry)), entry]));
    storage.writeList(keys.map((key) => known.get(textOf(key)) ?? placeholderFor(key)));
  }

  // Reading and sending never overlap: rows that were read before a tap was saved and used after it
  // would lose the tap.
  async function run(): Promise<void> {
    if (isRunning || isStopped || mustWait) return;
    isRunning = true;
    cancelRetry();
    try {
      while ((isPullDue || isPushDue) && !isStopped) {
        await runAlone(async () => {
          if (isPullDue) await pull();
          await push();
        });
      }
      retryMilliseconds = firstRetryMilliseconds;
    } catch (error) {
      retryLater(error instanceof ListError ? error.wait : 0);
    } finally {
      isRunning = false;
    }
    // A wake-up during a failed attempt must not wait for the timer.
    if (isWoken) wake();
    else void completePlaceholders();
  }

  function retryLater(wait: number): void {
    // While the table asks for a pause (Retry-After), no tap or focus starts an attempt.
    mustWait = wait > 0;
    const retry = () => {
      mustWait = false;
      void run();
    };
    cancelRetry = runLater(retry, Math.max(wait, retryMilliseconds));
    retryMilliseconds = Math.min(retryMilliseconds * 2, lastRetryMilliseconds);
  }

  /** Sets the list to the table's rows plus the unsent taps. */
  async function pull(): Promise<void> {
    const rows = await client.readAll();
    // Somebody else may have logged in while the table answered.
    if (isStopped) return;
    writeKeys(reconcile(rows, storage.readQueue()));
    isPullDue = false;
    refresh();
  }

  /** Sends the unsent taps in their order, one request at a time. */
  async function push(): Promise<void> {
    isPushDue = true;
    for (let taps = pickNextTaps(storage.readQueue()); taps.length > 0 && !isStopped; ) {
      await send(taps);
      taps = pickNextTaps(storage.readQueue());
    }
    isPushDue = false;
  }

  async function send(taps: Tap[]): Promise<void> {
    try {
      await client.save(taps);
      // The list must contain the taps before the queue forgets them.
      showUnsentTaps();
      storage.settle(taps);
      refresh();
    } catch (error) {
      if (!(error instanceof ListError && error.isForGood)) throw error;
      // One refused tap must not cost the others.
      if (taps.length > 1) for (const tap of taps) await send([tap]);
      else for (const tap of taps) takeBack(tap, error.message);
    }
  }

  function takeBack(tap: Tap, reason: string): void {
    const isLatest = storage.readQueue().some(({ id }) => id === tap.id);
    storage.settle([tap]);
    if (isLatest) {
      const entry = storage.readList().find((other) => isSameKey(keyOf(other), tap));
      setListed([entry ?? placeholderFor(tap)], !tap.isListed);
    }
    refresh(reason);
  }

  function wake(): void {
    isWoken = isRunning;
    isPullDue = true;
    void run();
  }

  function includes(key: RowKey): boolean {
    return storage.readList().some((entry) => isSameKey(keyOf(entry), key));
  }

  /** The tap is queued before it is shown: what a person has seen must survive a crash. */
  function tap(entries: ListEntry[], isListed: boolean): void {
    storage.queue(entries.map((entry) => ({ ...keyOf(entry), isListed })));
    setListed(entries, isListed);
    refresh(null);
    isPushDue = true;
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
      tap([entry], !includes(keyOf(entry)));
    },

    addAll(entries) {
      const present = new Set(storage.readList().map((entry) => textOf(keyOf(entry))));
      tap(
        entries.filter((entry) => !present.has(textOf(keyOf(entry)))),
        true,
      );
    },

    start() {
      isStopped = false;
      const stopListening = listen({
        onWake: wake,
        onOtherTab: () => refresh(),
        // Most messages are echoes of this device's own taps.
        onChange: (key, becameListed) => includes(key) !== becameListed && wake(),
      });
      wake();
      return () => {
        isStopped = true;
        cancelRetry();
        stopListening();
      };
    },
  };
}
