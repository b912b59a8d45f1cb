import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetList, openListStorage } from '#client/features/lists/list-storage.ts';
import { type GuardedStorage, guardStorage } from '#client/lib/guarded-storage.ts';
import type { ListChange, RowKey } from '#contract/tables/title-list.ts';
import { favorites } from '#contract/tables/title-lists.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';
import { anUnguardedStorage, aStorage } from '#tests/support/data/a-storage.ts';

const listOf = (storage: GuardedStorage) => JSON.parse(storage.getItem('favorites') ?? 'null');

const add = (key: RowKey) => ({ ...key, isListed: true });
const remove = (key: RowKey) => ({ ...key, isListed: false });
/** A tap in its stored form. */
const stored = ({ isListed, ...rest }: ListChange) =>
  JSON.stringify({ ...rest, isFavorite: isListed });
const movie = (movie_id: number) => ({ type: 'movie' as const, movie_id });

test('the list is whole movie objects under the key favorites', () => {
  const storage = aStorage();
  openListStorage(storage, favorites, 'ann').writeList([aMovie()]);
  expect(listOf(storage)).toEqual([aMovie()]);
});

test('a list without an owner goes to the user, with a tap for each of its titles', () => {
  const storage = aStorage({ favorites: JSON.stringify([aMovie(), { ...aTvShow(), type: 'tv' }]) });
  const list = openListStorage(storage, favorites, 'ann');
  expect(list.readList()).toHaveLength(2);
  expect(list.readQueue()).toMatchObject([
    { type: 'movie', movie_id: 550, isListed: true },
    { type: 'tv', movie_id: 1396, isListed: true },
  ]);
});

test('the next user does not see the previous user’s list, and the previous user finds it again', () => {
  const storage = aStorage();
  openListStorage(storage, favorites, 'ann').writeList([aMovie()]);
  expect(openListStorage(storage, favorites, 'bob').readList()).toEqual([]);
  expect(listOf(storage)).toEqual([]);
  expect(openListStorage(storage, favorites, 'ann').readList()).toEqual([aMovie()]);
});

test('unsent taps stay with the user who made them', () => {
  const storage = aStorage();
  openListStorage(storage, favorites, 'ann').queue([add({ type: 'movie', movie_id: 1 })]);
  expect(openListStorage(storage, favorites, 'bob').readQueue()).toEqual([]);
  expect(openListStorage(storage, favorites, 'ann').readQueue()).toHaveLength(1);
});

test('a tab that still shows the previous user does not overwrite the next user’s list', () => {
  const storage = aStorage();
  const annsTab = openListStorage(storage, favorites, 'ann');
  openListStorage(storage, favorites, 'bob').writeList([aTvShow()]);
  annsTab.writeList([aMovie()]);
  expect(listOf(storage)).toEqual([aTvShow()]);
});

test('a later tap on a title replaces an unsent one', () => {
  const list = openListStorage(aStorage(), favorites, 'ann');
  const key = { type: 'movie', movie_id: 5 } as const;
  list.queue([add(key)]);
  list.queue([add({ type: 'tv', movie_id: 5 })]);
  list.queue([remove(key)]);
  expect(list.readQueue()).toMatchObject([
    { type: 'tv', movie_id: 5, isListed: true },
    { type: 'movie', movie_id: 5, isListed: false },
  ]);
});

test('settling a tap does not settle a later one on the same title', () => {
  const list = openListStorage(aStorage(), favorites, 'ann');
  const key = { type: 'movie', movie_id: 5 } as const;
  list.queue([add(key)]);
  const sent = list.readQueue();
  list.queue([remove(key)]);
  list.settle(sent);
  expect(list.readQueue()).toMatchObject([{ isListed: false }]);
});

test.each([
  ['broken JSON', '[{"id":550,'],
  ['not a list', '{"id":550}'],
  ['a list of other things', '[null,"x",{"title":"no id"},{"id":"550"},{"id":-1}]'],
])('a corrupt local list (%s) is set aside, not lost and not shown', (_what, text) => {
  const storage = aStorage({ favorites: text });
  expect(openListStorage(storage, favorites, 'ann').readList()).toEqual([]);
  expect(storage.getItem('marquee.favorites.unreadable')).toBe(text);
});

test('the readable titles of a partly corrupt list stay', () => {
  const storage = aStorage({ favorites: JSON.stringify([null, aMovie(), { id: 'x' }]) });
  expect(openListStorage(storage, favorites, 'ann').readList()).toEqual([aMovie()]);
});

test('an unreadable tap does not affect the others', () => {
  const storage = aStorage({ 'marquee.favorites.queue.ann.1': '{"type":"song"}' });
  const list = openListStorage(storage, favorites, 'ann');
  list.queue([add(movie(5))]);
  expect(list.readQueue()).toMatchObject([{ movie_id: 5 }]);
});

test('a tap is written once, and stored taps are not written again', () => {
  const storage = aStorage();
  openListStorage(storage, favorites, 'ann').queue([add(movie(1))]);
  const before = storage.keys();
  openListStorage(storage, favorites, 'ann').queue([add(movie(2))]);
  const added = storage.keys().filter((key) => !before.includes(key));
  expect(added).toEqual([
    expect.stringMatching(/^marquee\.favorites\.queue\.ann\.\d{13}-\d{6}-\w+$/),
  ]);
});

