import type { favoriteColumns } from '#contract/favorites.ts';

/** A row of the table `favorites`, or part of it, with its values as JSON tells them. */
export type FavoriteRecord = Partial<Record<(typeof favoriteColumns)[number], string | number>>;

/** One change of one row, once it is certain (accounts contract, C.3). */
export interface FavoriteChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row as it is now; null when it is gone. */
  record: FavoriteRecord | null;
  /** The primary key of the row before; null when there was none. */
  old_record: FavoriteRecord | null;
  /** Milliseconds since 1970. */
  committedAt: number;
}

/** Takes the changes of one transaction, in their order. Must not throw. */
type ChangeListener = (changes: FavoriteChange[]) => void;

/** Carries what was changed to whoever shows it, each user's changes apart. */
export interface ChangeFeed {
  /** Tells this user's listeners of committed changes. */
  publish(userId: string, changes: FavoriteChange[]): void;
  /** Listens to this user's changes from now on, until the given function is called. */
  subscribe(userId: string, listener: ChangeListener): () => void;
}

/** The feed of a server that runs alone: within this process, nothing is kept. */
export function createChangeFeed(): ChangeFeed {
  const listenersByUser = new Map<string, Set<ChangeListener>>();
  return {
    publish(userId, changes) {
      if (changes.length === 0) return;
      for (const listener of listenersByUser.get(userId) ?? []) listener(changes);
    },

    subscribe(userId, listener) {
      const listeners = listenersByUser.get(userId) ?? new Set();
      listenersByUser.set(userId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersByUser.delete(userId);
      };
    },
  };
}
