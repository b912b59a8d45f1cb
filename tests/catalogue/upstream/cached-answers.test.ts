import { expect, test } from 'vitest';
import { deleteOldAnswers } from '#server/catalogue/cache/answers-store.ts';
import {
  anUpstreamCatalogue,
  days,
  minutes,
} from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { aFakePage } from '#tests/support/catalogue/fake-titles.ts';
import { content, silence, status } from '#tests/support/catalogue/fake-tmdb.ts';

const otherPage = aFakePage('movie', 2, 'en-US', () => true);

test('an answer is cached for as long as TMDB says, and then fetched again', async () => {
  const { tmdb, ask, clock } = await anUpstreamCatalogue();
  tmdb.maxAgeSeconds = 600;
  const page = await ask('movie/popular');
  clock.advance(9 * minutes);
  expect(await ask('movie/popular')).toEqual(page);
  expect(tmdb.requests).toHaveLength(1);
  clock.advance(2 * minutes);
  await ask('movie/popular');
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});

test.each([
  ['public, max-age=0', '0', 1],
  ['no-store', '0', 1],
  ['public, max-age=99999999', '0', 24 * 60],
  ['public, max-age=1200', '600', 10],
])('%s at the age of %s seconds is fresh for %i minutes', async (cacheControl, age, fresh) => {
  const { tmdb, ask, clock, ages } = await anUpstreamCatalogue();
  tmdb.next(content(otherPage, { 'cache-control': cacheControl, age }));
  await ask('movie/popular');
  clock.advance(fresh * minutes - 1000);
  await ask('movie/popular');
  expect(ages).toEqual([]);
  clock.advance(1000);
  await ask('movie/popular');
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});

test('each language, page and filter has its own cached answer', async () => {
  const { tmdb, ask, askAs } = await anUpstreamCatalogue();
  await ask('movie/popular');
  await ask('movie/popular?page=2');
  await ask('tv/popular');
  await askAs({ language: 'fr' })('movie/popular');
  await askAs({ language: 'en-US', region: 'US' })('movie/popular');
  expect(tmdb.requests).toHaveLength(5);
});

test('searches that differ only in case and blanks share a cached answer', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const search = (query: string) => ask(`search/movie?query=${encodeURIComponent(query)}`);
  const page = await search('Movie 7');
  expect(page.total_results).toBe(1);
  for (const query of ['movie 7', 'MOVIE  7', ' movie\t7 ']) {
    expect(await search(query)).toEqual(page);
  }
  expect(tmdb.requests.map(({ query }) => query.query)).toEqual(['movie 7']);
});

test('simultaneous calls for the same answer share one request', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const pages = await Promise.all(Array.from({ length: 30 }, () => ask('movie/popular')));
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  expect(tmdb.requests).toHaveLength(1);
});

test('a stale answer is given at once, with its age, while one request renews it', async () => {
  const { tmdb, ask, clock, ages, catalogue } = await anUpstreamCatalogue();
  const page = await ask('movie/popular');
  clock.advance(60 * minutes);
  // A call that waited for the new answer would hang.
  tmdb.always(silence);
  const again = await Promise.all([1, 2, 3].map(() => ask('movie/popular')));
  expect(again).toEqual([page, page, page]);
  expect(ages).toEqual([3600, 3600, 3600]);
  await expect.poll(() => tmdb.requests).toHaveLength(2);
  await catalogue.close();
  expect(tmdb.requests).toHaveLength(2);
});

test('an answer that is fresh for a month is given at once on the day after, too', async () => {
  const { tmdb, ask, clock, ages } = await anUpstreamCatalogue();
  const credits = await ask('movie/7/credits');
  clock.advance(30.5 * days);
  // A call that waited for the new answer would hang.
  tmdb.always(silence);
  expect(await ask('movie/7/credits')).toEqual(credits);
  expect(ages).toEqual([30.5 * 24 * 3600]);
});

test('the next call gets the renewed answer', async () => {
  const { tmdb, ask, clock, ages } = await anUpstreamCatalogue();
  await ask('movie/popular');
  clock.advance(60 * minutes);
  tmdb.next(content(otherPage));
  const old = await ask('movie/popular');
  await expect.poll(() => ask('movie/popular')).not.toEqual(old);
  expect((await ask('movie/popular')).results[0]).toMatchObject({ id: 20 });
  expect(new Set(ages)).toEqual(new Set([3600]));
});

test('when an answer has been stale for more than a day, the call waits for the new answer', async () => {
  const { tmdb, ask, clock, ages } = await anUpstreamCatalogue();
  await ask('movie/popular');
  clock.advance(2 * days);
  tmdb.next(content(otherPage));
  expect((await ask('movie/popular')).results[0]).toMatchObject({ id: 20 });
  expect(ages).toEqual([]);
});

test('the request sends the ETag, and a 304 makes the answer fresh again', async () => {
  const { tmdb, ask, clock, catalogue } = await anUpstreamCatalogue();
  const page = await ask('movie/popular');
  clock.advance(2 * days);
  expect(await ask('movie/popular')).toEqual(page);
  expect(tmdb.requests[1]?.headers['if-none-match']).toMatch(/^W\/"/);
  expect(catalogue.counters.upstream.get(304)).toBe(1);
  clock.advance(9 * minutes);
  await ask('movie/popular');
  expect(tmdb.requests).toHaveLength(2);
});

test('a 404 of TMDB for a title is cached', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  expect(await ask('movie/999')).toBeNull();
  expect(await ask('movie/999')).toBeNull();
  expect(await ask('movie/999/videos')).toBeNull();
  expect(tmdb.requests).toHaveLength(2);
});

