import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createListClient } from '#client/features/lists/list-client.ts';
import { asEntry, type ListEntry, withName } from '#client/features/lists/list-entry.ts';
import { followTable, listenToWindow } from '#client/features/lists/list-signals.ts';
import { openListStorage } from '#client/features/lists/list-storage.ts';
import { createListSync, type ListState, type ListSync } from '#client/features/lists/list-sync.ts';
import { runAlone } from '#client/features/lists/run-alone.ts';
import { type Backend, useBackend } from '#client/lib/backend.tsx';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { listKeys } from '#client/lib/storage-keys.ts';
import { subscribeToNothing } from '#client/lib/subscribe-to-nothing.ts';
import { whenIdle } from '#client/lib/when-idle.ts';
import { useMessages } from '#client/messages/language.ts';
import type { RowKey, TitleList } from '#contract/tables/title-list.ts';

export interface ListValue extends ListState, Actions {
  /** False until it is known whose list it is; it is empty until then. */
  isKnown: boolean;
  isListed: (key: RowKey) => boolean;
}

type Actions = Pick<ListSync, 'toggle' | 'addAll' | 'putAll' | 'removeAll'>;

export interface ListProviderProps {
  /** Whose list it is; null until that is known. */
  userId: string | null;
  children: ReactNode;
}

const nobodysList: ListState = {
  entries: [],
  find: () => undefined,
  isRead: false,
  unsaved: 0,
  refusal: null,
};

/**
 * Gives the provider of one user's list for everything below, and the hook that reads it there. A
 * lean list is stored in this browser without what only the dialog shows.
 */
export function createListProvider(list: TitleList, isLean = false) {
  const ListContext = createContext<ListValue | null>(null);

  function ListProvider({ userId, children }: ListProviderProps) {
    const backend = useBackend();
    const { catalogue } = useMessages();
    const sync = useMemo(
      () => (userId === null ? null : createSync(backend, list, userId, isLean)),
      [backend, userId],
    );
    const actions = useActionsOnceKnown(sync);
    useEffect(() => sync?.start(), [sync]);
    const state = useSyncExternalStore(
      sync?.subscribe ?? subscribeToNothing,
      sync?.getState ?? getNobodysList,
      getNobodysList,
    );
    const entries = useMemo(
      () => state.entries.map((entry) => withName(entry, catalogue)),
      [state.entries, catalogue],
    );
    const value = useMemo(() => {
      return {
        ...state,
        entries,
        isKnown: state !== nobodysList,
        isListed: (key: RowKey) => state.find(key) !== undefined,
        ...actions,
      };
    }, [state, entries, actions]);
    return <ListContext value={value}>{children}</ListContext>;
  }

  function useList(): ListValue {
    const value = use(ListContext);
    if (!value) throw new Error(`The list ${list.name} needs its provider above it`);
    return value;
  }

  return { ListProvider, useList };
}

/**
 * Changes the list. A tap waits until it is known who is logged in; until then every title looks like
 * one that is not listed, so the tap adds it.
 */
function useActionsOnceKnown(sync: ListSync | null): Actions {
  const waiting = useRef<ListEntry[]>([]);
  useEffect(() => {
    if (sync && waiting.current.length > 0) sync.addAll(waiting.current.splice(0));
  }, [sync]);
  return useMemo(() => {
    if (sync) {
      const { toggle, addAll, putAll, removeAll } = sync;
      return { toggle, addAll, putAll, removeAll };
    }
    const add = (entries: ListEntry[]) => {
      waiting.current.push(...entries);
    };
    return {
      toggle: (type, title) => add([asEntry(type, title)]),
      addAll: add,
      putAll: add,
      // Nothing is listed as far as is known.
      removeAll() {},
    };
  }, [sync]);
}

// To write a longer list takes a slow phone longer than a tap may take. The tap itself is stored at once.
const longList = 500;

function writeSoon(write: () => void, entries: number): void {
  if (entries > longList) {
    whenIdle().then(write);
    // Or else a page that is opened without a network knows only the ids of what was tapped last.
    window.addEventListener('pagehide', write, { once: true });
  } else write();
}

function getNobodysList(): ListState {
  return nobodysList;
}

function createSync(backend: Backend, list: TitleList, userId: string, isLean: boolean): ListSync {
  const { getTable, catalogue } = backend;
  const storage = openListStorage(browserStorage, list, userId, isLean, writeSoon);
  return createListSync({
    storage,
    client: createListClient(getTable, list, userId),
    async getTitles(keys) {
      const { askForTitles } = await import('#client/lib/catalogue/ask-for-titles.ts');
      const { results, later } = await askForTitles(catalogue, keys, AbortSignal.timeout(20_000));
      return { found: results.map(({ media_type, title }) => asEntry(media_type, title)), later };
    },
    // Without locks two tabs may send the same tap, which changes nothing in the table.
    runAlone: (task) => runAlone(listKeys(list.name).lock(userId), task),
    listen(signals) {
      const stopListening = listenToWindow(signals, storage.isOwnKey);
      const stopFollowing = followTable(backend.connectLive, list, userId, signals);
      return () => {
        stopListening();
        stopFollowing();
      };
    },
    runLater(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}
