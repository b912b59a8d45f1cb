import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { keyOf, textOf } from '#client/features/favorites/favorite-entry.ts';
import { openFavoritesStorage } from '#client/features/favorites/favorites-storage.ts';
import { type Tap, tapSchema } from '#client/features/favorites/tap.ts';
import type { FavoriteKey } from '#contract/favorites.ts';
import { aMovie, aTvShow } from '#tests/support/a-movie.ts';
import { aFavoritesWorld, type Fate, listedIn } from '#tests/support/favorites-world.ts';

const runs = Number(process.env.FAVORITES_RUNS ?? 1000);

// Few titles, so that taps meet: a movie and a TV show of one number among them.
const keys: FavoriteKey[] = [
  { type: 'movie', movie_id: 1 },
  { type: 'tv', movie_id: 1 },
  { type: 'movie', movie_id: 2 },
];

type Event =
  | { kind: 'tap'; device: number; tab: number; key: number }
  | { kind: 'deliver'; place: number; fate: Fate }
  | { kind: 'network'; device: number; isOnline: boolean }
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

test(`whatever happens on the way, all devices and the table agree in the end, and no tap is lost (${runs} runs)`, async () => {
  const property = fc.asyncProperty(
    fc.array(event, { maxLength: 40 }),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 2 }),
    live,
  );
  await fc.assert(property, { numRuns: runs });
}, 3_600_000);

async function live(events: Event[], deviceCount: number, tabCount: number): Promise<void> {
  const world = aFavoritesWorld(deviceCount, tabCount);
  // The last tap that each device has kept, by title.
  const kept = new Map<string, Tap>();
  const pick = (place: { device: number; tab: number }) => {
    const device = world.devices[place.device % deviceCount];
    const tab = device?.tabs[place.tab % tabCount];
    if (!device || !tab) throw new Error('no such tab');
    return { device, tab };
  };

  for (const event of events) {
    if (event.kind === 'deliver') world.deliver(event.place, event.fate);
    if (event.kind === 'news') world.spreadNews();
    if (event.kind === 'network') {
      const { device } = pick({ ...event, tab: 0 });
      device.isOnline = event.isOnline;
    }
    if (event.kind === 'wake') pick(event).tab.signals?.onWake();
    if (event.kind === 'retry') pick(event).tab.retry?.();
    if (event.kind === 'crash') world.reopen(pick(event).tab, event.arrives);
    if (event.kind === 'crash soon') pick(event).tab.writesLeft = event.writes;
    if (event.kind === 'tap') {
      const { device, tab } = pick(event);
      const key = keys[event.key] as FavoriteKey;
      const title =
        key.type === 'tv' ? aTvShow({ id: key.movie_id }) : aMovie({ id: key.movie_id });
      tab.favorites.toggle(key.type, title);
      const tap = queueOf(device.storage).find((other) => textOf(other) === textOf(key));
      if (tap) kept.set(`${event.device % deviceCount} ${textOf(key)}`, tap);
      for (const other of device.tabs) if (other !== tab) other.signals?.onOtherTab();
    }
    await world.settle();
    // A page that has crashed is opened again sooner or later.
    for (const { tabs } of world.devices) {
      for (const tab of tabs) if (tab.writesLeft < 0) world.reopen(tab, false);
    }
    expectUnsentTapsToShow(world);
  }
  await comeOnline(world);

  const table = world.rows().map(textOf).sort();
  for (const { tabs, storage } of world.devices) {
    for (const tab of tabs) expect(listedIn(tab)).toEqual(table);
    expect(queueOf(storage)).toEqual([]);
  }
  for (const tap of kept.values()) expect(world.appliedTapIds).toContain(tap.id);
  for (const key of keys.map(textOf)) {
    const taps = [...kept].filter(([place]) => place.endsWith(key)).map(([, tap]) => tap);
    // Where only one device has touched a title, its last word is the table's.
    if (taps.length === 1) expect(table.includes(key)).toBe(taps[0]?.isFavorite);
  }
}

/** What a person has tapped stays as tapped on that device, sent or not. */
function expectUnsentTapsToShow({ devices }: ReturnType<typeof aFavoritesWorld>): void {
  for (const { storage, tabs } of devices) {
    if (tabs.some((tab) => Number.isFinite(tab.writesLeft))) continue;
    const listed = openFavoritesStorage(storage, 'ann')
      .readList()
      .map((entry) => textOf(keyOf(entry)));
    for (const tap of queueOf(storage)) expect(listed.includes(textOf(tap))).toBe(tap.isFavorite);
  }
}

async function comeOnline(world: ReturnType<typeof aFavoritesWorld>): Promise<void> {
  for (const device of world.devices) device.isOnline = true;
  // Two rounds: the last to send changes what the first has read.
  for (const _round of [1, 2]) {
    for (const { tabs } of world.devices) {
      for (const tab of tabs) {
        tab.writesLeft = Number.POSITIVE_INFINITY;
        tab.signals?.onWake();
      }
    }
    await world.settle();
    while (world.pendingRequests() > 0) {
      world.deliver(0, 'arrives');
      await world.settle();
    }
    for (const { tabs } of world.devices) for (const tab of tabs) tab.signals?.onOtherTab();
  }
}

function queueOf(storage: Storage): Tap[] {
  return v.parse(
    v.array(tapSchema),
    JSON.parse(storage.getItem('marquee.favorites.queue.ann') ?? '[]'),
  );
}