test('after a restart the server finds the answers in the database', async () => {
  const { tmdb, ask, start, warnings } = await anUpstreamCatalogue();
  const addresses = [
    'movie/popular',
    'search/tv?query=Show 7',
    'movie/2',
    'tv/2?append_to_response=videos',
    'movie/999',
    'movie/2/videos',
    'movie/999/videos',
    'genre/tv/list',
    'movie/2/credits',
    'tv/2/recommendations',
    'movie/2/watch/providers',
    'movie/2/release_dates',
    'tv/2/content_ratings',
    'watch/providers/tv?watch_region=DE',
    'watch/providers/regions',
    'person/31',
    'person/31/combined_credits',
    'search/multi?query=Anything 7',
    'find/tt0000007?external_source=imdb_id',
  ];
  const before = await Promise.all(addresses.map((address) => ask(address)));
  const restarted = start();
  expect(await Promise.all(addresses.map((address) => restarted.ask(address)))).toEqual(before);
  expect(tmdb.requests).toHaveLength(addresses.length);
  expect(warnings).toEqual([]);
});

test('the cache contains neither the key nor the searched words', async () => {
  const { database, ask } = await anUpstreamCatalogue();
  await ask('search/movie?query=a private matter');
  const rows = await database.selectFrom('catalogue_answers').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/0123456789abcdef|private/);
});

test('a stale answer is given for up to six months, and then deleted', async () => {
  const { tmdb, ask, clock, ages, database, start } = await anUpstreamCatalogue();
  await ask('movie/popular');
  tmdb.always(status(503));
  clock.advance(179 * days);
  expect((await ask('movie/popular')).results).toHaveLength(20);
  expect((await start().ask('movie/popular')).results).toHaveLength(20);
  expect(ages).toEqual([179 * 24 * 3600]);
  clock.advance(2 * days);
  await expect(ask('movie/popular')).rejects.toMatchObject({ status: 503 });
  expect(await database.selectFrom('catalogue_answers').selectAll().execute()).toEqual([]);
});

test('when there are too many answers, the oldest are deleted', async () => {
  const { database, ask, clock } = await anUpstreamCatalogue();
  for (let page = 1; page <= 5; page++) {
    await ask(`movie/popular?page=${page}`);
    clock.advance(1000);
  }
  await deleteOldAnswers(database, 'lists:', 0, 5);
  expect(await database.selectFrom('catalogue_answers').selectAll().execute()).toHaveLength(5);
  await deleteOldAnswers(database, 'searches:', 0, 1);
  expect(await database.selectFrom('catalogue_answers').selectAll().execute()).toHaveLength(5);
  await deleteOldAnswers(database, 'lists:', 0, 3);
  const rows = await database.selectFrom('catalogue_answers').select('fetched_at').execute();
  expect(rows.map(({ fetched_at }) => clock() - fetched_at).sort()).toEqual([1000, 2000, 3000]);
});

test('any number of searches evicts neither lists nor titles', async () => {
  const { database, ask, start, tmdb, clock } = await anUpstreamCatalogue();
  await ask('movie/popular');
  await ask('movie/2');
  const { fetched_at, fresh_until } = await database
    .selectFrom('catalogue_answers')
    .selectAll()
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 12_000 }, (_, each) => ({
    ...{ key: `searches:${each}`, content: '', etag: null },
    ...{ fetched_at: Number(fetched_at) + 1, fresh_until },
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await database
      .insertInto('catalogue_answers')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
  clock.advance(61 * minutes);
  await ask('search/movie?query=one more');
  const { left } = await database
    .selectFrom('catalogue_answers')
    .select(({ fn }) => fn.countAll().as('left'))
    .executeTakeFirstOrThrow();
  expect(Number(left)).toBeLessThan(3100);
  await tmdb.stop();
  const restarted = start();
  expect((await restarted.ask('movie/popular')).results).toHaveLength(20);
  expect(await restarted.ask('movie/2')).toMatchObject({ id: 2 });
});

test('a broken row in the database counts as not cached', async () => {
  const { tmdb, database, ask, start, warnings } = await anUpstreamCatalogue();
  const page = await ask('movie/popular');
  for (const broken of ['{"half', '{"results":"none"}']) {
    await database.updateTable('catalogue_answers').set({ content: broken }).execute();
    expect(await start().ask('movie/popular')).toEqual(page);
  }
  expect(tmdb.requests).toHaveLength(3);
  expect(warnings).toHaveLength(2);
});

test('when the database is gone, TMDB is asked every time', async () => {
  const { tmdb, database, ask, warnings } = await anUpstreamCatalogue();
  await database.destroy();
  const page = await ask('movie/popular');
  expect(page.results).toHaveLength(20);
  expect(await ask('movie/popular')).toEqual(page);
  expect(tmdb.requests).toHaveLength(1);
  expect(warnings[0]).toMatch(/^The cached answers of TMDB cannot be used: /);
});

test('hits, old answers, misses and TMDB’s statuses are counted', async () => {
  const { tmdb, ask, clock, catalogue } = await anUpstreamCatalogue();
  await ask('movie/popular');
  await ask('movie/popular');
  clock.advance(60 * minutes);
  tmdb.next(status(404));
  await ask('movie/popular');
  await expect.poll(() => catalogue.counters.upstream.get(404)).toBe(1);
  expect(catalogue.counters).toMatchObject({ hits: 1, stale: 1, misses: 1 });
  expect(catalogue.counters.upstream.get(200)).toBe(1);
});
