import { expect, test } from 'vitest';
import {
  forgetFavorites,
  openFavoritesStorage,
} from '#client/features/favorites/favorites-storage.ts';
import { createTap } from '#client/features/favorites/tap.ts';
import { aMovie, aTvShow } from '#tests/support/a-movie.ts';
import { aStorage } from '#tests/support/a-storage.ts';

const listOf = (storage: Storage) => JSON.parse(storage.getItem('favorites') ?? 'null');

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
  openFavoritesStorage(storage, 'ann').queue([createTap({ type: 'movie', movie_id: 1 }, true)]);
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
  favorites.queue([createTap(key, true)]);
  favorites.queue([createTap({ type: 'tv', movie_id: 5 }, true)]);
  favorites.queue([createTap(key, false)]);
  expect(favorites.readQueue()).toMatchObject([
    { type: 'tv', movie_id: 5, isFavorite: true },
    { type: 'movie', movie_id: 5, isFavorite: false },
  ]);
});

test('settling a tap leaves a later one on the same title alone', () => {
  const favorites = openFavoritesStorage(aStorage(), 'ann');
  const first = createTap({ type: 'movie', movie_id: 5 }, true);
  favorites.queue([first]);
  favorites.queue([createTap(first, false)]);
  favorites.settle([first]);
  expect(favorites.readQueue()).toMatchObject([{ isFavorite: false }]);
});

const corruptLists = {
  'broken JSON': '[{"id":550,',
  'not a list': '{"id":550}',
  'a list of other things': '[null,"x",{"title":"no id"},{"id":"550"},{"id":-1}]',
};

for (const [what, text] of Object.entries(corruptLists)) {
  test(`a corrupt local list (${what}) is set aside, not lost and not shown`, () => {
    const storage = aStorage({ favorites: text });
    expect(openFavoritesStorage(storage, 'ann').readList()).toEqual([]);
    expect(storage.getItem('marquee.favorites.unreadable')).toBe(text);
  });
}

test('the readable titles of a half corrupt list stay', () => {
  const storage = aStorage({ favorites: JSON.stringify([null, aMovie(), { id: 'x' }]) });
  expect(openFavoritesStorage(storage, 'ann').readList()).toEqual([aMovie()]);
});

test('a corrupt queue counts as empty', () => {
  const storage = aStorage({ 'marquee.favorites.queue.ann': '[{"type":"song"}]' });
  expect(openFavoritesStorage(storage, 'ann').readQueue()).toEqual([]);
});

test("a user's favorites can be forgotten, and nobody else's with them", () => {
  const storage = aStorage();
  openFavoritesStorage(storage, 'bob').writeList([aMovie({ id: 27205 })]);
  const favorites = openFavoritesStorage(storage, 'ann');
  favorites.writeList([aMovie()]);
  favorites.queue([createTap({ type: 'movie', movie_id: 550 }, true)]);

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
