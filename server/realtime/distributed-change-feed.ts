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

/** What carries messages between servers, as the database offers it. */
interface Messenger {
  /** Sends all servers these messages, in their order. */
  notify(messages: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Begins to listen; `onGap` is called when messages may have been lost. */
export type ConnectMessenger = (on: {
  onMessage: (message: string) => void;
  onGap: () => void;
}) => Promise<Messenger>;

// PostgreSQL carries 8,000 bytes in one message, and a change has some 330.
const changesInOneMessage = 20;

// Everybody is notified of a gap at most so often.
const gapMilliseconds = 1_000;
const complaintMilliseconds = 60_000;

// JavaScript knows no later time.
const latest = 8.64e15;
const changesSchema = v.union([
  v.literal('missed'),
  v.array(v.union(userTables.map(changeSchemaOf))),
]);
/** Also of a message whose changes are in the form of another version. */
const addressSchema = v.object({ userId: v.string() });

/**
 * The feed of servers that share a database: each publishes to all, itself included, over
 * `connect`'s messenger. Whatever was published while the connection was lost counts as missed:
 * clients join again and read the table. So does what cannot be read, because another program or
 * another version of this one sent it; `complain` is called then, at most once a minute.
 */
export async function createDistributedChangeFeed(
  connect: ConnectMessenger,
  complain: (message: string) => void,
): Promise<ChangeFeed & { close(): Promise<void> }> {
  const { subscribe, notify, notifyAllMissed } = createChangeListeners();
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
        const notice = changes.success ? changes.output.changes : 'missed';
        // No message may end this server.
        notify(address.output.userId, notice).catch(complainOnce);
      } else {
        gap ??= setTimeout(() => {
          gap = undefined;
          notifyAllMissed();
        }, gapMilliseconds);
      }
    },
    onGap: notifyAllMissed,
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

/** Whoever gets a row relies on its key. */
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

// More than a channel sends row by row is not worth many messages.
function portions(changes: TableChange[]): (TableChange[] | 'missed')[] {
  if (changes.length > realtimeBounds.changesAtOnce) return ['missed'];
  const count = Math.ceil(changes.length / changesInOneMessage);
  return Array.from({ length: count }, (_, index) =>
    changes.slice(index * changesInOneMessage, (index + 1) * changesInOneMessage),
  );
}
