import { expect, onTestFinished, test, vi } from 'vitest';
import { type ListClient, ListError } from '#client/features/lists/list-client.ts';
import { detailsOf, isSameKey, withName } from '#client/features/lists/list-entry.ts';
import { openListStorage } from '#client/features/lists/list-storage.ts';
import { createListSync, type ListState, type Signals } from '#client/features/lists/list-sync.ts';
import type { GetTitles } from '#client/features/lists/placeholder-completion.ts';
import type { Tap } from '#client/features/lists/tap.ts';
import { messages as en } from '#client/messages/en/en.ts';
import { nameOf } from '#contract/catalogue.ts';
import type { ListRow, TitleList } from '#contract/tables/title-list.ts';
import { favorites, seen } from '#contract/tables/title-lists.ts';
import { textOfKey } from '#contract/title-keys.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';
import { aStorage } from '#tests/support/data/a-storage.ts';

/** The table of one user, which can be out of reach or refuse some or all requests. */
function aTable(initialRows: ListRow[] = []) {
  const table = {
    rows: initialRows,
    requests: 0,
    failureOf: (_tap?: Tap): ListError | null => null,
  };
  const client: ListClient = {
    async readAll() {
      const failure = table.failureOf();
      if (failure) throw failure;
      return [...table.rows];
    },
    async save(taps) {
      table.requests += 1;
      for (const tap of taps) {
        const failure = table.failureOf(tap);
        if (failure) throw failure;
      }
      for (const { id: _, isListed, ...row } of taps) {
        const others = table.rows.filter((other) => !isSameKey(other, row));
        table.rows = isListed ? [...others, row] : others;
      }
    },
  };
  return Object.assign(table, { client });
}

/** Knows all titles but number 404. */
const getAllButOne: GetTitles = async (keys) => {
  const ids = keys.map(({ movie_id }) => movie_id).filter((id) => id !== 404);
  return { found: ids.map((id) => aMovie({ id, title: `Title ${id}` })), later: [] };
};

function startDevice(
  table: ReturnType<typeof aTable>,
  storage = aStorage(),
  getTitles = getAllButOne,
  definition: TitleList = favorites,
) {
  const signals: Signals[] = [];
  const retries: { task: () => void; milliseconds: number }[] = [];
  const list = createListSync({
    storage: openListStorage(storage, definition, 'ann'),
    client: table.client,
    getTitles,
    runAlone: (task) => task(),
    listen(listener) {
      signals.push(listener);
      return () => {};
    },
    // No time passes in these tests. A retry starts by a wake signal, or the test runs it.
    runLater(task, milliseconds) {
      retries.push({ task, milliseconds });
      return () => {};
    },
  });
  onTestFinished(list.start());

  /** Resolves as soon as the state meets the condition. */
  function until(isReached: (state: ListState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isReached(list.getState())) return;
        stop();
        resolve();
      };
      const stop = list.subscribe(check);
      check();
    });
  }
  return { list, storage, until, signals: signals[0] as Signals, retries };
}

const isSaved = ({ unsaved }: ListState) => unsaved === 0;
const unreachable = new ListError('no answer', false);
const refused = new ListError('no more room', true);

test('a tap shows at once and reaches the table', async () => {
  const table = aTable();
  const { list, until } = startDevice(table);
  list.toggle('movie', aMovie());
  expect(list.getState().entries).toEqual([aMovie()]);
  await until(isSaved);
  expect(table.rows).toEqual([{ type: 'movie', movie_id: 550 }]);
});

test('the list says when the table has been read', async () => {
  const table = aTable();
  table.failureOf = () => unreachable;
  const { list, until, signals } = startDevice(table);
  expect(list.getState().isRead).toBe(false);
  table.failureOf = () => null;
  signals.onWake();
  await until(({ isRead }) => isRead);
});

test('a second tap removes the favorite', async () => {
  const table = aTable();
  const { list, until } = startDevice(table);
  list.toggle('movie', aMovie());
  list.toggle('movie', aMovie());
  expect(list.getState().entries).toEqual([]);
  await until(isSaved);
  expect(table.rows).toEqual([]);
});

