import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asEntry } from '#client/features/lists/list-entry.ts';
import { detailColumnsOf, type RowKey, type TitleList } from '#contract/tables/title-list.ts';
import { titleLists } from '#contract/tables/title-lists.ts';
import { textOfKey } from '#contract/title-keys.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';
import { aListWorld, type Fate, listedIn, rowText } from '#tests/support/list-world.ts';

const runs = Number(process.env.LIST_RUNS ?? 1000);

// Few titles, so that taps collide. A movie and a TV show have the same number.
const keys: RowKey[] = [
  { type: 'movie', movie_id: 1 },
  { type: 'tv', movie_id: 1 },
  { type: 'movie', movie_id: 2 },
];

type World = ReturnType<typeof aListWorld>;

type Event =
  | { kind: 'tap'; device: number; tab: number; key: number }
  | { kind: 'put'; device: number; tab: number; key: number; day: number }
  | { kind: 'deliver'; place: number; fate: Fate }
  | { kind: 'network'; device: number; isOnline: boolean }
  | { kind: 'spread writes'; device: number; tab: number; count: number }
  | { kind: 'retry'; device: number; tab: number }
  | { kind: 'wake'; device: number; tab: number }
  | { kind: 'news' }
  | { kind: 'crash'; device: number; tab: number; arrives: boolean }
  | { kind: 'crash soon'; device: number; tab: number; writes: number };

const device = fc.nat({ max: 2 });
const tab = fc.nat({ max: 1 });
const fate = fc.constantFrom<Fate>(
  'arrives',
  'arrives twice',
  'is lost',
  'loses its reply',
  'comes with an old token',
);

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('tap' as const),
      device,
      tab,
      key: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      device,
      tab,
      key: fc.nat({ max: 2 }),
      day: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      place: fc.nat({ max: 5 }),
      fate,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('network' as const), device, isOnline: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('spread writes' as const),
      device,
      tab,
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('retry' as const), device, tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), device, tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('news' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('crash' as const),
      device,
      tab,
      arrives: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('crash soon' as const),
      device,
      tab,
      writes: fc.nat({ max: 3 }),
    }),
  },
);

