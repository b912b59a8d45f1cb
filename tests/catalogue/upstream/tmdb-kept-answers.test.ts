import { expect, test } from 'vitest';
import { deleteOldAnswers } from '#server/catalogue/cache/answers-store.ts';
import type { CatalogueSource } from '#server/catalogue/catalogue-source.ts';
import {
  aReader,
  aTmdbCatalogue,
  days,
  minutes,
} from '#tests/support/catalogue/a-tmdb-catalogue.ts';
import { aFakePage } from '#tests/support/catalogue/fake-titles.ts';
import { content, silence, status } from '#tests/support/catalogue/fake-tmdb.ts';

const first = { page: 1 };
const otherPage = aFakePage('movie', 2, 'en-US', () => true);

test('an answer is kept for as long as TMDB says, and then asked for again', async () => {
  const { tmdb, source, clock } = await aTmdbCatalogue();
  tmdb.maxAgeSeconds = 600;
  const page = await source.popular('movie', first);
  clock.advance(9 * minutes);
  expect(await source.popular('movie', first)).toEqual(page);
  expect(tmdb.requests).toHaveLength(1);
  clock.advance(2 * minutes);
  await source.popular('movie', first);
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});

test.each([
  ['public, max-age=0', '0', 1],
  ['no-store', '0', 1],
  ['public, max-age=99999999', '0', 24 * 60],
  ['public, max-age=1200', '600', 10],
])('%s at the age of %s seconds is fresh for %i minutes', async (cacheControl, age, fresh) => {
  const { tmdb, source, clock, ages } = await aTmdbCatalogue();
  tmdb.next(content(otherPage, { 'cache-control': cacheControl, age }));
  await source.popular('movie', first);
  clock.advance(fresh * minutes - 1000);
  await source.popular('movie', first);
  expect(ages).toEqual([]);
  clock.advance(1000);
  await source.popular('movie', first);
  await expect.poll(() => tmdb.requests).toHaveLength(2);
});

test('other languages, pages and filters are other answers', async () => {
  const { tmdb, source, readIn } = await aTmdbCatalogue();
  await source.popular('movie', { page: 1 });
  await source.popular('movie', { page: 2 });
  await source.popular('tv', { page: 1 });
  await readIn('fr').popular('movie', { page: 1 });
  await readIn('en-US', 'US').popular('movie', { page: 1 });
  expect(tmdb.requests).toHaveLength(5);
});

test('a search is the same question in small letters, capitals and with more blanks', async () => {
  const { tmdb, source } = await aTmdbCatalogue();
  const ask = (query: string) => source.search('movie', { query, year: null, page: 1 });
  const page = await ask('Movie 7');
  expect(page.total_results).toBe(1);
  for (const query of ['movie 7', 'MOVIE  7', ' movie\t7 ']) expect(await ask(query)).toEqual(page);
  expect(tmdb.requests.map(({ query }) => query.query)).toEqual(['movie 7']);
});

test('who asks for the same at the same time shares one request', async () => {
  const { tmdb, source } = await aTmdbCatalogue();
  const pages = await Promise.all(Array.from({ length: 30 }, () => source.popular('movie', first)));
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  expect(tmdb.requests).toHaveLength(1);
});

test('an answer past its time is given at once, with its age, while one request renews it', async () => {
  const { tmdb, source, clock, ages, catalogue } = await aTmdbCatalogue();
  const page = await source.popular('movie', first);
  clock.advance(60 * minutes);
  // Whoever waited for the new answer would wait for ever.
  tmdb.always(silence);
  const again = await Promise.all([1, 2, 3].map(() => source.popular('movie', first)));
  expect(again).toEqual([page, page, page]);
  expect(ages).toEqual([3600, 3600, 3600]);
  await expect.poll(() => tmdb.requests).toHaveLength(2);
  await catalogue.close();
  expect(tmdb.requests).toHaveLength(2);
});

test('the renewed answer is the next one given', async () => {
  const { tmdb, source, clock, ages } = await aTmdbCatalogue();
  await source.popular('movie', first);
  clock.advance(60 * minutes);
  tmdb.next(content(otherPage));
  const old = await source.popular('movie', first);
  await expect.poll(() => source.popular('movie', first)).not.toEqual(old);
  expect((await source.popular('movie', first)).results[0]).toMatchObject({ id: 20 });
  expect(new Set(ages)).toEqual(new Set([3600]));
});

test('after more than a day a new answer is worth the wait', async () => {
  const { tmdb, source, clock, ages } = await aTmdbCatalogue();
  await source.popular('movie', first);
  clock.advance(2 * days);
  tmdb.next(content(otherPage));
  expect((await source.popular('movie', first)).results[0]).toMatchObject({ id: 20 });
  expect(ages).toEqual([]);
});

