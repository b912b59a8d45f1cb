import { expect, test } from 'vitest';
import { createChangeFeed, type TableChange } from '#server/realtime/change-feed.ts';

function changes(count: number, first = 1): TableChange[] {
  return Array.from({ length: count }, (_, index) => ({
    table: 'favorites',
    type: 'DELETE',
    record: null,
    old_record: { type: 'movie', movie_id: first + index },
    committedAt: 0,
  }));
}

test('when rows times channels exceed the bound, every channel of the user is notified of missed changes', async () => {
  const { subscribe, publish } = createChangeFeed();
  const received: unknown[] = [];
  for (const _ of [1, 2, 3]) subscribe('ann', (news) => received.push(news));
  await publish('ann', changes(333));
  expect(received).toEqual([changes(333), changes(333), changes(333)]);
  await publish('ann', changes(334));
  expect(received.slice(3)).toEqual(['missed', 'missed', 'missed']);
});

test('between two notifications the server does other work', async () => {
  const { subscribe, publish } = createChangeFeed();
  const events: string[] = [];
  subscribe('ann', () => {
    events.push('first');
    setImmediate(() => events.push('another request'));
  });
  subscribe('ann', () => events.push('second'));
  await publish('ann', changes(1));
  expect(events).toEqual(['first', 'another request', 'second']);
});

test('every subscriber receives all changes in order, even when another one unsubscribes meanwhile', async () => {
  const { subscribe, publish } = createChangeFeed();
  const received: unknown[] = [];
  const leave = subscribe('ann', () => leave());
  subscribe('ann', () => {});
  subscribe('ann', (news) => received.push(news));
  const first = publish('ann', changes(1, 1));
  const second = publish('ann', changes(1, 2));
  await Promise.all([first, second]);
  expect(received).toEqual([changes(1, 1), changes(1, 2)]);
});

test('no change is delivered after unsubscribing', async () => {
  const { subscribe, publish } = createChangeFeed();
  const received: unknown[] = [];
  subscribe('ann', () => leave());
  const leave = subscribe('ann', (news) => received.push(news));
  await publish('ann', changes(1));
  expect(received).toEqual([]);
});
