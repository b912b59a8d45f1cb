import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { textOf, typeOf } from '#client/features/favorites/favorite-entry.ts';
import { createFavoritesClient } from '#client/features/favorites/favorites-client.ts';
import { openFavoritesStorage } from '#client/features/favorites/favorites-storage.ts';
import {
  createFavoritesSync,
  type FavoritesState,
  type FavoritesSync,
} from '#client/features/favorites/favorites-sync.ts';
import { type Backend, useBackend } from '#client/lib/backend.tsx';
import { CatalogueError } from '#client/lib/catalogue-client.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';

interface FavoritesValue extends FavoritesState {
  isFavorite: (type: MediaType, id: number) => boolean;
  toggle: (type: MediaType, title: Title) => void;
}

const FavoritesContext = createContext<FavoritesValue | null>(null);

/** The favorites of one user, for everything below. */
export function FavoritesProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const backend = useBackend();
  const sync = useMemo(() => createSync(backend, userId), [backend, userId]);
  useEffect(() => sync.start(), [sync]);
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const value = useMemo(() => {
    const keys = new Set(
      state.entries.map((entry) => textOf({ type: typeOf(entry), movie_id: entry.id })),
    );
    return {
      ...state,
      isFavorite: (type: MediaType, id: number) => keys.has(textOf({ type, movie_id: id })),
      toggle: sync.toggle,
    };
  }, [state, sync]);
  return <FavoritesContext value={value}>{children}</FavoritesContext>;
}

export function useFavorites(): FavoritesValue {
  const value = use(FavoritesContext);
  if (!value) throw new Error('useFavorites needs a FavoritesProvider above it');
  return value;
}

function createSync({ table, catalogue }: Backend, userId: string): FavoritesSync {
  const storage = openFavoritesStorage(window.localStorage, userId);
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
    // Pages that come by plain http have no locks; their tabs may then send a tap twice, which
    // the table does not mind.
    runAlone: (task) =>
      navigator.locks ? navigator.locks.request(`marquee.favorites.${userId}`, task) : task(),
    listen: (onWake, onOtherTab) => listenToWindow(onWake, onOtherTab, storage.isOwnKey),
  });
}

function listenToWindow(
  onWake: () => void,
  onOtherTab: () => void,
  isOwnKey: (key: string | null) => boolean,
): () => void {
  const onVisible = () => document.visibilityState === 'visible' && onWake();
  const onStorage = ({ key }: StorageEvent) => isOwnKey(key) && onOtherTab();
  window.addEventListener('online', onWake);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onWake);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