test('TMDB is asked by ETag, and a 304 makes the answer fresh again', async () => {
  const { tmdb, source, clock, catalogue } = await aTmdbCatalogue();
  const page = await source.popular('movie', first);
  clock.advance(2 * days);
  expect(await source.popular('movie', first)).toEqual(page);
  expect(tmdb.requests[1]?.headers['if-none-match']).toMatch(/^W\/"/);
  expect(catalogue.counters.upstream.get(304)).toBe(1);
  clock.advance(9 * minutes);
  await source.popular('movie', first);
  expect(tmdb.requests).toHaveLength(2);
});

test('a title that TMDB does not have is remembered as such', async () => {
  const { tmdb, source } = await aTmdbCatalogue();
  expect(await source.getDetails('movie', 999, [])).toBeNull();
  expect(await source.getDetails('movie', 999, [])).toBeNull();
  expect(await source.getVideos('movie', 999)).toBeNull();
  expect(tmdb.requests).toHaveLength(2);
});

test('another start of the server finds the answers in the database', async () => {
  const { tmdb, source, start, warnings } = await aTmdbCatalogue();
  const everything = (from: CatalogueSource) =>
    Promise.all([
      from.popular('movie', first),
      from.search('tv', { query: 'Show 7', year: null, page: 1 }),
      from.getDetails('movie', 2, []),
      from.getDetails('tv', 2, ['videos']),
      from.getDetails('movie', 999, []),
      from.getVideos('movie', 2),
      from.getVideos('movie', 999),
      from.genres('tv'),
    ]);
  const before = await everything(source);
  expect(await everything(start().sourceFor(aReader))).toEqual(before);
  expect(tmdb.requests).toHaveLength(8);
  expect(warnings).toEqual([]);
});

test('what is kept holds neither the key nor what was searched for', async () => {
  const { database, source } = await aTmdbCatalogue();
  await source.search('movie', { query: 'a private matter', year: null, page: 1 });
  const rows = await database.selectFrom('catalogue_answers').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/0123456789abcdef|private/);
});

test('the last good answer is given for six months, and then deleted', async () => {
  const { tmdb, source, clock, ages, database, start } = await aTmdbCatalogue();
  await source.popular('movie', first);
  tmdb.always(status(503));
  clock.advance(179 * days);
  expect((await source.popular('movie', first)).results).toHaveLength(20);
  expect((await start().sourceFor(aReader).popular('movie', first)).results).toHaveLength(20);
  expect(ages).toEqual([179 * 24 * 3600]);
  clock.advance(2 * days);
  await expect(source.popular('movie', first)).rejects.toMatchObject({ status: 503 });
  expect(await database.selectFrom('catalogue_answers').selectAll().execute()).toEqual([]);
});

test('of too many answers the oldest are deleted', async () => {
  const { database, source, clock } = await aTmdbCatalogue();
  for (let page = 1; page <= 5; page++) {
    await source.popular('movie', { page });
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

test('searches, however many, push out neither lists nor titles', async () => {
  const { database, source, start, tmdb, clock } = await aTmdbCatalogue();
  await source.popular('movie', first);
  await source.getDetails('movie', 2, []);
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
  await source.search('movie', { query: 'one more', year: null, page: 1 });
  const { left } = await database
    .selectFrom('catalogue_answers')
    .select(({ fn }) => fn.countAll().as('left'))
    .executeTakeFirstOrThrow();
  expect(Number(left)).toBeLessThan(3100);
  await tmdb.stop();
  const restarted = start().sourceFor(aReader);
  expect((await restarted.popular('movie', first)).results).toHaveLength(20);
  expect(await restarted.getDetails('movie', 2, [])).toMatchObject({ id: 2 });
});

test('what lies broken in the database counts as not there', async () => {
  const { tmdb, database, source, start, warnings } = await aTmdbCatalogue();
  const page = await source.popular('movie', first);
  for (const broken of ['{"half', '{"results":"none"}']) {
    await database.updateTable('catalogue_answers').set({ content: broken }).execute();
    expect(await start().sourceFor(aReader).popular('movie', first)).toEqual(page);
  }
  expect(tmdb.requests).toHaveLength(3);
  expect(warnings).toHaveLength(2);
});

test('a database that is gone costs nothing but requests', async () => {
  const { tmdb, database, source, warnings } = await aTmdbCatalogue();
  await database.destroy();
  const page = await source.popular('movie', first);
  expect(page.results).toHaveLength(20);
  expect(await source.popular('movie', first)).toEqual(page);
  expect(tmdb.requests).toHaveLength(1);
  expect(warnings[0]).toMatch(/^The kept answers of TMDB cannot be used: /);
});

test('hits, old answers, misses and TMDB’s statuses are counted', async () => {
  const { tmdb, source, clock, catalogue } = await aTmdbCatalogue();
  await source.popular('movie', first);
  await source.popular('movie', first);
  clock.advance(60 * minutes);
  tmdb.next(status(404));
  await source.popular('movie', first);
  await expect.poll(() => catalogue.counters.upstream.get(404)).toBe(1);
  expect(catalogue.counters).toMatchObject({ hits: 1, stale: 1, misses: 1 });
  expect(catalogue.counters.upstream.get(200)).toBe(1);
});
