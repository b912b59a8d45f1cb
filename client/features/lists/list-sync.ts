import { type ListClient, ListError } from '#client/features/lists/list-client.ts';
import {
  asEntry,
  detailsOf,
  hasDetails,
  keyOf,
  type ListEntry,
  placeholderFor,
  rowOf,
  withDetails,
} from '#client/features/lists/list-entry.ts';
import type { ListStorage } from '#client/features/lists/list-storage.ts';
import {
  createPlaceholderCompletion,
  type GetTitles,
} from '#client/features/lists/placeholder-completion.ts';
import { reconcile } from '#client/features/lists/reconcile.ts';
import { pickNextTaps, type Tap } from '#client/features/lists/tap.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';
import type { ListChange, ListRow, RowKey } from '#contract/tables/title-list.ts';
import { textOfKey } from '#contract/title-keys.ts';

export interface ListState {
  /** Oldest first, as they were added. */
  entries: ListEntry[];
  /** The entry of a title, where it is listed. */
  find(key: RowKey): ListEntry | undefined;
  /** Whether the table has been read since the page was loaded. */
  isRead: boolean;
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
  /** Lists these with the details that they have, also those that are listed with others. */
  putAll(entries: ListEntry[]): void;
  /** Removes what of these is listed. */
  removeAll(keys: RowKey[]): void;
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
  /** The table says that a title is listed now, with these details, or no longer. */
  onChange(change: ListChange): void;
}

interface Dependencies {
  storage: ListStorage;
  client: ListClient;
  getTitles: GetTitles;
  /** Runs a task while no other tab of this user runs one. */
  runAlone: (task: () => Promise<void>) => Promise<void>;
  /** Begins to send signals; gives a function that ends them. */
  listen: (signals: Signals) => () => void;
  /** Runs a task after a time; gives a function that cancels it. */
  runLater: (task: () => void, milliseconds: number) => () => void;
}

const firstRetryMilliseconds = 1000;
const lastRetryMilliseconds = 60_000;

/** Synchronizes one user's list in this browser with the table, by the rule in docs/lists.md. */
export function createListSync(dependencies: Dependencies): ListSync {
  const { storage, client, runAlone, listen, runLater } = dependencies;
  const { list } = storage;
  const completePlaceholders = createPlaceholderCompletion(storage, dependencies.getTitles, () =>
    refresh(),
  );
  const listeners = new Set<() => void>();
  let isStopped = true;
  let isRunning = false;
  let isWoken = false;
  let mustWait = false;
  let isPullDue = false;
  let isPushDue = false;
  let isRead = false;
  let cancelRetry = () => {};
  let retryMilliseconds = firstRetryMilliseconds;
  let state = readState(null);

  function readState(refusal: string | null): ListState {
    const unsaved = showUnsentTaps().length;
    const entries = storage.readList();
    const findListed = (key: RowKey) => indexed(entries).get(textOfKey(key));
    return { entries, find: findListed, isRead, unsaved, refusal };
  }
  function refresh(refusal = state.refusal): void {
    state = readState(refusal);
    for (const listener of listeners) listener();
  }

  function setListed(entries: ListEntry[], areListed: boolean): void {
    const listed = new Map(entriesByKey());
    for (const entry of entries) {
      if (areListed) listed.set(textOfKey(keyOf(entry)), entry);
      else listed.delete(textOfKey(keyOf(entry)));
    }
    const all = [...listed.values()];
    indexes.set(all, listed);
    storage.writeList(all);
  }

  function entriesByKey(): Map<string, ListEntry> {
    return indexed(storage.readList());
  }

  function find(key: RowKey): ListEntry | undefined {
    return entriesByKey().get(textOfKey(key));
  }

  // The list may lack a queued tap: after a crash between the two writes, or when another tab wrote
  // its list before it knew of the tap.
  function showUnsentTaps(): Tap[] {
    const unsent = storage.readQueue();
    if (unsent.every(isShown)) return unsent;
    const rows = storage.readList().map((entry) => rowOf(list, entry));
    writeRows(reconcile(rows, unsent));
    return unsent;
  }

  function isShown({ isListed, details, ...key }: ListChange): boolean {
    const entry = find(key);
    return isListed ? entry !== undefined && hasDetails(entry, details) : entry === undefined;
  }

  function writeRows(rows: ListRow[]): void {
    const known = entriesByKey();
    storage.writeList(
      rows.map((row) => withDetails(known.get(textOfKey(row)) ?? placeholderFor(row), row.details)),
    );
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
    // A wake-up before this read needs no other one.
    isWoken = false;
    const rows = await client.readAll();
    // Somebody else may have logged in while the table answered.
    if (isStopped) return;
    writeRows(reconcile(rows, storage.readQueue()));
    isPullDue = false;
    isRead = true;
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
      const entry = find(tap);
      setListed([entry ?? placeholderFor(tap)], !tap.isListed);
      // With which details it is listed, only the table knows.
      isPullDue = true;
    }
    refresh(reason);
  }

  function wake(): void {
    isWoken = isRunning;
    isPullDue = true;
    void run();
  }

  /** The tap is queued before it is shown: what a person has seen must survive a crash. */
  function tap(given: ListEntry[], isListed: boolean): void {
    if (given.length === 0) return;
    const entries = given.map((entry) => withDetails(entry, rowOf(list, entry).details));
    storage.queue(
      entries.map((entry) => {
        const details = isListed ? detailsOf(list, entry) : undefined;
        return { ...keyOf(entry), isListed, details };
      }),
    );
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
      tap([entry], find(keyOf(entry)) === undefined);
    },

    addAll(entries) {
      const listed = entriesByKey();
      tap(
        entries.filter((entry) => !listed.has(textOfKey(keyOf(entry)))),
        true,
      );
    },

    putAll: (entries) => tap(entries, true),

    removeAll(keys) {
      const listed = entriesByKey();
      tap(
        keys.flatMap((key) => listed.get(textOfKey(key)) ?? []),
        false,
      );
    },

    start() {
      isStopped = false;
      const stopListening = listen({
        onWake: wake,
        onOtherTab: () => refresh(),
        // Most messages are echoes of this device's own taps. During a read, the shown list says
        // nothing: the answer may be older than the change.
        onChange: (change) => (!isPullDue && isShown(change)) || wake(),
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

// Entries are immutable and a list is replaced as a whole, so each is indexed once.
const indexes = new WeakMap<ListEntry[], Map<string, ListEntry>>();

function indexed(entries: ListEntry[]): Map<string, ListEntry> {
  const known = indexes.get(entries);
  if (known) return known;
  const index = new Map(entries.map((entry) => [textOfKey(keyOf(entry)), entry]));
  indexes.set(entries, index);
  return index;
}
