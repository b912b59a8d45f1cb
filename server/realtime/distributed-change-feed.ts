import * as v from 'valibot';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import {
  type ChangeFeed,
  createChangeListeners,
  type TableChange,
} from '#server/realtime/change-feed.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { atMostEvery } from '#server/web/at-most-every.ts';

/** A message to the servers that listen to its channel. */
interface Notification {
  channel: string;
  message: string;
}

/** Sends messages between servers, through the database. */
interface Messenger {
  notify(notifications: Notification[]): Promise<void>;
  /** Resolves once messages on the channel arrive. */
  listen(channel: string): Promise<void>;
  unlisten(channel: string): void;
  close(): Promise<void>;
}

/** Connects to the messenger; it calls `onGap` when messages may have been lost. */
export type ConnectMessenger = (on: {
  onNotification: (notification: Notification) => void;
  onGap: () => void;
}) => Promise<Messenger>;

// Each user has a channel, so that a server hears only of the users it serves. Servers that served
// users by shards would hear of nearly all: thousands of users, spread by a load balancer, leave
// hardly a shard without one (docs/scale.md#one-channel-for-each-user).
const channelPrefix = 'marquee_';

// A PostgreSQL notification has less than 8,000 bytes. A change takes about 330, that of a shared list
// up to 760.
const changesInOneMessage = 10;

// A user without a subscriber is listened for until the next sweep but one: most come back at once,
// from a page that is reloaded or a connection that broke.
const sweepMilliseconds = 10_000;
const complaintMilliseconds = 60_000;

// The latest time that a JavaScript Date can hold.
const latest = 8.64e15;
const changesSchema = v.union([
  v.literal('missed'),
  v.array(v.union(userTables.map(changeSchemaOf))),
]);

/**
 * The feed of servers that share a database: each publishes to those that serve the user, over
 * `connect`'s messenger. Changes published while the connection was lost count as missed: clients
 * join again and read the table. A message that cannot be read counts as missed by its user:
 * another program or another version of the server sent it. Then `complain` is called, at most once a
 * minute.
 */
export async function createDistributedChangeFeed(
  connect: ConnectMessenger,
  complain: (message: string) => void,
): Promise<ChangeFeed & { close(): Promise<void> }> {
  const { subscribe, hasSubscribers, notify, notifyAllMissed } = createChangeListeners();
  const complainOnce = atMostEvery(complaintMilliseconds, () =>
    complain('A message between servers could not be read. Do all have the same version?'),
  );
  const messenger = await connect({
    onNotification({ channel, message }) {
      const { success, output } = v.safeParse(changesSchema, parse(message));
      if (!success) complainOnce();
      const userId = channel.slice(channelPrefix.length);
      // An unhandled rejection would end this server.
      notify(userId, success ? output : 'missed').catch(complainOnce);
    },
    onGap: notifyAllMissed,
  });

  const listenedFor = new Set<string>();
  let unused = new Set<string>();
  const sweeping = setInterval(() => {
    for (const userId of unused) {
      if (hasSubscribers(userId)) continue;
      listenedFor.delete(userId);
      messenger.unlisten(channelOf(userId));
    }
    unused = new Set([...listenedFor].filter((userId) => !hasSubscribers(userId)));
  }, sweepMilliseconds);

  return {
    listenFor(userId) {
      unused.delete(userId);
      listenedFor.add(userId);
      return messenger.listen(channelOf(userId));
    },
    subscribe,
    async publish(userId, changes) {
      if (changes.length === 0) return;
      const channel = channelOf(userId);
      await messenger.notify(
        portions(changes).map((portion) => ({ channel, message: JSON.stringify(portion) })),
      );
    },
    async close() {
      clearInterval(sweeping);
      await messenger.close();
    },
  };
}

function channelOf(userId: string): string {
  return channelPrefix + userId;
}

/** Checks the values of the key, because subscribers rely on it. */
function changeSchemaOf({ name, key, columns }: TableDefinition) {
  const value = v.union([v.string(), v.number()]);
  const keyEntries = key.map((column) => [column, columns[column]?.check ?? value] as const);
  const record = v.nullable(v.objectWithRest(Object.fromEntries(keyEntries), value));
  return v.object({
    table: v.literal(name),
    type: v.picklist(['INSERT', 'UPDATE', 'DELETE']),
    record,
    old_record: record,
    committedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(latest)),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// A channel does not send more changes than this row by row, so no messages are spent on them.
function portions(changes: TableChange[]): (TableChange[] | 'missed')[] {
  if (changes.length > realtimeBounds.changesAtOnce) return ['missed'];
  const count = Math.ceil(changes.length / changesInOneMessage);
  return Array.from({ length: count }, (_, index) =>
    changes.slice(index * changesInOneMessage, (index + 1) * changesInOneMessage),
  );
}
