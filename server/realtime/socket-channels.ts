import type { Caller, CallerReader } from '#server/caller.ts';
import type { ChangeFeed } from '#server/realtime/change-feed.ts';
import { identifyCaller } from '#server/realtime/channel-caller.ts';
import { readJoin, readRenewal } from '#server/realtime/channel-request.ts';
import { getBroadcastTable } from '#server/realtime/private-topic.ts';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import {
  createRealtimeChannel,
  type RealtimeChannel,
  topicPrefix,
} from '#server/realtime/realtime-channel.ts';
import type { Frame } from '#server/realtime/realtime-frame.ts';
import { Refusal } from '#server/realtime/refusal.ts';
import type { UserChannels } from '#server/realtime/user-channels.ts';

export interface ChannelsDependencies {
  feed: ChangeFeed;
  callers: CallerReader;
  userChannels: UserChannels;
  /** Milliseconds since 1970. */
  clock: () => number;
}

export interface SocketChannels {
  /** Handles one frame. Wait for it before the next call. Throws unexpected failures. */
  answer(frame: Frame): Promise<void>;
  /** Closes the channels whose token has expired. Cheap while none has. */
  rejectExpired(now: number): void;
  /** Ends all channels; later frames are ignored. */
  close(): void;
}

const notOffered = ['broadcast', 'presence'];

/** The channels that one socket has joined, by topic. */
export function createSocketChannels(
  send: (frame: Frame) => void,
  { feed, callers, userChannels, clock }: ChannelsDependencies,
): SocketChannels {
  const channels = new Map<string, RealtimeChannel>();
  let lastBindingId = 0;
  let firstExpiry = Number.POSITIVE_INFINITY;
  let isClosed = false;

  async function answer(frame: Frame): Promise<void> {
    if (isClosed) return;
    try {
      await route(frame);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply(frame, 'error', { reason: error.message });
    }
  }

  async function route(frame: Frame): Promise<void> {
    const { topic, event } = frame;
    if (topic === 'phoenix' && event === 'heartbeat') return reply(frame, 'ok', {});
    if (event === 'phx_join' && topic.startsWith(topicPrefix)) return join(frame);
    if (event === 'phx_leave') return leave(frame);
    const channel = getChannel(frame);
    if (!channel) throw new Refusal('unmatched topic');
    if (event === 'access_token') return renew(channel, frame);
    throw new Refusal(
      notOffered.includes(event) ? `There is no ${event} here.` : 'unmatched topic',
    );
  }

  async function join(frame: Frame): Promise<void> {
    const { topic, joinRef } = frame;
    // A client that gave up waiting joins again and does not need its first join any more.
    channels.get(topic)?.close();
    if (channels.size >= realtimeBounds.channelsPerSocket) {
      throw new Refusal(`One socket has at most ${realtimeBounds.channelsPerSocket} channels.`);
    }
    const { bindings: wanted, isPrivate, token } = readJoin(frame.payload);
    const caller = await identifyCaller(callers, token);
    // Before the reply, because clients read the table after it: a change between the two arrives.
    if (caller) await feed.listenFor(caller.userId);
    if (isClosed) return;
    const channelName = topic.slice(topicPrefix.length);
    const broadcastTable = isPrivate ? getBroadcastTable(channelName, caller) : null;
    if (caller)
      userChannels.take(caller.userId, { socket: channels, topic, bindings: wanted.length });

    const bindings = wanted.map((binding) => ({ ...binding, id: ++lastBindingId }));
    reply(frame, 'ok', { postgres_changes: bindings });
    const onClose = () => forget(topic);
    const channel = createRealtimeChannel(
      { topic, joinRef, bindings, broadcastTable },
      { feed, clock, send, onClose },
    );
    channels.set(topic, channel);
    if (caller) serve(channel, caller);
  }

  function leave(frame: Frame): void {
    reply(frame, 'ok', {});
    getChannel(frame)?.close();
  }

  async function renew(channel: RealtimeChannel, { topic, payload }: Frame): Promise<void> {
    const token = readRenewal(payload);
    if (token === channel.caller?.token) return;
    try {
      const caller = await identifyCaller(callers, token);
      if (caller) await feed.listenFor(caller.userId);
      const isOver = channels.get(topic) !== channel;
      // Without a new user token, the channel uses its old one until that expires.
      if (!caller || isOver) return;
      if (channel.caller && channel.caller.userId !== caller.userId) {
        throw new Refusal('The token is of another user. Join again with it.');
      }
      const { bindings } = channel;
      userChannels.take(caller.userId, { socket: channels, topic, bindings });
      serve(channel, caller);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      channel.reject(error.message);
    }
  }

  function serve(channel: RealtimeChannel, caller: Caller): void {
    channel.serve(caller);
    firstExpiry = Math.min(firstExpiry, caller.expiresAt);
  }

  function forget(topic: string): void {
    const userId = channels.get(topic)?.caller?.userId;
    channels.delete(topic);
    if (userId) userChannels.release(userId, { socket: channels, topic });
  }

  /** Gives the channel of a frame; null when the frame belongs to an earlier join. */
  function getChannel({ topic, joinRef }: Frame): RealtimeChannel | null {
    const channel = channels.get(topic);
    return channel && (joinRef === null || joinRef === channel.joinRef) ? channel : null;
  }

  function reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  return {
    answer,
    rejectExpired(now) {
      if (now < firstExpiry) return;
      for (const channel of channels.values()) channel.rejectIfExpired();
      const expiries = [...channels.values()].flatMap(({ caller }) => caller?.expiresAt ?? []);
      firstExpiry = Math.min(...expiries);
    },
    close() {
      isClosed = true;
      for (const channel of channels.values()) channel.close();
    },
  };
}
