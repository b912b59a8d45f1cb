import { setImmediate } from 'node:timers/promises';
import type { favoriteColumns } from '#contract/favorites.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';

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
  /**
   * Tells this user's listeners, one after the other; resolves when all were told. What would be
   * told too many times is told as missed.
   */
  tell(userId: string, changes: FavoriteChange[] | 'missed'): Promise<void>;
  /** Tells everybody that changes may have been missed. */
  tellAllMissed(): void;
}

/** One user's listeners, and the telling of what they were told last. */
interface Audience {
  listeners: Set<ChangeListener>;
  telling: Promise<void>;
}

export function createChangeListeners(): ChangeListeners {
  const audiences = new Map<string, Audience>();

  async function tell(userId: string, changes: FavoriteChange[] | 'missed'): Promise<void> {
    const audience = audiences.get(userId);
    if (!audience) return;
    const frames = changes === 'missed' ? 0 : changes.length * audience.listeners.size;
    const told = frames > realtimeBounds.framesAtOnce ? 'missed' : changes;
    // Copied, because whoever hears of a gap stops listening while it is told. After what was told
    // before, so that everybody hears everything in its order.
    const listeners = [...audience.listeners];
    audience.telling = audience.telling
      .catch(() => {})
      .then(() => tellEach(audience, listeners, told));
    await audience.telling;
  }

  return {
    subscribe(userId, listener) {
      const audience = audiences.get(userId) ?? {
        listeners: new Set(),
        telling: Promise.resolve(),
      };
      audiences.set(userId, audience);
      audience.listeners.add(listener);
      return () => {
        audience.listeners.delete(listener);
        if (audience.listeners.size === 0 && audiences.get(userId) === audience)
          audiences.delete(userId);
      };
    },

    tell,

    tellAllMissed() {
      for (const userId of [...audiences.keys()]) void tell(userId, 'missed');
    },
  };
}

/** Between two listeners the server does what else is to be done. */
async function tellEach(
  audience: Audience,
  listeners: ChangeListener[],
  changes: FavoriteChange[] | 'missed',
): Promise<void> {
  for (const [index, listener] of listeners.entries()) {
    if (index > 0) await setImmediate();
    if (audience.listeners.has(listener)) listener(changes);
  }
}

/** The feed of a server that runs alone: within this process, nothing is kept. */
export function createChangeFeed(): ChangeFeed {
  const { subscribe, tell } = createChangeListeners();
  return {
    subscribe,
    async publish(userId, changes) {
      if (changes.length > 0) await tell(userId, changes);
    },
  };
}
