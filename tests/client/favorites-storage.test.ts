import { expect, onTestFinished, test, vi } from 'vitest';
import {
  forgetFavorites,
  openFavoritesStorage,
} from '#client/features/favorites/sync/favorites-storage.ts';
import { type GuardedStorage, guardStorage } from '#client/lib/guarded-storage.ts';
import type { FavoriteKey } from '#contract/tables/favorites.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';
import { anUnguardedStorage, aStorage } from '#tests/support/data/a-storage.ts';

const listOf = (storage: GuardedStorage) => JSON.parse(storage.getItem('favorites') ?? 'null');

const add = (key: FavoriteKey) => ({ ...key, isFavorite: true });
const remove = (key: FavoriteKey) => ({ ...key, isFavorite: false });
const movie = (movie_id: number) => ({ type: 'movie' as const, movie_id });

test('the list is whole movie objects under the key favorites', () => {
  const storage = aStorage();
  openFavoritesStorage(storage, 'ann').writeList([aMovie()]);
  expect(listOf(storage)).toEqual([aMovie()]);
});

test('a list without an owner is taken over, with a tap for each of its titles', () => {
  const storage = aStorage({ favorites: JSON.stringify([aMovie(), { ...aTvShow(), type: 'tv' }]) });
  const favorites = openFavoritesStorage(storage, 'ann');
  expect(favorites.readList()).toHaveLength(2);
  expect(favorites.readQueue()).toMatchObject([
    { type: 'movie', movie_id: 550, isFavorite: true },
    { type: 'tv', movie_id: 1396, isFavorite: true },
  ]);
});

test('the next user does not see the list of the one before, who finds it again', () => {
  const storage = aStorage();
  openFavoritesStorage(storage, 'ann').writeList([aMovie()]);
  expect(openFavoritesStorage(storage, 'bob').readList()).toEqual([]);
  expect(listOf(storage)).toEqual([]);
  expect(openFavoritesStorage(storage, 'ann').readList()).toEqual([aMovie()]);
});

test('unsent taps stay with the user who made them', () => {
  const storage = aStorage();
  openFavoritesStorage(storage, 'ann').queue([add({ type: 'movie', movie_id: 1 })]);
  expect(openFavoritesStorage(storage, 'bob').readQueue()).toEqual([]);
  expect(openFavoritesStorage(storage, 'ann').readQueue()).toHaveLength(1);
});

test('a tab that still shows the user before does not write over the next', () => {
  const storage = aStorage();
  const annsTab = openFavoritesStorage(storage, 'ann');
  openFavoritesStorage(storage, 'bob').writeList([aTvShow()]);
  annsTab.writeList([aMovie()]);
  expect(listOf(storage)).toEqual([aTvShow()]);
});

test('a later tap on a title takes the place of an unsent one', () => {
  const favorites = openFavoritesStorage(aStorage(), 'ann');
  const key = { type: 'movie', movie_id: 5 } as const;
  favorites.queue([add(key)]);
  favorites.queue([add({ type: 'tv', movie_id: 5 })]);
  favorites.queue([remove(key)]);
  expect(favorites.readQueue()).toMatchObject([
    { type: 'tv', movie_id: 5, isFavorite: true },
    { type: 'movie', movie_id: 5, isFavorite: false },
  ]);
});

test('settling a tap leaves a later one on the same title alone', () => {
  const favorites = openFavoritesStorage(aStorage(), 'ann');
  const key = { type: 'movie', movie_id: 5 } as const;
  favorites.queue([add(key)]);
  const sent = favorites.readQueue();
  favorites.queue([remove(key)]);
  favorites.settle(sent);
  expect(favorites.readQueue()).toMatchObject([{ isFavorite: false }]);
});

test.each([
  ['broken JSON', '[{"id":550,'],
  ['not a list', '{"id":550}'],
  ['a list of other things', '[null,"x",{"title":"no id"},{"id":"550"},{"id":-1}]'],
])('a corrupt local list (%s) is set aside, not lost and not shown', (_what, text) => {
  const storage = aStorage({ favorites: text });
  expect(openFavoritesStorage(storage, 'ann').readList()).toEqual([]);
  expect(storage.getItem('marquee.favorites.unreadable')).toBe(text);
});

test('the readable titles of a half corrupt list stay', () => {
  const storage = aStorage({ favorites: JSON.stringify([null, aMovie(), { id: 'x' }]) });
  expect(openFavoritesStorage(storage, 'ann').readList()).toEqual([aMovie()]);
});

test('a tap that cannot be read costs no other', () => {
  const storage = aStorage({ 'marquee.favorites.queue.ann.1': '{"type":"song"}' });
  const favorites = openFavoritesStorage(storage, 'ann');
  favorites.queue([add(movie(5))]);
  expect(favorites.readQueue()).toMatchObject([{ movie_id: 5 }]);
});

