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

test('rows times channels beyond the bound are told as missed, to all of the user', async () => {
  const { subscribe, publish } = createChangeFeed();
  const heard: unknown[] = [];
  for (const _ of [1, 2, 3]) subscribe('ann', (told) => heard.push(told));
  await publish('ann', changes(333));
  expect(heard).toEqual([changes(333), changes(333), changes(333)]);
  await publish('ann', changes(334));
  expect(heard.slice(3)).toEqual(['missed', 'missed', 'missed']);
});

test('between two that are told, the server does what else is to be done', async () => {
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

test('everybody hears everything in its order, whoever leaves meanwhile', async () => {
  const { subscribe, publish } = createChangeFeed();
  const heard: unknown[] = [];
  const leave = subscribe('ann', () => leave());
  subscribe('ann', () => {});
  subscribe('ann', (told) => heard.push(told));
  const first = publish('ann', changes(1, 1));
  const second = publish('ann', changes(1, 2));
  await Promise.all([first, second]);
  expect(heard).toEqual([changes(1, 1), changes(1, 2)]);
});

test('who has left is told nothing more', async () => {
  const { subscribe, publish } = createChangeFeed();
  const heard: unknown[] = [];
  subscribe('ann', () => leave());
  const leave = subscribe('ann', (told) => heard.push(told));
  await publish('ann', changes(1));
  expect(heard).toEqual([]);
});