test('a tap made while the table is out of reach is sent when it is back', async () => {
  const table = aTable();
  table.failureOf = () => unreachable;
  const { list, until, signals } = startDevice(table);
  list.toggle('tv', aTvShow());
  expect(list.getState().unsaved).toBe(1);
  table.failureOf = () => null;
  signals.onWake();
  await until(isSaved);
  expect(table.rows).toEqual([{ type: 'tv', movie_id: 1396 }]);
});

test('a table with a Retry-After gets no request before its end, and every tap after it', async () => {
  const table = aTable();
  const { list, until, signals, retries } = startDevice(table);
  await until(isSaved);
  table.failureOf = (tap) => (tap ? new ListError('busy', false, 30_000) : null);
  list.toggle('movie', aMovie());
  await expect.poll(() => retries).toMatchObject([{ milliseconds: 30_000 }]);

  list.toggle('tv', aTvShow());
  signals.onWake();
  expect(table.requests).toBe(1);
  table.failureOf = () => null;
  retries[0]?.task();
  await until(isSaved);
  expect(table.rows).toHaveLength(2);
});

test('a tap made out of reach survives a reload', async () => {
  const table = aTable();
  table.failureOf = () => unreachable;
  const before = startDevice(table);
  before.list.toggle('movie', aMovie());
  table.failureOf = () => null;
  const after = startDevice(table, before.storage);
  await after.until(isSaved);
  expect(table.rows).toEqual([{ type: 'movie', movie_id: 550 }]);
});

test('a tap that is refused for good is undone, with the reason', async () => {
  const table = aTable();
  const { list, until } = startDevice(table);
  await until((state) => state.entries.length === 0);
  table.failureOf = (tap) => (tap ? refused : null);
  list.toggle('movie', aMovie());
  await until(({ refusal }) => refusal !== null);
  expect(list.getState()).toMatchObject({ entries: [], unsaved: 0, refusal: 'no more room' });
});

test('a title whose removal is refused for good is back with its details', async () => {
  const row = { type: 'movie', movie_id: 550, details: { seen_on: '2024-05-06' } } as const;
  const table = aTable([row]);
  const { list, until } = startDevice(table, aStorage(), getAllButOne, seen);
  await until(({ entries }) => entries.length === 1);
  table.failureOf = (tap) => (tap ? refused : null);
  list.removeAll([row]);
  await until(({ refusal }) => refusal !== null);
  const details = () => detailsOf(seen, list.getState().find(row) ?? aMovie());
  await expect.poll(details).toEqual({ seen_on: '2024-05-06' });
});

test('favorites of another device appear, completed from the catalogue', async () => {
  const table = aTable([{ type: 'movie', movie_id: 27205 }]);
  const { list, until } = startDevice(table);
  await until(({ entries }) => entries.some((entry) => !entry.is_placeholder));
  expect(list.getState().entries).toEqual([aMovie({ id: 27205, title: 'Title 27205' })]);
});

test('a title that the catalogue gives only later is asked for again', async () => {
  const table = aTable([
    { type: 'movie', movie_id: 7 },
    { type: 'movie', movie_id: 8 },
  ]);
  const asked: number[][] = [];
  const { list, until } = startDevice(table, aStorage(), async (keys) => {
    asked.push(keys.map(({ movie_id }) => movie_id));
    const [first, ...others] = keys;
    return { ...(await getAllButOne(first ? [first] : [])), later: others.map(textOfKey) };
  });
  await until(({ entries }) => entries.some((entry) => !entry.is_placeholder));
  await until(({ entries }) => entries.every((entry) => !entry.is_placeholder));
  expect(list.getState().entries.map(nameOf)).toEqual(['Title 7', 'Title 8']);
  expect(asked).toEqual([[7, 8], [8]]);
});

test('a favorite that is no longer in the catalogue stays listed and can be removed', async () => {
  const table = aTable([{ type: 'movie', movie_id: 404 }]);
  const { list, until } = startDevice(table);
  await until(({ entries }) => entries.length === 1);
  const [entry] = list.getState().entries.map((each) => withName(each, en.catalogue));
  expect(entry).toMatchObject({ title: 'Movie 404', is_placeholder: true });
  list.toggle('movie', aMovie({ id: 404 }));
  await until(isSaved);
  expect(table.rows).toEqual([]);
});