test('a tap is written once, and nothing that is there is written again', () => {
  const storage = aStorage();
  openFavoritesStorage(storage, 'ann').queue([add(movie(1))]);
  const before = storage.keys();
  openFavoritesStorage(storage, 'ann').queue([add(movie(2))]);
  const added = storage.keys().filter((key) => !before.includes(key));
  expect(added).toEqual([
    expect.stringMatching(/^marquee\.favorites\.queue\.ann\.\d{13}-\d{6}-\w+$/),
  ]);
});

test('taps of several tabs are in the order in which they were made, whatever the clock says', () => {
  const storage = aStorage();
  const tabs = [openFavoritesStorage(storage, 'ann'), openFavoritesStorage(storage, 'ann')];
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: 2_000_000_000_000 });
  tabs[0]?.queue([add(movie(3)), add(movie(1))]);
  tabs[1]?.queue([add(movie(2))]);
  vi.setSystemTime(1_000_000_000_000);
  tabs[0]?.queue([remove(movie(3))]);
  expect(tabs[1]?.readQueue()).toMatchObject([add(movie(1)), add(movie(2)), remove(movie(3))]);
});

test('of two taps on a title that did not know of each other the later one counts, and settles both', () => {
  const storage = aStorage({
    'marquee.favorites.queue.ann.1795000000001-000000-b': JSON.stringify(remove(movie(5))),
    'marquee.favorites.queue.ann.1795000000000-000000-a': JSON.stringify(add(movie(5))),
  });
  const favorites = openFavoritesStorage(storage, 'ann');
  expect(favorites.readQueue()).toMatchObject([remove(movie(5))]);
  favorites.settle(favorites.readQueue());
  expect(favorites.readQueue()).toEqual([]);
});

const formerQueue = [
  { ...add(movie(1)), id: '1795000000000-k3j4-1' },
  { ...remove({ type: 'tv', movie_id: 1 }), id: '1795000000007-k3j4-2' },
];

test('the queue of a former version is taken over in its order, and its key goes', () => {
  const storage = aStorage({ 'marquee.favorites.queue.ann': JSON.stringify(formerQueue) });
  const favorites = openFavoritesStorage(storage, 'ann');
  expect(favorites.readQueue()).toEqual(formerQueue);
  expect(storage.getItem('marquee.favorites.queue.ann')).toBeNull();
  favorites.queue([remove(movie(1))]);
  expect(favorites.readQueue()).toMatchObject([{ type: 'tv' }, remove(movie(1))]);
});

test('taking a former queue over again, after a crash, makes no tap twice', () => {
  const text = JSON.stringify(formerQueue);
  const storage = aStorage({ 'marquee.favorites.queue.ann': text });
  openFavoritesStorage(storage, 'ann');
  storage.setItem('marquee.favorites.queue.ann', text);
  expect(openFavoritesStorage(storage, 'ann').readQueue()).toEqual(formerQueue);
});

test('a former queue is taken over where the storage has room for no more than it', () => {
  const text = JSON.stringify(formerQueue);
  const browser = anUnguardedStorage({ 'marquee.favorites.queue.ann': text }, text.length + 150);
  const favorites = openFavoritesStorage(
    guardStorage(() => browser),
    'ann',
  );
  expect(favorites.readQueue()).toEqual(formerQueue);
});

test('a corrupt queue of a former version counts as empty', () => {
  const storage = aStorage({ 'marquee.favorites.queue.ann': '[{"type":"song"}]' });
  expect(openFavoritesStorage(storage, 'ann').readQueue()).toEqual([]);
});

test("a user's favorites can be forgotten, and nobody else's with them", () => {
  const storage = aStorage();
  openFavoritesStorage(storage, 'bob').writeList([aMovie({ id: 27205 })]);
  const favorites = openFavoritesStorage(storage, 'ann');
  favorites.writeList([aMovie()]);
  favorites.queue([add({ type: 'movie', movie_id: 550 })]);

  forgetFavorites(storage, 'ann');
  expect(openFavoritesStorage(storage, 'ann').readList()).toEqual([]);
  expect(openFavoritesStorage(storage, 'ann').readQueue()).toEqual([]);
  expect(openFavoritesStorage(storage, 'bob').readList()).toEqual([aMovie({ id: 27205 })]);
});

test('favorites that were put aside can be forgotten, and the current list stays', () => {
  const storage = aStorage();
  openFavoritesStorage(storage, 'ann').writeList([aMovie()]);
  openFavoritesStorage(storage, 'bob').writeList([aMovie({ id: 27205 })]);

  forgetFavorites(storage, 'ann');
  expect(listOf(storage)).toEqual([aMovie({ id: 27205 })]);
  expect(openFavoritesStorage(storage, 'ann').readList()).toEqual([]);
});

test('a page that is still open does not bring forgotten favorites back', () => {
  const storage = aStorage();
  const favorites = openFavoritesStorage(storage, 'ann');
  favorites.writeList([aMovie()]);
  forgetFavorites(storage, 'ann');
  favorites.writeList([aMovie()]);
  expect(listOf(storage)).toBeNull();
});
