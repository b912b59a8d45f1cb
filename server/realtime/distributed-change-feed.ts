import * as v from 'valibot';
import {
  type ChangeFeed,
  createChangeListeners,
  type FavoriteChange,
} from '#server/realtime/change-feed.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';

/** What carries messages between servers, as the database offers it. */
interface Messenger {
  /** Tells all servers these messages, in their order. */
  notify(messages: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Begins to listen; `onGap` is called when messages may have been lost. */
export type ConnectMessenger = (on: {
  onMessage: (message: string) => void;
  onGap: () => void;
}) => Promise<Messenger>;

// PostgreSQL carries 8,000 bytes in one message, and a change has some 300.
const changesInOneMessage = 20;

const messageSchema = v.object({
  userId: v.string(),
  changes: v.union([v.literal('missed'), v.array(v.custom<FavoriteChange>(() => true))]),
});

/**
 * The feed of servers that share a database: each tells all, itself included, over `connect`'s
 * messenger. Whatever was said while the connection was lost counts as missed: clients join again
 * and read anew.
 */
export async function createDistributedChangeFeed(
  connect: ConnectMessenger,
): Promise<ChangeFeed & { close(): Promise<void> }> {
  const { subscribe, tell, tellAllMissed } = createChangeListeners();
  const messenger = await connect({
    onMessage(message) {
      const { userId, changes } = v.parse(messageSchema, JSON.parse(message));
      tell(userId, changes);
    },
    onGap: tellAllMissed,
  });
  return {
    subscribe,
    async publish(userId, changes) {
      if (changes.length === 0) return;
      await messenger.notify(
        portions(changes).map((portion) => JSON.stringify({ userId, changes: portion })),
      );
    },
    close: () => messenger.close(),
  };
}

// More than a channel tells row by row is not worth many messages.
function portions(changes: FavoriteChange[]): (FavoriteChange[] | 'missed')[] {
  if (changes.length > realtimeBounds.changesAtOnce) return ['missed'];
  const count = Math.ceil(changes.length / changesInOneMessage);
  return Array.from({ length: count }, (_, index) =>
    changes.slice(index * changesInOneMessage, (index + 1) * changesInOneMessage),
  );
}
