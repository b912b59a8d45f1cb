import { setImmediate } from 'node:timers/promises';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';

/** A row of a table, or part of it, with its values as JSON. */
export type RowRecord = Record<string, string | number>;

/** One committed change of one row. */
export interface TableChange {
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row after the change; null when it was deleted. */
  record: RowRecord | null;
  /** The primary key of the row before; null when there was none. */
  old_record: RowRecord | null;
  /** Milliseconds since 1970. */
  committedAt: number;
}

/** Receives the changes of one transaction in order, or 'missed' when some were lost. Must not throw. */
type ChangeListener = (changes: TableChange[] | 'missed') => void;

/** Publishes changes to their subscribers, separately for each user. */
export interface ChangeFeed {
  /** Publishes committed changes to this user's listeners; resolves once they are sent. */
  publish(userId: string, changes: TableChange[]): Promise<void>;
  /**
   * Resolves once changes that other servers publish for this user arrive here. Call it right before
   * `subscribe`: without a subscriber it ends after a while.
   */
  listenFor(userId: string): Promise<void>;
  /** Listens to this user's changes from now on, until the given function is called. */
  subscribe(userId: string, listener: ChangeListener): () => void;
}

/** The listeners in this process. */
export interface ChangeListeners {
  subscribe: ChangeFeed['subscribe'];
  hasSubscribers(userId: string): boolean;
  /**
   * Notifies this user's listeners one after the other; resolves after the last. Changes that would
   * take too many frames count as missed.
   */
  notify(userId: string, changes: TableChange[] | 'missed'): Promise<void>;
  /** Notifies all listeners that changes may have been missed. */
  notifyAllMissed(): void;
}

/** One user's listeners, and their last notification. */
interface Audience {
  listeners: Set<ChangeListener>;
  lastNotified: Promise<void>;
}

export function createChangeListeners(): ChangeListeners {
  const audiences = new Map<string, Audience>();

  async function notify(userId: string, changes: TableChange[] | 'missed'): Promise<void> {
    const audience = audiences.get(userId);
    if (!audience) return;
    const frames = changes === 'missed' ? 0 : changes.length * audience.listeners.size;
    const notice = frames > realtimeBounds.framesAtOnce ? 'missed' : changes;
    // A copy, because a listener that missed changes unsubscribes. It waits for the last
    // notification, so that every listener gets all changes in order.
    const listeners = [...audience.listeners];
    audience.lastNotified = audience.lastNotified
      .catch(() => {})
      .then(() => notifyEach(audience, listeners, notice));
    await audience.lastNotified;
  }

  return {
    subscribe(userId, listener) {
      const audience = audiences.get(userId) ?? {
        listeners: new Set(),
        lastNotified: Promise.resolve(),
      };
      audiences.set(userId, audience);
      audience.listeners.add(listener);
      return () => {
        audience.listeners.delete(listener);
        if (audience.listeners.size === 0 && audiences.get(userId) === audience)
          audiences.delete(userId);
      };
    },

    hasSubscribers: (userId) => audiences.has(userId),

    notify,

    notifyAllMissed() {
      for (const userId of [...audiences.keys()]) void notify(userId, 'missed');
    },
  };
}

/** Lets other requests run between two listeners. */
async function notifyEach(
  audience: Audience,
  listeners: ChangeListener[],
  changes: TableChange[] | 'missed',
): Promise<void> {
  for (const [index, listener] of listeners.entries()) {
    if (index > 0) await setImmediate();
    if (audience.listeners.has(listener)) listener(changes);
  }
}

/** The feed of a single server: it works within this process and stores nothing. */
export function createChangeFeed(): ChangeFeed {
  const { subscribe, notify } = createChangeListeners();
  return {
    async listenFor() {},
    subscribe,
    async publish(userId, changes) {
      if (changes.length > 0) await notify(userId, changes);
    },
  };
}
