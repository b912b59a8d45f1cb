import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { createListClient } from '#client/features/lists/list-client.ts';
import { keyOf, textOf, withName } from '#client/features/lists/list-entry.ts';
import { followTable, listenToWindow } from '#client/features/lists/list-signals.ts';
import { openListStorage } from '#client/features/lists/list-storage.ts';
import { createListSync, type ListState, type ListSync } from '#client/features/lists/list-sync.ts';
import { runAlone } from '#client/features/lists/run-alone.ts';
import { type Backend, useBackend } from '#client/lib/backend.tsx';
import { CatalogueError } from '#client/lib/catalogue-client.ts';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { listKeys } from '#client/lib/storage-keys.ts';
import { useMessages } from '#client/messages/language.ts';
import type { RowKey, TitleList } from '#contract/tables/title-list.ts';

export interface ListValue extends ListState {
  isListed: (key: RowKey) => boolean;
  toggle: ListSync['toggle'];
  addAll: ListSync['addAll'];
}

/** Gives the provider of one user's list for everything below, and the hook that reads it there. */
export function createListProvider(list: TitleList) {
  const ListContext = createContext<ListValue | null>(null);

  function ListProvider({ userId, children }: { userId: string; children: ReactNode }) {
    const backend = useBackend();
    const { catalogue } = useMessages();
    const sync = useMemo(() => createSync(backend, list, userId), [backend, userId]);
    useEffect(() => sync.start(), [sync]);
    const state = useSyncExternalStore(sync.subscribe, sync.getState);
    const value = useMemo(() => {
      const keys = new Set(state.entries.map((entry) => textOf(keyOf(entry))));
      return {
        ...state,
        entries: state.entries.map((entry) => withName(entry, catalogue)),
        isListed: (key: RowKey) => keys.has(textOf(key)),
        toggle: sync.toggle,
        addAll: sync.addAll,
      };
    }, [state, sync, catalogue]);
    return <ListContext value={value}>{children}</ListContext>;
  }

  function useList(): ListValue {
    const value = use(ListContext);
    if (!value) throw new Error(`The list ${list.name} needs its provider above it`);
    return value;
  }

  return { ListProvider, useList };
}

function createSync(backend: Backend, list: TitleList, userId: string): ListSync {
  const { table, catalogue } = backend;
  const storage = openListStorage(browserStorage, list, userId);
  return createListSync({
    storage,
    client: createListClient(table, list, userId),
    async getTitle({ type, movie_id }) {
      try {
        return await catalogue.details(type, movie_id, AbortSignal.timeout(20_000));
      } catch (error) {
        if (error instanceof CatalogueError && error.status === 404) return null;
        throw error;
      }
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
