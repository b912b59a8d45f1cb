// What a list says of a title besides that it is listed: the day on which it was seen.
import { expect, onTestFinished, test } from 'vitest';
import { asEntry, detailsOf, type ListEntry } from '#client/features/lists/list-entry.ts';
import { seen } from '#contract/tables/title-lists.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';
import { aListWorld } from '#tests/support/list-world.ts';

const dune = (seen_on?: string) =>
  ({ ...asEntry('movie', aMovie({ id: 438631 })), ...(seen_on && { seen_on }) }) as ListEntry;
const rowOf = (seen_on: string) => ({ type: 'movie', movie_id: 438631, details: { seen_on } });

/** The lists of what was seen on this many devices; every request arrives. */
async function devicesThatSync(count: number) {
  const world = aListWorld(seen, count, 1, false);
  onTestFinished(() => world.settle());
  const lists = world.devices.map(({ tabs: [tab] }) => {
    if (!tab) throw new Error('a device has a tab');
    return tab.list;
  });
  const sync = async () => {
    await world.settle();
    while (world.pendingRequests() > 0) {
      world.deliver(0, 'arrives');
      await world.settle();
      world.spreadNews();
      await world.settle();
    }
  };
  await sync();
  return { world, lists, sync };
}

function daysIn(list: { getState(): { entries: ListEntry[] } } | undefined) {
  return list?.getState().entries.map((entry) => detailsOf(seen, entry)?.seen_on);
}

test('the day reaches the table with the title', async () => {
  const { world, lists, sync } = await devicesThatSync(1);
  lists[0]?.putAll([dune('2021-10-22')]);
  await sync();
  expect(world.rows()).toEqual([rowOf('2021-10-22')]);
});

test('another day replaces the one before, on the other device too', async () => {
  const { lists, sync } = await devicesThatSync(2);
  lists[0]?.putAll([dune('2021-10-22')]);
  await sync();
  lists[1]?.putAll([dune('2024-03-01')]);
  await sync();
  expect(lists.map(daysIn)).toEqual([['2024-03-01'], ['2024-03-01']]);
});

test('a title whose day is not said was seen today', async () => {
  const { lists } = await devicesThatSync(1);
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(new Date())
      .map(({ type, value }) => [type, value]),
  );
  lists[0]?.toggle('movie', aMovie());
  expect(daysIn(lists[0])).toEqual([`${year}-${month}-${day}`]);
});

test('a day that was changed without a network shows, and counts in the end', async () => {
  const { world, lists, sync } = await devicesThatSync(1);
  lists[0]?.putAll([dune('2021-10-22')]);
  await sync();
  const [device] = world.devices;
  if (device) device.isOnline = false;
  lists[0]?.putAll([dune('2024-03-01')]);
  await sync();
  expect(daysIn(lists[0])).toEqual(['2024-03-01']);
  expect(world.rows()).toEqual([rowOf('2021-10-22')]);
  if (device) device.isOnline = true;
  device?.tabs[0]?.retry?.();
  await sync();
  expect(world.rows()).toEqual([rowOf('2024-03-01')]);
});

test('removing a title from the list removes its day', async () => {
  const { world, lists, sync } = await devicesThatSync(1);
  lists[0]?.putAll([dune('2021-10-22')]);
  lists[0]?.removeAll([{ type: 'movie', movie_id: 438631 }]);
  await sync();
  expect(world.rows()).toEqual([]);
  expect(daysIn(lists[0])).toEqual([]);
});
