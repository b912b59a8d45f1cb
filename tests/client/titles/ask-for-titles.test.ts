import { expect, test } from 'vitest';
import { askForTitles } from '#client/lib/catalogue/ask-for-titles.ts';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import type { CatalogueRequest } from '#client/lib/catalogue/catalogue-request.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

const { signal } = new AbortController();
const keys: RowKey[] = [
  { type: 'movie', movie_id: 7 },
  { type: 'tv', movie_id: 8 },
];
const facts = { runtime: 90, people: [], providers: [8], imdb_id: 'tt7', next_air_date: null };
const noFacts = { runtime: null, people: [], providers: null, imdb_id: null, next_air_date: null };

/** A catalogue with these answers by path; a number is the status of a failure. */
function aCatalogue(answers: Record<string, object | number>, asksTmdb = false) {
  const asked: { path: string; query?: Record<string, string> }[] = [];
  return {
    asked,
    asksTmdb,
    async ask<Answer>({ path, query, read }: CatalogueRequest<Answer>) {
      asked.push({ path, ...(query && { query }) });
      const answer = answers[path] ?? 404;
      if (typeof answer === 'number') throw new CatalogueError(answer);
      return read(answer);
    },
  };
}

test('the gateway is asked once for all titles, and for the services of the country', async () => {
  const title = { id: 7, title: 'Seven', poster_path: null };
  const catalogue = aCatalogue({
    titles: { results: [{ media_type: 'movie', title, facts }], later: ['tv-8'] },
  });
  expect(await askForTitles(catalogue, keys, signal, 'DE')).toMatchObject({
    results: [{ media_type: 'movie', title: { id: 7, title: 'Seven', genre_ids: [] }, facts }],
    later: ['tv-8'],
  });
  const query = { ids: 'movie-7,tv-8', watch_region: 'DE' };
  expect(catalogue.asked).toEqual([{ path: 'titles', query }]);
});

test('without a country no services are asked for', async () => {
  const catalogue = aCatalogue({ titles: { results: [], later: [] } });
  await askForTitles(catalogue, keys, signal);
  expect(catalogue.asked).toEqual([{ path: 'titles', query: { ids: 'movie-7,tv-8' } }]);
});

test('a title without a name is named by its number', async () => {
  const title = { id: 7, title: '' };
  const catalogue = aCatalogue({ titles: { results: [{ media_type: 'movie', title, facts }] } });
  const { results } = await askForTitles(catalogue, keys, signal);
  expect(results).toMatchObject([{ title: { title: 'Movie 7' } }]);
});

test('an older gateway is asked for the details one by one', async () => {
  const catalogue = aCatalogue({ 'movie/7': { id: 7, title: 'Seven', genres: [{ id: 18 }] } });
  expect(await askForTitles(catalogue, keys, signal)).toMatchObject({
    results: [{ media_type: 'movie', title: { id: 7, genre_ids: [18] }, facts: noFacts }],
    later: [],
  });
  expect(catalogue.asked.slice(1)).toEqual([
    { path: 'movie/7', query: {} },
    { path: 'tv/8', query: {} },
  ]);
});

test('TMDB itself is asked one by one for the facts as well', async () => {
  const details = {
    id: 8,
    name: 'Eight',
    episode_run_time: [45],
    created_by: [{ id: 3, name: 'Three' }],
    credits: { cast: [{ id: 4, name: 'Four' }], crew: [] },
    'watch/providers': { results: { DE: { flatrate: [{ provider_id: 9 }] } } },
  };
  const catalogue = aCatalogue({ 'tv/8': details }, true);
  const { results } = await askForTitles(catalogue, keys, signal, 'DE');
  const people = [3, 4].map((id) => ({ id, name: id === 3 ? 'Three' : 'Four' }));
  expect(results).toMatchObject([{ facts: { runtime: 45, people, providers: [9] } }]);
  expect(catalogue.asked[0]).toEqual({
    path: 'movie/7',
    query: { append_to_response: 'credits,watch/providers' },
  });
});

test('what TMDB itself does not give is left for later', async () => {
  const catalogue = aCatalogue({ 'movie/7': { id: 7, title: 'Seven' }, 'tv/8': 429 }, true);
  expect(await askForTitles(catalogue, keys, signal)).toMatchObject({
    results: [{ title: { id: 7 } }],
    later: ['tv-8'],
  });
});

test.each([
  ['TMDB itself', true, { 'movie/7': 503, 'tv/8': 503 }],
  ['the gateway', false, { titles: { results: [], later: ['movie-7', 'tv-8'] } }],
])('it fails when %s leaves everything for later', async (_who, asksTmdb, answers) => {
  const catalogue = aCatalogue(answers, asksTmdb);
  await expect(askForTitles(catalogue, keys, signal)).rejects.toMatchObject({ status: 503 });
});

test('a title for adults only counts as not found', async () => {
  const catalogue = aCatalogue({ 'movie/7': { id: 7, title: 'Seven', adult: true } }, true);
  expect(await askForTitles(catalogue, keys, signal)).toEqual({ results: [], later: [] });
});

test('a gateway that fails is not asked one by one', async () => {
  const catalogue = aCatalogue({ titles: 503 });
  await expect(askForTitles(catalogue, keys, signal)).rejects.toMatchObject({ status: 503 });
  expect(catalogue.asked).toHaveLength(1);
});
