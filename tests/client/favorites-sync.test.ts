import { expect, onTestFinished, test } from 'vitest';
import { isSameKey } from '#client/features/favorites/favorite-entry.ts';
import {
  type FavoritesClient,
  FavoritesError,
} from '#client/features/favorites/favorites-client.ts';
import { openFavoritesStorage } from '#client/features/favorites/favorites-storage.ts';
import {
  createFavoritesSync,
  type FavoritesState,
} from '#client/features/favorites/favorites-sync.ts';
import type { Tap } from '#client/features/favorites/tap.ts';
import type { FavoriteKey } from '#contract/favorites.ts';
import { aMovie, aTvShow } from '#tests/support/a-movie.ts';
import { aStorage } from '#tests/support/a-storage.ts';

/** The table of one user, which can be out of reach or refuse. */
function aTable(rows: FavoriteKey[] = []) {
  const table: { rows: FavoriteKey[]; failure: FavoritesError | null; client: FavoritesClient } = {
    rows,
    failure: null,
    client: {
      async readAll() {
        if (table.failure) throw table.failure;
        return [...table.rows];
      },
      async save({ type, movie_id, isFavorite }: Tap) {
        if (table.failure) throw table.failure;
        const others = table.rows.filter((row) => !isSameKey(row, { type, movie_id }));
        table.rows = isFavorite ? [...others, { type, movie_id }] : others;
      },
    },
  };
  return table;
}

function startDevice(table: ReturnType<typeof aTable>, storage = aStorage()) {
  let wake = () => {};
  const favorites = createFavoritesSync({
    storage: openFavoritesStorage(storage, 'ann'),
    client: table.client,
    getTitle: async ({ movie_id }) =>
      movie_id === 404 ? null : aMovie({ id: movie_id, title: `Title ${movie_id}` }),
    runAlone: (task) => task(),
    listen(onWake) {
      wake = onWake;
      return () => {};
    },
  });
  onTestFinished(favorites.start());

  /** Resolves as soon as the state is as the test wants it. */
  function until(isReached: (state: FavoritesState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isReached(favorites.getState())) return;
        stop();
        resolve();
      };
      const stop = favorites.subscribe(check);
      check();
    });
  }
  return { favorites, storage, until, wake: () => wake() };
}

const isSaved = ({ unsaved }: FavoritesState) => unsaved === 0;
const unreachable = new FavoritesError('no answer', false);
const refused = new FavoritesError('no more room', true);

test('a tap shows at once and reaches the table', async () => {
  const table = aTable();
  const { favorites, until } = startDevice(table);
  favorites.toggle('movie', aMovie());
  expect(favorites.getState().entries).toEqual([aMovie()]);
  await until(isSaved);
  expect(table.rows).toEqual([{ type: 'movie', movie_id: 550 }]);
});

test('a second tap takes the favorite away again', async () => {
  const table = aTable();
  const { favorites, until } = startDevice(table);
  favorites.toggle('movie', aMovie());
  favorites.toggle('movie', aMovie());
  expect(favorites.getState().entries).toEqual([]);
  await until(isSaved);
  expect(table.rows).toEqual([]);
});

test('a tap made while the table is out of reach is sent when it is back', async () => {
  const table = aTable();
  table.failure = unreachable;
  const { favorites, until, wake } = startDevice(table);
  favorites.toggle('tv', aTvShow());
  expect(favorites.getState().unsaved).toBe(1);
  table.failure = null;
  wake();
  await until(isSaved);
  expect(table.rows).toEqual([{ type: 'tv', movie_id: 1396 }]);
});

test('a tap made out of reach survives a reload', async () => {
  const table = aTable();
  table.failure = unreachable;
  const before = startDevice(table);
  before.favorites.toggle('movie', aMovie());
  table.failure = null;
  const after = startDevice(table, before.storage);
  await after.until(isSaved);
  expect(table.rows).toEqual([{ type: 'movie', movie_id: 550 }]);
});

test('a tap that is refused for good is taken back and says why', async () => {
  const table = aTable();
  const { favorites, until } = startDevice(table);
  await until((state) => state.entries.length === 0);
  table.failure = refused;
  favorites.toggle('movie', aMovie());
  await until(({ refusal }) => refusal !== null);
  expect(favorites.getState()).toEqual({ entries: [], unsaved: 0, refusal: 'no more room' });
});

test('favorites of another device appear, completed from the catalogue', async () => {
  const table = aTable([{ type: 'movie', movie_id: 27205 }]);
  const { favorites, until } = startDevice(table);
  await until(({ entries }) => entries.some((entry) => !entry.is_placeholder));
  expect(favorites.getState().entries).toEqual([aMovie({ id: 27205, title: 'Title 27205' })]);
});

test('a favorite that the catalogue has no more stays listed and can be removed', async () => {
  const table = aTable([{ type: 'movie', movie_id: 404 }]);
  const { favorites, until } = startDevice(table);
  await until(({ entries }) => entries.length === 1);
  const [entry] = favorites.getState().entries;
  expect(entry).toMatchObject({ title: 'Movie 404', is_placeholder: true });
  favorites.toggle('movie', aMovie({ id: 404 }));
  await until(isSaved);
  expect(table.rows).toEqual([]);
});

test('a removal on another device takes the favorite off this one', async () => {
  const table = aTable([{ type: 'movie', movie_id: 550 }]);
  const storage = aStorage({
    favorites: JSON.stringify([aMovie()]),
    'marquee.favorites.owner': 'ann',
  });
  const { favorites, until, wake } = startDevice(table, storage);
  await until(({ entries }) => entries.length === 1);
  table.rows = [];
  wake();
  await until(({ entries }) => entries.length === 0);
  expect(favorites.getState().unsaved).toBe(0);
});

test('a list without an owner and the table become one', async () => {
  const table = aTable([{ type: 'movie', movie_id: 27205 }]);
  const storage = aStorage({ favorites: JSON.stringify([aMovie()]) });
  const { favorites, until } = startDevice(table, storage);
  await until((state) => isSaved(state) && state.entries.length === 2);
  expect(table.rows).toEqual([
    { type: 'movie', movie_id: 27205 },
    { type: 'movie', movie_id: 550 },
  ]);
  expect(favorites.getState().entries.map(({ id }) => id)).toEqual([27205, 550]);
});
