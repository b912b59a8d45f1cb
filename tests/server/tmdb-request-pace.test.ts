import { expect, test } from 'vitest';
import { createRequestPace } from '#server/catalogue/tmdb/request-pace.ts';

const { signal } = new AbortController();
const never = Number.POSITIVE_INFINITY;

/** A pace in a time that stands still, and how long each had to wait for its turn. */
function aPace() {
  const waits: number[] = [];
  let now = 1_000_000;
  const pace = createRequestPace({
    clock: () => now,
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0,
  });
  return { pace, waits, advance: (milliseconds: number) => (now += milliseconds) };
}

function count(waits: number[], wanted: number): number {
  return waits.filter((wait) => wait === wanted).length;
}

test('forty may start at once, the next forty a good second later, and so on', async () => {
  const { pace, waits } = aPace();
  for (let asked = 0; asked < 100; asked++) await pace.take(never, signal);
  expect(waits).toHaveLength(60);
  expect(count(waits, 1050)).toBe(40);
  expect(count(waits, 2100)).toBe(20);
});

test('what was not used up before does not add up', async () => {
  const { pace, waits, advance } = aPace();
  for (let asked = 0; asked < 40; asked++) await pace.take(never, signal);
  advance(1_000_000);
  for (let asked = 0; asked < 41; asked++) await pace.take(never, signal);
  expect(waits).toEqual([1050]);
});

test('who would have to wait longer than they can is told at once, and takes no turn', async () => {
  const { pace, waits } = aPace();
  for (let asked = 0; asked < 40; asked++) await pace.take(never, signal);
  const refused = pace.take(1_000_500, signal);
  await expect(refused).rejects.toMatchObject({ name: 'UpstreamTrouble', isWorthRetrying: false });
  await pace.take(1_002_000, signal);
  expect(waits).toEqual([1050]);
});

test('nothing starts during a rest', async () => {
  const { pace, waits } = aPace();
  pace.rest(5000);
  await pace.take(never, signal);
  expect(waits).toEqual([5000]);
});

test('a rest holds for those too who have their turn already', async () => {
  let rest = () => {};
  const waits: number[] = [];
  const pace = createRequestPace({
    clock: () => 1_000_000,
    async sleep(milliseconds) {
      waits.push(milliseconds);
      rest();
    },
    random: () => 0,
  });
  pace.rest(100);
  rest = () => pace.rest(3000);
  await pace.take(never, signal);
  expect(waits).toEqual([100, 3000]);
});
