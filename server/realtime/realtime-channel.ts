import type { TableDefinition } from '#contract/tables/table-definition.ts';
import type { Caller } from '#server/caller.ts';
import { type ChangeBinding, readChangeBinding } from '#server/realtime/change-binding.ts';
import { describeBroadcast, describeChange } from '#server/realtime/change-description.ts';
import type { ChangeFeed, TableChange } from '#server/realtime/change-feed.ts';
import { expiredReason } from '#server/realtime/channel-caller.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import type { Frame } from '#server/realtime/realtime-frame.ts';
import { Refusal } from '#server/realtime/refusal.ts';

/** The prefix of a topic; the channel's name, chosen by the client, follows. */
export const topicPrefix = 'realtime:';

export interface ChannelJoin {
  topic: string;
  joinRef: string | null;
  bindings: (ChangeBinding & { id: number })[];
  /** The table whose changes are broadcast too: one frame holds all changes of a transaction. */
  broadcastTable: TableDefinition | null;
}

export interface ChannelDependencies {
  feed: ChangeFeed;
  clock: () => number;
  send(frame: Frame): void;
  /** Called once, when the channel has ended. */
  onClose(): void;
}

export interface RealtimeChannel {
  readonly joinRef: string | null;
  /** How many bindings the channel was joined with. */
  readonly bindings: number;
  /** Null when joined without a user: nothing is delivered then. */
  readonly caller: Caller | null;
  /** Delivers this user's changes from now on. Each call must be for the same user. */
  serve(caller: Caller): void;
  /** Sends the reason and closes the channel. */
  reject(reason: string): void;
  rejectIfExpired(): void;
  close(): void;
}

/** One joined channel: sends the changes of its user that match its bindings. */
export function createRealtimeChannel(
  { topic, joinRef, bindings, broadcastTable }: ChannelJoin,
  { feed, clock, send, onClose }: ChannelDependencies,
): RealtimeChannel {
  const tests = openBindings();
  let caller: Caller | null = null;
  let stopListening: (() => void) | null = null;

  /** One binding that cannot be served disables all of them; the channel stays joined. */
  function openBindings() {
    try {
      const opened = bindings.map((binding) => ({
        id: binding.id,
        isMet: readChangeBinding(binding),
      }));
      if (opened.length > 0) sendSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
      return opened;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendSystem('postgres_changes', 'error', error.message);
      return [];
    }
  }

  function receive(changes: TableChange[] | 'missed'): void {
    if (isExpired()) reject(expiredReason);
    else if (changes === 'missed' || changes.length > realtimeBounds.changesAtOnce)
      end('phx_error');
    else {
      broadcast(changes);
      changes.forEach(deliver);
    }
  }

  function broadcast(changes: TableChange[]): void {
    const ofTable = changes.filter(({ table }) => table === broadcastTable?.name);
    if (broadcastTable && ofTable.length > 0) {
      push('broadcast', describeBroadcast(broadcastTable, ofTable));
    }
  }

  function deliver(change: TableChange): void {
    const ids = tests.filter(({ isMet }) => isMet(change)).map(({ id }) => id);
    if (ids.length > 0) push('postgres_changes', { ids, data: describeChange(change) });
  }

  function isExpired(): boolean {
    return caller !== null && clock() >= caller.expiresAt;
  }

  function reject(reason: string): void {
    sendSystem('system', 'error', reason);
    end('phx_close');
  }

  /** After `phx_error` the client joins again by itself; after `phx_close` it does not. */
  function end(event: 'phx_close' | 'phx_error'): void {
    stopListening?.();
    send({ joinRef, ref: joinRef, topic, event, payload: {} });
    onClose();
  }

  function sendSystem(extension: string, status: 'ok' | 'error', message: string): void {
    push('system', { extension, status, message, channel: topic.slice(topicPrefix.length) });
  }

  function push(event: string, payload: unknown): void {
    send({ joinRef: null, ref: null, topic, event, payload });
  }

  return {
    joinRef,
    bindings: bindings.length,
    get caller() {
      return caller;
    },
    serve(next) {
      caller = next;
      stopListening ??= feed.subscribe(next.userId, receive);
    },
    reject,
    rejectIfExpired() {
      if (isExpired()) reject(expiredReason);
    },
    close: () => end('phx_close'),
  };
}
