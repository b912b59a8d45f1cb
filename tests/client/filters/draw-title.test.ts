// "Surprise me": titles of a list by chance, none twice.
import { expect, test } from 'vitest';
import { createDraw, type DrawnList } from '#client/features/filters/draw-title.ts';
import type { Title } from '#contract/catalogue.ts';

/** A list of so many titles, with the ids 1, 2, 3 and so on. */
function aList(total: number, key = 'a list'): DrawnList & { asked: number[] } {
  const asked: number[] = [];
  return {
    key,
    total,
    asked,
    async fetchPage(page) {
      asked.push(page);
      const all = Array.from({ length: total }, (_, index) => ({ id: index + 1 }) as Title);
      const results = all.slice((page - 1) * 20, page * 20);
      return { page, results, total_pages: Math.ceil(total / 20), total_results: total };
    },
  };
}

/** Numbers that look random, the same in every run. */
function someChance(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

async function drawTimes(
  count: number,
  draw: (list: DrawnList) => Promise<Title | null>,
  list: DrawnList,
) {
  const ids: (number | undefined)[] = [];
  for (let time = 0; time < count; time += 1) ids.push((await draw(list))?.id);
  return ids;
}

test('no title is drawn twice until all were', async () => {
  const ids = await drawTimes(45, createDraw(someChance()), aList(45));
  expect(new Set(ids).size).toBe(45);
});

test('when all were drawn, it begins again', async () => {
  const draw = createDraw(someChance());
  const list = aList(3);
  await drawTimes(3, draw, list);
  expect((await drawTimes(3, draw, list)).sort()).toEqual([1, 2, 3]);
});

test('each list remembers its own', async () => {
  const draw = createDraw(someChance());
  await drawTimes(2, draw, aList(2));
  expect((await drawTimes(2, draw, aList(2, 'another list'))).sort()).toEqual([1, 2]);
});

test('of a long list only the pages that can be asked for are drawn from', async () => {
  const list = aList(1_000_000);
  await createDraw(() => 0.999_999)(list);
  expect(list.asked).toEqual([500]);
});

test('of an empty list nothing is drawn', async () => {
  expect(await createDraw(someChance())(aList(0))).toBeNull();
});

test('of a list that is shorter than it was said to be only its own pages are asked for', async () => {
  const list = { ...aList(20), total: 10_000 };
  expect(await createDraw(() => 0.5)(list)).not.toBeNull();
  expect(list.asked).toEqual([251, 1]);
});

test('what the visitor does not want is not drawn', async () => {
  const list = { ...aList(45), isUnwanted: ({ id }: Title) => id > 5 };
  const ids = await drawTimes(5, createDraw(someChance()), list);
  expect(ids.sort()).toEqual([1, 2, 3, 4, 5]);
});

test('where the visitor wants nothing, it ends after some pages', async () => {
  const list = aList(10_000);
  expect(await createDraw(someChance())({ ...list, isUnwanted: () => true })).toBeNull();
  expect(list.asked).toHaveLength(20);
});
