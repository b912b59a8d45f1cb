// Marks: what a new one takes off, and what its undo restores.
import { expect, test } from 'vitest';
import {
  type Mark,
  type MarkLists,
  marks,
  toggleMark,
} from '#client/features/marks/toggle-mark.ts';
import { notForMe, seen, watchLater } from '#contract/tables/title-lists.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';
import { aListWorld } from '#tests/support/list-world.ts';

const inception = aMovie({ id: 27205 });
const key = { type: 'movie', movie_id: 27205 } as const;

function aList(definition: Parameters<typeof aListWorld>[0]) {
  const [device] = aListWorld(definition, 1, 1, false).devices;
  const list = device?.tabs[0]?.list;
  if (!list) throw new Error('The world has no list');
  return { ...list, find: (wanted: typeof key) => list.getState().find(wanted) };
}

/** The lists of somebody who has given the title these marks. */
function listsWith(...given: Mark[]): MarkLists {
  const lists = {
    watch_later: aList(watchLater),
    seen: aList(seen),
    not_for_me: aList(notForMe),
  } as MarkLists;
  for (const mark of given) lists[mark].addAll([inception]);
  return lists;
}

const marksIn = (lists: MarkLists) => marks.filter((mark) => lists[mark].find(key));

test.each([
  ['watch_later', [], ['watch_later']],
  ['watch_later', ['not_for_me'], ['watch_later']],
  ['watch_later', ['seen'], ['watch_later', 'seen']],
  ['seen', ['watch_later'], ['seen']],
  ['seen', ['not_for_me'], ['seen', 'not_for_me']],
  ['not_for_me', ['watch_later', 'seen'], ['seen', 'not_for_me']],
] as const)('%s, set on a title with %j, leaves %j', (mark, before, after) => {
  const lists = listsWith(...before);
  toggleMark(lists, inception, mark);
  expect(marksIn(lists)).toEqual(after);
});

test.each(marks)('%s is taken off by a second tap, and nothing else is', (mark) => {
  const lists = listsWith(...marks);
  toggleMark(lists, inception, mark);
  expect(marksIn(lists)).toEqual(marks.filter((each) => each !== mark));
});

test.each([
  ['seen', ['watch_later']],
  ['not_for_me', ['watch_later', 'seen']],
  ['watch_later', ['not_for_me']],
  ['watch_later', ['watch_later', 'seen']],
] as const)('undoing %s restores %j', (mark, before) => {
  const lists = listsWith(...before);
  toggleMark(lists, inception, mark)();
  expect(marksIn(lists)).toEqual(before);
});

test('undoing that a title is no longer seen restores the day', () => {
  const lists = listsWith();
  lists.seen.putAll([{ ...inception, seen_on: '2024-05-06' } as typeof inception]);
  toggleMark(lists, inception, 'seen')();
  expect(lists.seen.find(key)).toMatchObject({ seen_on: '2024-05-06' });
});
