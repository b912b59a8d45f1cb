// The end of a list that loads page by page.
import { expect, test } from 'vitest';
import { listOptions } from '#client/features/catalogue/catalogue-queries.ts';
import type { MergedPages } from '#client/features/catalogue/merge-pages.ts';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';

const { getNextPageParam } = listOptions({} as CatalogueClient, 'movie', {});

/** The pages of a list up to `end`, with one movie of that number. */
function mergedUpTo(end: number, { totalPages = 900, id = end } = {}): MergedPages {
  return {
    page: end,
    end,
    total_pages: totalPages,
    total_results: totalPages,
    results: [aMovie({ id })],
  };
}

const nextAfter = (...merged: MergedPages[]) =>
  getNextPageParam(merged.at(-1) as MergedPages, merged, { start: 1, end: 1 }, []);

test('the next page is the one after the last', () => {
  expect(nextAfter(mergedUpTo(3), mergedUpTo(4))).toEqual({ start: 5, end: 5 });
});

test('the last page that the catalogue names has no next', () => {
  expect(nextAfter(mergedUpTo(4, { totalPages: 4 }))).toBeUndefined();
});

test('page 500 is the last, even when the catalogue names more', () => {
  expect(nextAfter(mergedUpTo(499))).toEqual({ start: 500, end: 500 });
  expect(nextAfter(mergedUpTo(499), mergedUpTo(500))).toBeUndefined();
});

test('a page that brings nothing new is the last', () => {
  expect(nextAfter(mergedUpTo(1), mergedUpTo(2, { id: 1 }))).toBeUndefined();
});
