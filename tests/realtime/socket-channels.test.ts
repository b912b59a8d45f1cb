import { expect, test } from 'vitest';
import { createChangeFeed } from '#server/realtime/change-feed.ts';
import type { Frame } from '#server/realtime/realtime-frame.ts';
import { createSocketChannels } from '#server/realtime/socket-channels.ts';
import { createUserChannels } from '#server/realtime/user-channels.ts';

const ann = { userId: 'ann', sessionId: 'session', role: 'authenticated' };

/** A join with a token that expires at this time. */
function join(topic: string, expiresAt: number): Frame {
  const payload = { access_token: String(expiresAt) };
  return { joinRef: '1', ref: '1', topic, event: 'phx_join', payload };
}

/** The channels of a socket of ann's, whose feed begins to listen for her when it is `reached`. */
function aSocketOfAnn() {
  let now = 0;
  const sent: Frame[] = [];
  let reached = () => {};
  const listening = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const feed = { ...createChangeFeed(), listenFor: () => listening };
  const channels = createSocketChannels((frame) => sent.push(frame), {
    feed,
    callers: {
      readToken: async (token) => ({
        kind: 'caller',
        caller: { ...ann, token: String(token), expiresAt: Number(token) },
      }),
      readRequest: async () => ({ kind: 'none' }),
      readApiKey: () => 'none',
    },
    userChannels: createUserChannels(),
    clock: () => now,
  });
  /** The topics whose channels have been closed by the sweep at this time. */
  function closedAt(time: number): string[] {
    now = time;
    const before = sent.length;
    channels.rejectExpired(now);
    const closed = sent.slice(before).filter(({ event }) => event === 'phx_close');
    return closed.map(({ topic }) => topic);
  }
  return { ...channels, sent, reached, closedAt };
}

test('a join is answered once changes that other servers publish arrive', async () => {
  const { answer, sent, reached } = aSocketOfAnn();
  const answered = answer(join('realtime:a', 1));
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
  reached();
  await answered;
  expect(sent).toMatchObject([{ event: 'phx_reply', payload: { status: 'ok' } }]);
});

test('each channel is closed when its own token expires', async () => {
  const { answer, reached, closedAt } = aSocketOfAnn();
  reached();
  await answer(join('realtime:a', 30));
  await answer(join('realtime:b', 10));
  await answer(join('realtime:c', 20));
  expect(closedAt(9)).toEqual([]);
  expect(closedAt(10)).toEqual(['realtime:b']);
  expect(closedAt(30)).toEqual(['realtime:a', 'realtime:c']);
});
