import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { keyOf, textOf, withName } from '#client/features/favorites/favorite-entry.ts';
import { createFavoritesClient } from '#client/features/favorites/sync/favorites-client.ts';
import { followTable, listenToWindow } from '#client/features/favorites/sync/favorites-signals.ts';
import { openFavoritesStorage } from '#client/features/favorites/sync/favorites-storage.ts';
import {
  createFavoritesSync,
  type FavoritesState,
  type FavoritesSync,
} from '#client/features/favorites/sync/favorites-sync.ts';
import { runAlone } from '#client/features/favorites/sync/run-alone.ts';
import { type Backend, useBackend } from '#client/lib/backend.tsx';
import { CatalogueError } from '#client/lib/catalogue-client.ts';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { favoritesLock } from '#client/lib/storage-keys.ts';
import { useMessages } from '#client/messages/language.ts';
import type { FavoriteKey } from '#contract/tables/favorites.ts';

interface FavoritesValue extends FavoritesState {
  isFavorite: (key: FavoriteKey) => boolean;
  toggle: FavoritesSync['toggle'];
  addAll: FavoritesSync['addAll'];
}

const FavoritesContext = createContext<FavoritesValue | null>(null);

/** The favorites of one user, for everything below. */
export function FavoritesProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const backend = useBackend();
  const { favorites } = useMessages();
  const sync = useMemo(() => createSync(backend, userId), [backend, userId]);
  useEffect(() => sync.start(), [sync]);
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const value = useMemo(() => {
    const keys = new Set(state.entries.map((entry) => textOf(keyOf(entry))));
    return {
      ...state,
      entries: state.entries.map((entry) => withName(entry, favorites)),
      isFavorite: (key: FavoriteKey) => keys.has(textOf(key)),
      toggle: sync.toggle,
      addAll: sync.addAll,
    };
  }, [state, sync, favorites]);
  return <FavoritesContext value={value}>{children}</FavoritesContext>;
}

export function useFavorites(): FavoritesValue {
  const value = use(FavoritesContext);
  if (!value) throw new Error('useFavorites needs a FavoritesProvider above it');
  return value;
}

function createSync(backend: Backend, userId: string): FavoritesSync {
  const { table, catalogue } = backend;
  const storage = openFavoritesStorage(browserStorage, userId);
  return createFavoritesSync({
    storage,
    client: createFavoritesClient(table, userId),
    async getTitle({ type, movie_id }) {
      try {
        return await catalogue.details(type, movie_id, AbortSignal.timeout(20_000));
      } catch (error) {
        if (error instanceof CatalogueError && error.status === 404) return null;
        throw error;
      }
    },
    // Without locks two tabs may send the same tap, which changes nothing in the table.
    runAlone: (task) => runAlone(favoritesLock(userId), task),
    listen(signals) {
      const stopListening = listenToWindow(signals, storage.isOwnKey);
      const stopFollowing = followTable(backend.connectLive, userId, signals);
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
