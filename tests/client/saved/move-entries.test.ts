import { expect, test } from 'vitest';
import { keyOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import { moveEntries } from '#client/features/saved/move-entries.ts';
import { textOfKey } from '#contract/title-keys.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';

/** A list that changes at once. */
function aList(given: ListEntry[] = []) {
  const entries = new Map(given.map((entry) => [textOfKey(keyOf(entry)), entry]));
  const put = (added: ListEntry[]) => {
    for (const entry of added) entries.set(textOfKey(keyOf(entry)), entry);
  };
  return {
    entries: () => [...entries.values()],
    isListed: (key: Parameters<typeof textOfKey>[0]) => entries.has(textOfKey(key)),
    addAll: put,
    putAll: put,
    removeAll: (keys: Parameters<typeof textOfKey>[0][]) => {
      for (const key of keys) entries.delete(textOfKey(key));
    },
  };
}

const heat = aMovie({ id: 949 });
const ran = aMovie({ id: 11645 });
const heatSeen = { ...heat, seen_on: '2026-02-01' };

function someLists() {
  return {
    favorites: aList(),
    watch_later: aList([ran]),
    seen: aList([heatSeen]),
    not_for_me: aList(),
  };
}

test('titles move to another list, and back by undoing', () => {
  const lists = someLists();
  const entries = [heatSeen];
  const undo = moveEntries(lists, { entries, from: 'seen', to: 'watch_later', isCopy: false });
  expect(lists.seen.entries()).toEqual([]);
  expect(lists.watch_later.entries()).toEqual([ran, heat]);
  undo();
  expect(lists.seen.entries()).toEqual([heatSeen]);
  expect(lists.watch_later.entries()).toEqual([ran]);
});

test('titles that are added to another list stay where they are', () => {
  const lists = someLists();
  moveEntries(lists, { entries: [ran], from: 'watch_later', to: 'not_for_me', isCopy: true });
  expect(lists.watch_later.entries()).toEqual([ran]);
  expect(lists.not_for_me.entries()).toEqual([ran]);
});

test('undoing leaves in the other list what was there before', () => {
  const lists = { ...someLists(), not_for_me: aList([ran]) };
  const undo = moveEntries(lists, {
    entries: [ran],
    from: 'watch_later',
    to: 'not_for_me',
    isCopy: false,
  });
  undo();
  expect(lists.not_for_me.entries()).toEqual([ran]);
});

test('the catalogue completes what moves to the favorites', () => {
  const lists = someLists();
  moveEntries(lists, { entries: [ran], from: 'watch_later', to: 'favorites', isCopy: false });
  expect(lists.favorites.entries()).toEqual([{ ...ran, is_placeholder: true }]);
});
