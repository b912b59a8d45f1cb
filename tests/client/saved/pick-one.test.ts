import { expect, test } from 'vitest';
import { createPick } from '#client/features/saved/pick-one.ts';

const always = (number: number) => () => number;

test('each item is picked once until all were picked', () => {
  const pick = createPick(String, always(0));
  expect([1, 2, 3, 4].map(() => pick([5, 6, 7]))).toEqual([5, 6, 7, 5]);
});

test('only what is offered now is picked', () => {
  const pick = createPick(String, always(0.99));
  expect(pick([5, 6])).toBe(6);
  expect(pick([6])).toBe(6);
  expect(pick([])).toBeUndefined();
});
