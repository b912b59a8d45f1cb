import { expect, test } from 'vitest';
import { invertLists, packLists, valuesOf } from '#server/catalogue/search/packed-lists.ts';

/** The lists [5, 4], [] and [4]. */
const packed = packLists(3, (add) => {
  add(2, 4);
  add(0, 5);
  add(0, 4);
});

test('each list keeps what was added to it, in that order', () => {
  const lists = [0, 1, 2].map((list) => [...valuesOf(packed, list, list + 1)]);
  expect(lists).toEqual([[5, 4], [], [4]]);
});

test('neighbouring lists are read as one', () => {
  expect([...valuesOf(packed, 0, 3)]).toEqual([5, 4, 4]);
});

test('turned around, each value names the lists that it was in', () => {
  const inverted = invertLists(packed, 6);
  expect([...valuesOf(inverted, 4, 5)]).toEqual([0, 2]);
  expect([...valuesOf(inverted, 5, 6)]).toEqual([0]);
  expect([...valuesOf(inverted, 0, 4)]).toEqual([]);
});
