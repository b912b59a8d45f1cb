// Quiet browsing: what lists hide or dim because the visitor has seen, saved or refused it.
import { expect, test } from 'vitest';
import { quietTitles } from '#client/features/marks/quiet/quiet-titles.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

const movie = (movie_id: number): RowKey => ({ type: 'movie', movie_id });

/** A list of movies with these ids. */
function aListOf(...ids: number[]) {
  return {
    isListed: ({ type, movie_id }: RowKey) => type === 'movie' && ids.includes(movie_id),
  };
}

test.each([
  ['show', { isHidden: false, isDimmed: false }],
  ['dim', { isHidden: false, isDimmed: true }],
  ['hide', { isHidden: true, isDimmed: true }],
] as const)('"%s" does so with a title of any list', (mode, expected) => {
  const lists = [aListOf(), aListOf(), aListOf(7)];
  const { isHidden, isDimmed } = quietTitles(mode, lists, lists);
  expect({ isHidden: isHidden(movie(7)), isDimmed: isDimmed(movie(7)) }).toEqual(expected);
});

test('a title of no list is as ever', () => {
  const lists = [aListOf(7)];
  const { isHidden, isDimmed, isUnwanted } = quietTitles('hide', lists, lists);
  expect([isHidden, isDimmed, isUnwanted].map((is) => is(movie(8)))).toEqual([false, false, false]);
});

test('a movie and a TV show of one number are two titles', () => {
  const lists = [aListOf(7)];
  expect(quietTitles('hide', lists, lists).isHidden({ type: 'tv', movie_id: 7 })).toBe(false);
});

test('a title that is marked on the page stays, dimmed, and is not suggested', () => {
  const { isHidden, isDimmed, isUnwanted } = quietTitles('hide', [aListOf()], [aListOf(7)]);
  expect([isHidden, isDimmed, isUnwanted].map((is) => is(movie(7)))).toEqual([false, true, true]);
});
