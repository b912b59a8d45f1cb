import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRanking } from '#server/catalogue/search/ranking.ts';

const all = () => true;
const everything = { first: 0, count: 100 };

test('the lowest rank comes first, and of equal ones the lowest position', () => {
  const ranking = createRanking(10);
  ranking.add(7, 300);
  ranking.add(9, 0);
  ranking.add(2, 300);
  expect(ranking.take(everything, all)).toEqual({ positions: [9, 2, 7], total: 3 });
});

test('a position ranked again keeps its lowest rank', () => {
  const ranking = createRanking(10);
  ranking.add(1, 200);
  ranking.add(2, 100);
  ranking.add(1, 50);
  ranking.add(1, 300);
  expect(ranking.take(everything, all)).toEqual({ positions: [1, 2], total: 2 });
});

test('what is not wanted is neither given nor counted', () => {
  const ranking = createRanking(10);
  for (const position of [1, 2, 3, 4]) ranking.add(position, 0);
  const isEven = (position: number) => position % 2 === 0;
  expect(ranking.take(everything, isEven)).toEqual({ positions: [2, 4], total: 2 });
});

test('nothing is left in it once it has been taken', () => {
  const ranking = createRanking(10);
  ranking.add(1, 0);
  ranking.take(everything, all);
  expect(ranking.isEmpty()).toBe(true);
  ranking.add(1, 5);
  ranking.add(2, 4);
  expect(ranking.take(everything, all)).toEqual({ positions: [2, 1], total: 2 });
});

test('a section is the same part of the whole, however long the ranking', () => {
  const ranks = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
  const number = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(ranks, number, number, (given, first, count) => {
      const ranking = createRanking(given.length);
      const fill = () =>
        given.forEach((rank, position) => {
          ranking.add(position, rank);
        });
      fill();
      const whole = ranking.take(everything, all).positions;
      fill();
      const { positions, total } = ranking.take({ first, count }, all);
      expect(positions).toEqual(whole.slice(first, first + count));
      expect(total).toBe(given.length);
    }),
  );
});
