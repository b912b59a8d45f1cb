import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mergeFacts, titleFactsOptions } from '#client/features/titles/title-facts-queries.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import type { RowKey } from '#contract/tables/title-list.ts';
import { mostTitlesAtOnce } from '#contract/title-keys.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';

const facts = { runtime: 90, people: [], providers: null, imdb_id: null, next_air_date: null };

function keysOf(...ids: number[]): RowKey[] {
  return ids.map((movie_id) => ({ type: 'movie', movie_id }));
}

/** A catalogue without title 404, which gives only so many titles at once. */
function aCatalogue(mostAtOnce = mostTitlesAtOnce) {
  const asked: string[][] = [];
  return {
    asked,
    asksTmdb: false,
    async ask<Answer>({ query, read }: CatalogueRequest<Answer>) {
      const keys = query?.ids?.split(',') ?? [];
      asked.push(keys);
      const ids = keys.slice(0, mostAtOnce).map((key) => Number(key.slice('movie-'.length)));
      const results = ids
        .filter((id) => id !== 404)
        .map((id) => ({ media_type: 'movie', title: aMovie({ id }), facts }));
      return read({ results, later: keys.slice(mostAtOnce) });
    },
  };
}

/** Asks for the facts of these titles until all are known. */
async function askForAll(catalogue: ReturnType<typeof aCatalogue>, keys: RowKey[]) {
  const options = titleFactsOptions(catalogue, keys, '');
  return (await new QueryClient().fetchInfiniteQuery({ ...options, pages: 99 })).pages;
}

test('a long list is asked for in groups, and each title once', async () => {
  const catalogue = aCatalogue();
  const ids = Array.from({ length: 2 * mostTitlesAtOnce + 1 }, (_, place) => place + 1);
  const known = mergeFacts(await askForAll(catalogue, keysOf(...ids)));
  expect([...known.keys()]).toEqual(ids.map((id) => `movie-${id}`));
  expect(catalogue.asked.map(({ length }) => length)).toEqual([
    mostTitlesAtOnce,
    mostTitlesAtOnce,
    1,
  ]);
});

test('what is left for later is asked for again', async () => {
  const catalogue = aCatalogue(2);
  const known = mergeFacts(await askForAll(catalogue, keysOf(1, 2, 3)));
  expect(known.get('movie-3')).toEqual(facts);
  expect(catalogue.asked).toEqual([['movie-1', 'movie-2', 'movie-3'], ['movie-3']]);
});

test('a title that does not exist is known to have no facts', async () => {
  const known = mergeFacts(await askForAll(aCatalogue(), keysOf(404)));
  expect(known.get('movie-404')).toBeNull();
});

test('of a list that has grown only the new title is asked for', async () => {
  const catalogue = aCatalogue();
  const pages = await askForAll(catalogue, keysOf(1, 2));
  const { getNextPageParam } = titleFactsOptions(catalogue, keysOf(3, 1, 2), '');
  expect(getNextPageParam({}, pages, [], [])).toEqual(keysOf(3));
});