test('taps of several tabs are in the order in which they were made, even when the clock goes back', () => {
  const storage = aStorage();
  const tabs = [
    openListStorage(storage, favorites, 'ann'),
    openListStorage(storage, favorites, 'ann'),
  ];
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: 2_000_000_000_000 });
  tabs[0]?.queue([add(movie(3)), add(movie(1))]);
  tabs[1]?.queue([add(movie(2))]);
  vi.setSystemTime(1_000_000_000_000);
  tabs[0]?.queue([remove(movie(3))]);
  expect(tabs[1]?.readQueue()).toMatchObject([add(movie(1)), add(movie(2)), remove(movie(3))]);
});

test('of two taps on a title in two tabs the later one counts, and settles both', () => {
  const storage = aStorage({
    'marquee.favorites.queue.ann.1795000000001-000000-b': stored(remove(movie(5))),
    'marquee.favorites.queue.ann.1795000000000-000000-a': stored(add(movie(5))),
  });
  const list = openListStorage(storage, favorites, 'ann');
  expect(list.readQueue()).toMatchObject([remove(movie(5))]);
  list.settle(list.readQueue());
  expect(list.readQueue()).toEqual([]);
});

const formerQueue = [
  { ...add(movie(1)), id: '1795000000000-k3j4-1' },
  { ...remove({ type: 'tv', movie_id: 1 }), id: '1795000000007-k3j4-2' },
];

test('the queue of a former version is migrated in order, and its key is removed', () => {
  const storage = aStorage({ 'marquee.favorites.queue.ann': `[${formerQueue.map(stored)}]` });
  const list = openListStorage(storage, favorites, 'ann');
  expect(list.readQueue()).toEqual(formerQueue);
  expect(storage.getItem('marquee.favorites.queue.ann')).toBeNull();
  list.queue([remove(movie(1))]);
  expect(list.readQueue()).toMatchObject([{ type: 'tv' }, remove(movie(1))]);
});

test('migrating a former queue again, after a crash, duplicates no tap', () => {
  const text = `[${formerQueue.map(stored)}]`;
  const storage = aStorage({ 'marquee.favorites.queue.ann': text });
  openListStorage(storage, favorites, 'ann');
  storage.setItem('marquee.favorites.queue.ann', text);
  expect(openListStorage(storage, favorites, 'ann').readQueue()).toEqual(formerQueue);
});

test('a former queue is migrated even when the storage has no room for a copy', () => {
  const text = `[${formerQueue.map(stored)}]`;
  const browser = anUnguardedStorage({ 'marquee.favorites.queue.ann': text }, text.length + 150);
  const list = openListStorage(
    guardStorage(() => browser),
    favorites,
    'ann',
  );
  expect(list.readQueue()).toEqual(formerQueue);
});

test('a corrupt queue of a former version counts as empty', () => {
  const storage = aStorage({ 'marquee.favorites.queue.ann': '[{"type":"song"}]' });
  expect(openListStorage(storage, favorites, 'ann').readQueue()).toEqual([]);
});

test("a user's favorites can be forgotten, and nobody else's with them", () => {
  const storage = aStorage();
  openListStorage(storage, favorites, 'bob').writeList([aMovie({ id: 27205 })]);
  const list = openListStorage(storage, favorites, 'ann');
  list.writeList([aMovie()]);
  list.queue([add({ type: 'movie', movie_id: 550 })]);

  forgetList(storage, favorites, 'ann');
  expect(openListStorage(storage, favorites, 'ann').readList()).toEqual([]);
  expect(openListStorage(storage, favorites, 'ann').readQueue()).toEqual([]);
  expect(openListStorage(storage, favorites, 'bob').readList()).toEqual([aMovie({ id: 27205 })]);
});

test('favorites that were set aside can be forgotten, and the current list stays', () => {
  const storage = aStorage();
  openListStorage(storage, favorites, 'ann').writeList([aMovie()]);
  openListStorage(storage, favorites, 'bob').writeList([aMovie({ id: 27205 })]);

  forgetList(storage, favorites, 'ann');
  expect(listOf(storage)).toEqual([aMovie({ id: 27205 })]);
  expect(openListStorage(storage, favorites, 'ann').readList()).toEqual([]);
});

test('a page that is still open does not restore forgotten favorites', () => {
  const storage = aStorage();
  const list = openListStorage(storage, favorites, 'ann');
  list.writeList([aMovie()]);
  forgetList(storage, favorites, 'ann');
  list.writeList([aMovie()]);
  expect(listOf(storage)).toBeNull();
});

test('a list whose write is put off counts already, and is stored before its tap is forgotten', () => {
  const storage = aStorage();
  const list = openListStorage(storage, favorites, 'ann', false, () => {});
  list.queue([add(movie(550))]);
  list.writeList([aMovie()]);
  expect(list.readList()).toEqual([aMovie()]);
  expect(listOf(storage)).toBeNull();
  list.settle(list.readQueue());
  expect(listOf(storage)).toEqual([aMovie()]);
});
