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

/**
 * Takes the changes of one transaction, in their order, or hears that some were missed. Must not
 * throw.
 */
type ChangeListener = (changes: FavoriteChange[] | 'missed') => void;

/** Carries what was changed to whoever shows it, each user's changes apart. */
export interface ChangeFeed {
  /** Tells this user's listeners of committed changes; resolves once they are on their way. */
  publish(userId: string, changes: FavoriteChange[]): Promise<void>;
  /** Listens to this user's changes from now on, until the given function is called. */
  subscribe(userId: string, listener: ChangeListener): () => void;
}

/** Those who listen in this process. */
export interface ChangeListeners {
  subscribe: ChangeFeed['subscribe'];
  tell(userId: string, changes: FavoriteChange[] | 'missed'): void;
  /** Tells everybody that changes may have been missed. */
  tellAllMissed(): void;
}

export function createChangeListeners(): ChangeListeners {
  const listenersByUser = new Map<string, Set<ChangeListener>>();
  return {
    subscribe(userId, listener) {
      const listeners = listenersByUser.get(userId) ?? new Set();
      listenersByUser.set(userId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersByUser.delete(userId);
      };
    },

    // Copied, because whoever hears of a gap stops listening while it is told.
    tell(userId, changes) {
      for (const listener of [...(listenersByUser.get(userId) ?? [])]) listener(changes);
    },

    tellAllMissed() {
      for (const listeners of [...listenersByUser.values()])
        for (const listener of [...listeners]) listener('missed');
    },
  };
}

/** The feed of a server that runs alone: within this process, nothing is kept. */
export function createChangeFeed(): ChangeFeed {
  const { subscribe, tell } = createChangeListeners();
  return {
    subscribe,
    async publish(userId, changes) {
      if (changes.length > 0) tell(userId, changes);
    },
  };
}
