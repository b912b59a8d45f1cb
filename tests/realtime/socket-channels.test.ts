import { expect, test } from 'vitest';
import { createChangeFeed } from '#server/realtime/change-feed.ts';
import type { Frame } from '#server/realtime/realtime-frame.ts';
import { createSocketChannels } from '#server/realtime/socket-channels.ts';
import { createUserChannels } from '#server/realtime/user-channels.ts';

const caller = {
  userId: 'ann',
  sessionId: 'session',
  role: 'authenticated',
  token: 'token',
  expiresAt: 1,
};

const topic = 'realtime:favorites';
const join: Frame = { joinRef: '1', ref: '1', topic, event: 'phx_join', payload: {} };

/** The channels of a socket of ann's, whose feed begins to listen for her when it is `reached`. */
function aSocketOfAnn() {
  const sent: Frame[] = [];
  let reached = () => {};
  const listening = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const feed = { ...createChangeFeed(), listenFor: () => listening };
  const channels = createSocketChannels((frame) => sent.push(frame), {
    feed,
    callers: {
      readToken: async () => ({ kind: 'caller', caller }),
      readRequest: async () => ({ kind: 'none' }),
      readApiKey: () => 'none',
    },
    userChannels: createUserChannels(),
    clock: () => 0,
  });
  return { ...channels, sent, reached };
}

test('a join is answered once changes that other servers publish arrive', async () => {
  const { answer, sent, reached } = aSocketOfAnn();
  const answered = answer(join);
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
  reached();
  await answered;
  expect(sent).toMatchObject([{ event: 'phx_reply', payload: { status: 'ok' } }]);
});
