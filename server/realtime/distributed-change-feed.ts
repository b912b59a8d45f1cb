import * as v from 'valibot';
import { favoriteKeySchema } from '#contract/favorites.ts';
import {
  type ChangeFeed,
  createChangeListeners,
  type FavoriteChange,
} from '#server/realtime/change-feed.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { atMostEvery } from '#server/web/at-most-every.ts';

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

// What is told to everybody is told at most so often.
const gapMilliseconds = 1_000;
const complaintMilliseconds = 60_000;

// JavaScript knows no later time.
const latest = 8.64e15;
// Whoever hears of a row relies on its key.
const recordSchema = v.nullable(
  v.looseObject({ ...favoriteKeySchema.entries, user_id: v.string() }),
);
const changesSchema = v.union([
  v.literal('missed'),
  v.array(
    v.object({
      type: v.picklist(['INSERT', 'UPDATE', 'DELETE']),
      record: recordSchema,
      old_record: recordSchema,
      committedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(latest)),
    }),
  ),
]);
/** Also of a message whose changes are in the form of another version. */
const addressSchema = v.object({ userId: v.string() });

/**
 * The feed of servers that share a database: each tells all, itself included, over `connect`'s
 * messenger. Whatever was said while the connection was lost counts as missed: clients join again
 * and read anew. So does what cannot be read, because another program or another version of this
 * one said it; `complain` hears of that, at most once a minute.
 */
export async function createDistributedChangeFeed(
  connect: ConnectMessenger,
  complain: (message: string) => void,
): Promise<ChangeFeed & { close(): Promise<void> }> {
  const { subscribe, tell, tellAllMissed } = createChangeListeners();
  const complainOnce = atMostEvery(complaintMilliseconds, () =>
    complain('A message between servers could not be read. Do all have the same version?'),
  );
  let gap: ReturnType<typeof setTimeout> | undefined;
  const messenger = await connect({
    onMessage(text) {
      const message = parse(text);
      const address = v.safeParse(addressSchema, message);
      const changes = v.safeParse(v.object({ changes: changesSchema }), message);
      if (!address.success || !changes.success) complainOnce();
      if (address.success) {
        const told = changes.success ? changes.output.changes : 'missed';
        // Nothing that somebody says here may end this server.
        tell(address.output.userId, told).catch(complainOnce);
      } else {
        gap ??= setTimeout(() => {
          gap = undefined;
          tellAllMissed();
        }, gapMilliseconds);
      }
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
    async close() {
      clearTimeout(gap);
      await messenger.close();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// More than a channel tells row by row is not worth many messages.
function portions(changes: FavoriteChange[]): (FavoriteChange[] | 'missed')[] {
  if (changes.length > realtimeBounds.changesAtOnce) return ['missed'];
  const count = Math.ceil(changes.length / changesInOneMessage);
  return Array.from({ length: count }, (_, index) =>
    changes.slice(index * changesInOneMessage, (index + 1) * changesInOneMessage),
  );
}
