import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger } from 'fastify';
import { realtimeBounds } from '#server/realtime/realtime-bounds.ts';
import {
  type Frame,
  type ProtocolVersion,
  readBinaryFrame,
  readFrame,
  writeFrame,
} from '#server/realtime/realtime-frame.ts';
import {
  type ChannelsDependencies,
  createSocketChannels,
} from '#server/realtime/socket-channels.ts';

/** Close codes of RFC 6455, section 7.4.1. */
const policyViolation = 1008;
const internalError = 1011;

export interface RealtimeSocket {
  /** Closes the socket when it was silent for too long, and channels whose token has expired. */
  sweep(now: number): void;
}

/** Serves a new socket, within the bounds, until it closes. */
export function serveRealtimeSocket(
  webSocket: WebSocket,
  version: ProtocolVersion,
  log: FastifyBaseLogger,
  dependencies: ChannelsDependencies,
): RealtimeSocket {
  const { clock } = dependencies;
  const channels = createSocketChannels(send, dependencies);
  let heardAt = clock();
  let windowStartedAt = clock();
  let framesInWindow = 0;
  // One frame at a time, so that a frame after a join finds the channel joined.
  let work = Promise.resolve();

  webSocket.on('message', (data: Buffer, isBinary) => {
    if (!countFrame()) return;
    const frame = isBinary ? readBinaryFrame(data) : readFrame(version, data.toString());
    if (frame) work = work.then(() => channels.answer(frame)).catch(giveUp);
  });
  webSocket.on('close', channels.close);

  /** Counts a received frame; false when it must be ignored. */
  function countFrame(): boolean {
    if (webSocket.readyState !== webSocket.OPEN) return false;
    heardAt = clock();
    if (heardAt - windowStartedAt >= realtimeBounds.framesWindowMilliseconds) {
      windowStartedAt = heardAt;
      framesInWindow = 0;
    }
    framesInWindow += 1;
    if (framesInWindow <= realtimeBounds.framesPerWindow) return true;
    webSocket.close(policyViolation, 'Too many messages. Send fewer.');
    return false;
  }

  function send(frame: Frame): void {
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (webSocket.bufferedAmount > realtimeBounds.unreadBytes) webSocket.terminate();
    else webSocket.send(writeFrame(version, frame));
  }

  function giveUp(error: unknown): void {
    log.error({ err: error }, 'A frame could not be answered.');
    webSocket.close(internalError, 'Something went wrong on the server.');
  }

  return {
    sweep(now) {
      channels.rejectExpired(now);
      const isSilent = now - heardAt >= realtimeBounds.silenceMilliseconds;
      if (isSilent) webSocket.close(policyViolation, 'Nothing was heard for a minute.');
    },
  };
}
