import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { Refusal } from '#server/realtime/refusal.ts';

/** A channel that hears a user's changes. A socket has one of each topic at most. */
interface UserChannel {
  socket: object;
  topic: string;
  /** How many bindings it has. */
  bindings: number;
}

/** Which channels each user has in use, on all sockets together. */
export interface UserChannels {
  /** Counts the channel as the user's. Throws a Refusal when the user has enough. */
  take(userId: string, channel: UserChannel): void;
  release(userId: string, channel: Omit<UserChannel, 'bindings'>): void;
}

/** Lets every user have as much as the bounds say. */
export function createUserChannels(): UserChannels {
  const channelsByUser = new Map<string, UserChannel[]>();

  function othersOf(userId: string, { socket, topic }: Omit<UserChannel, 'bindings'>) {
    const channels = channelsByUser.get(userId) ?? [];
    return channels.filter((other) => other.socket !== socket || other.topic !== topic);
  }

  return {
    take(userId, channel) {
      const channels = [...othersOf(userId, channel), channel];
      const sockets = new Set(channels.map(({ socket }) => socket)).size;
      const bindings = channels.reduce((sum, one) => sum + one.bindings, 0);
      requireAtMost(sockets, realtimeBounds.socketsPerUser, 'sockets');
      requireAtMost(channels.length, realtimeBounds.channelsPerUser, 'channels');
      requireAtMost(bindings, realtimeBounds.bindingsPerUser, 'bindings');
      channelsByUser.set(userId, channels);
    },

    release(userId, channel) {
      const others = othersOf(userId, channel);
      if (others.length > 0) channelsByUser.set(userId, others);
      else channelsByUser.delete(userId);
    },
  };
}

function requireAtMost(number: number, most: number, what: string): void {
  if (number <= most) return;
  throw new Refusal(`One user has at most ${most} ${what}. Close the app somewhere else.`);
}