test('a removal on another device removes the favorite on this one', async () => {
  const table = aTable([{ type: 'movie', movie_id: 550 }]);
  const storage = aStorage({
    favorites: JSON.stringify([aMovie()]),
    'marquee.favorites.owner': 'ann',
  });
  const { list, until, signals } = startDevice(table, storage);
  await until(({ entries }) => entries.length === 1);
  table.rows = [];
  signals.onWake();
  await until(({ entries }) => entries.length === 0);
  expect(list.getState().unsaved).toBe(0);
});

test('a list without an owner and the table are merged', async () => {
  const table = aTable([{ type: 'movie', movie_id: 27205 }]);
  const storage = aStorage({ favorites: JSON.stringify([aMovie()]) });
  const { list, until } = startDevice(table, storage);
  await until((state) => isSaved(state) && state.entries.length === 2);
  expect(table.rows).toEqual([
    { type: 'movie', movie_id: 27205 },
    { type: 'movie', movie_id: 550 },
  ]);
  expect(list.getState().entries.map(({ id }) => id)).toEqual([27205, 550]);
});

test('many taps go out in few requests', async () => {
  const table = aTable();
  const { list, until } = startDevice(table);
  await until(isSaved);
  list.addAll(Array.from({ length: 300 }, (_, place) => aMovie({ id: place + 1 })));
  await until(isSaved);
  expect(table.rows).toHaveLength(300);
  expect(table.requests).toBe(2);
});

test('one refused tap does not affect the others', async () => {
  const table = aTable();
  table.failureOf = (tap) => (tap?.movie_id === 2 ? refused : null);
  const { list, until } = startDevice(table);
  list.addAll([aMovie({ id: 1 }), aMovie({ id: 2 }), aMovie({ id: 3 })]);
  await until(({ refusal, unsaved }) => refusal !== null && unsaved === 0);
  expect(table.rows.map(({ movie_id }) => movie_id)).toEqual([1, 3]);
  expect(list.getState().entries.map(({ id }) => id)).toEqual([1, 3]);
});

test('the refusal of a tap does not undo a later tap on the same title', async () => {
  const table = aTable();
  const { list, until } = startDevice(table);
  await until(isSaved);
  table.failureOf = (tap) => (tap?.isListed ? refused : null);
  list.toggle('movie', aMovie());
  list.toggle('movie', aMovie());
  await until(isSaved);
  expect(list.getState().entries).toEqual([]);
});

test('a tap shows after a crash between writing the queue and writing the list', () => {
  const tap = JSON.stringify({ type: 'movie', movie_id: 550, isFavorite: true });
  const storage = aStorage({
    'marquee.favorites.owner': 'ann',
    'marquee.favorites.queue.ann.1795000000000-000000-a': tap,
  });
  const { list } = startDevice(aTable(), storage);
  expect(list.getState().entries).toMatchObject([{ id: 550, is_placeholder: true }]);
});

test('a notification of this device’s own change sends no request', async () => {
  const table = aTable();
  const { list, until, signals } = startDevice(table);
  list.toggle('movie', aMovie());
  await until(isSaved);
  table.failureOf = () => {
    throw new Error('the table was asked');
  };
  signals.onChange({ type: 'movie', movie_id: 550, isListed: true });
  expect(list.getState()).toMatchObject({ entries: [{ id: 550 }], unsaved: 0 });
});

test('a notification of another device’s change brings that change', async () => {
  const table = aTable();
  const { until, signals } = startDevice(table);
  await until(isSaved);
  table.rows = [{ type: 'movie', movie_id: 27205 }];
  signals.onChange({ type: 'movie', movie_id: 27205, isListed: true });
  await until(({ entries }) => entries.some(({ id }) => id === 27205));
});

test('a removal that is heard of while the table is read is not undone by the answer', async () => {
  const table = aTable([{ type: 'movie', movie_id: 550 }]);
  const { until, signals } = startDevice(table);
  table.rows = [];
  signals.onChange({ type: 'movie', movie_id: 550, isListed: false });
  await until(({ isRead, entries }) => isRead && entries.length === 0);
});

test('a table that is to be read while taps are sent is read once, after them', async () => {
  const table = aTable();
  const { list, until, signals } = startDevice(table);
  await until(({ isRead }) => isRead);
  const readAll = vi.spyOn(table.client, 'readAll');
  list.toggle('movie', aMovie());
  signals.onWake();
  // Nothing here waits for more than promises.
  await new Promise(setImmediate);
  expect(table.rows).toHaveLength(1);
  expect(readAll).toHaveBeenCalledTimes(1);
});
