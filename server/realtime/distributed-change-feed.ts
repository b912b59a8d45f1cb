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

/** Sends messages between servers, through the database. */
interface Messenger {
  /** Sends these messages to all servers, in order. */
  notify(messages: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts to listen; calls `onGap` when messages may have been lost. */
export type ConnectMessenger = (on: {
  onMessage: (message: string) => void;
  onGap: () => void;
}) => Promise<Messenger>;

// A PostgreSQL notification holds at most 8,000 bytes; a change takes about 330.
const changesInOneMessage = 20;

// The shortest time between two notifications of a gap.
const gapMilliseconds = 1_000;
const complaintMilliseconds = 60_000;

// The latest time that a JavaScript Date can hold.
const latest = 8.64e15;
const changesSchema = v.union([
  v.literal('missed'),
  v.array(v.union(userTables.map(changeSchemaOf))),
]);
// Separate from the changes: a message of another version may have changes that cannot be read, but
// its user can be read.
const addressSchema = v.object({ userId: v.string() });

/**
 * The feed of servers that share a database: each publishes to all, itself included, over
 * `connect`'s messenger. Changes published while the connection was lost count as missed: clients
 * join again and read the table. A message that cannot be read counts as missed too: another program
 * or another version of the server sent it. Then `complain` is called, at most once a minute.
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
        // An unhandled rejection would end this server.
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
