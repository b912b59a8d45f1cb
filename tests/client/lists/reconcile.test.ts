import { expect, test } from 'vitest';
import { reconcile } from '#client/features/lists/reconcile.ts';
import type { Tap } from '#client/features/lists/tap.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

const movie = (movie_id: number) => ({ type: 'movie' as const, movie_id });
const tvShow = (movie_id: number) => ({ type: 'tv' as const, movie_id });
const tapOn = (key: RowKey, isListed: boolean): Tap => ({ ...key, isListed, id: 'x' });

test('without unsent taps the favorites are what the table has, in its order', () => {
  expect(reconcile([movie(3), movie(1)], [])).toEqual([movie(3), movie(1)]);
});

test('an unsent removal already counts', () => {
  expect(reconcile([movie(1), movie(2)], [tapOn(movie(1), false)])).toEqual([movie(2)]);
});

test('an unsent addition already counts and comes last', () => {
  expect(reconcile([movie(1)], [tapOn(movie(2), true)])).toEqual([movie(1), movie(2)]);
});

test('an addition that the table has from another device stays in its position', () => {
  expect(reconcile([movie(2), movie(1)], [tapOn(movie(2), true)])).toEqual([movie(2), movie(1)]);
});

test('a movie and a TV show of one number are two favorites', () => {
  expect(reconcile([movie(5), tvShow(5)], [tapOn(tvShow(5), false)])).toEqual([movie(5)]);
});
