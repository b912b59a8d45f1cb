import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import { Refusal } from '#server/realtime/refusal.ts';

/** A channel that receives a user's changes. A socket has at most one for each topic. */
interface UserChannel {
  socket: object;
  topic: string;
  /** The number of its bindings. */
  bindings: number;
}

/** The channels of each user, on all sockets together. */
export interface UserChannels {
  /** Adds the channel to the user's. Throws a Refusal when that exceeds a bound. */
  take(userId: string, channel: UserChannel): void;
  release(userId: string, channel: Omit<UserChannel, 'bindings'>): void;
}

/** Limits the channels of every user by `realtimeBounds`. */
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