test.each<TitleList>(titleLists)(
  `whatever happens to the list $name on the way, all devices and the table agree in the end, and no tap is lost (${runs} runs)`,
  async (list) => {
    const property = fc.asyncProperty(
      fc.array(event, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
      (events, devices, tabs, areLong) => live(aListWorld(list, devices, tabs, areLong), events),
    );
    await fc.assert(property, { numRuns: runs });
  },
  3_600_000,
);

/** The taps on a title on one device. */
interface History {
  /** The taps that were stored, so that a crash did not lose them. */
  tapIds: string[];
  /** What the last tap says of the row; null: that there is none. */
  lastWord: string | null;
  /** Whether a tab was tapped before it had seen the writes of another tab. */
  isConfused: boolean;
}

async function live(world: World, events: Event[]): Promise<void> {
  const deviceCount = world.devices.length;
  const histories = new Map<string, History>();
  const pick = (place: { device: number; tab: number }) => {
    const device = world.devices[place.device % deviceCount];
    const tab = device?.tabs[place.tab % device.tabs.length];
    if (!device || !tab) throw new Error('no such tab');
    return { device, tab };
  };

  function tap(event: { device: number; tab: number }, key: RowKey, day?: number): void {
    const { device, tab } = pick(event);
    const title = key.type === 'tv' ? aTvShow({ id: key.movie_id }) : aMovie({ id: key.movie_id });
    const details = detailColumnsOf(world.list).map(([name]) => [name, `2020-01-0${day}`]);
    const isConfused = device.tabs.some((other) => other !== tab && other.unseen.length > 0);
    const before = tab.storage.readQueue().map(({ id }) => id);
    if (day === undefined) tab.list.toggle(key.type, title);
    else tab.list.putAll([{ ...asEntry(key.type, title), ...Object.fromEntries(details) }]);
    const stored = tab.storage.readQueue().find((other) => textOfKey(other) === textOfKey(key));
    if (!stored || before.includes(stored.id)) return;
    const place = `${event.device % deviceCount} ${textOfKey(key)}`;
    const earlier = histories.get(place);
    histories.set(place, {
      tapIds: [...(earlier?.tapIds ?? []), stored.id],
      lastWord: stored.isListed ? rowText(stored) : null,
      isConfused: isConfused || (earlier?.isConfused ?? false),
    });
  }

  for (const event of events) {
    if (event.kind === 'deliver') world.deliver(event.place, event.fate);
    if (event.kind === 'news') world.spreadNews();
    if (event.kind === 'spread writes') world.spreadWrites(pick(event).tab, event.count);
    if (event.kind === 'network') {
      const { device } = pick({ ...event, tab: 0 });
      device.isOnline = event.isOnline;
    }
    if (event.kind === 'wake') pick(event).tab.signals?.onWake();
    if (event.kind === 'retry') pick(event).tab.retry?.();
    if (event.kind === 'crash') world.reopen(pick(event).tab, event.arrives);
    if (event.kind === 'crash soon') pick(event).tab.writesLeft = event.writes;
    if (event.kind === 'tap') tap(event, keys[event.key] as RowKey);
    if (event.kind === 'put') tap(event, keys[event.key] as RowKey, event.day);
    await world.settle();
    // A crashed page is opened again.
    for (const { tabs } of world.devices) {
      for (const tab of tabs) if (tab.writesLeft < 0) world.reopen(tab, false);
    }
    expectUnsentTapsToShow(world);
  }
  await comeOnline(world);

  const table = world.rows().map(rowText).sort();
  for (const { tabs } of world.devices) {
    for (const tab of tabs) {
      expect(listedIn(tab)).toEqual(table);
      expect(tab.storage.readQueue()).toEqual([]);
    }
  }
  for (const { tapIds } of histories.values()) {
    // The last tap reached the table. The earlier ones did too, or were replaced.
    expect(world.appliedTapIds).toContain(tapIds.sort().at(-1));
  }
  for (const key of keys.map(textOfKey)) {
    const all = [...histories].filter(([place]) => place.endsWith(` ${key}`));
    const [[, only] = [], another] = all;
    // When only one device has tapped a title, its last tap decides.
    if (only && !another && !only.isConfused) {
      const row = table.find((text) => text.startsWith(`${key} `) || text === key) ?? null;
      expect(row).toBe(only.lastWord);
    }
  }
}

/** Expects that each tab shows its unsent taps. */
function expectUnsentTapsToShow({ devices }: World): void {
  for (const tab of devices.flatMap(({ tabs }) => tabs)) {
    if (Number.isFinite(tab.writesLeft)) continue;
    const listed = listedIn(tab);
    for (const tap of tab.storage.readQueue()) {
      if (tap.isListed) expect(listed).toContain(rowText(tap));
      else expect(listed.join()).not.toContain(textOfKey(tap));
    }
  }
}

async function comeOnline(world: World): Promise<void> {
  for (const device of world.devices) device.isOnline = true;
  // Two rounds, because the last device to send changes what the first has read.
  for (const _round of [1, 2]) {
    for (const { tabs } of world.devices) {
      for (const tab of tabs) {
        tab.writesLeft = Number.POSITIVE_INFINITY;
        tab.signals?.onWake();
      }
    }
    await world.settle();
    for (let requests = 0; world.pendingRequests() > 0; requests += 1) {
      expect(requests).toBeLessThan(1000);
      world.deliver(0, 'arrives');
      await world.settle();
    }
    spreadAllWrites(world);
  }
}

/** Shows the writes of each tab to the others, until none of them writes any more. */
function spreadAllWrites(world: World): void {
  const tabs = world.devices.flatMap((device) => device.tabs);
  for (
    let round = 0;
    tabs.some(({ unseen, putOff }) => unseen.length + putOff.length > 0);
    round += 1
  ) {
    expect(round).toBeLessThan(10);
    for (const tab of tabs) world.spreadWrites(tab, tab.unseen.length);
  }
}
