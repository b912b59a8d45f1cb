// What a page may show of the catalogue before its scripts run: only what is there at once.
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Genre, Page, Title } from '#contract/catalogue.ts';
import { createCachedAnswerLookUp } from '#server/catalogue/cached-answer-look-up.ts';
import { chooseCatalogue } from '#server/catalogue/choose-catalogue.ts';
import {
  anUpstreamCatalogue,
  days,
  minutes,
} from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { aFakePage } from '#tests/support/catalogue/fake-titles.ts';
import { content, status } from '#tests/support/catalogue/fake-tmdb.ts';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import { openTestDatabase } from '#tests/support/data/test-database.ts';
import { aClock } from '#tests/support/start-test-app.ts';

async function aBundledCatalogue() {
  const { database, close } = await openTestDatabase(join(aDirectory(), 'marquee.db'));
  onTestFinished(close);
  const clock = aClock();
  const { lookUpCachedAnswer } = chooseCatalogue({
    tmdb: null,
    ...{ database, clock },
    bundledPosterDirectory: resolve('dist/catalogue/posters'),
    posterDirectory: aDirectory(),
    warn: () => {},
  });
  return { clock, find: (...request: Request) => lookUpCachedAnswer(...request)() };
}
type Request = [path: string, query: Record<string, string>];

/** TMDB's catalogue; `find` reads its memory. */
async function aTmdbCatalogue() {
  const live = await anUpstreamCatalogue();
  const lookUp = createCachedAnswerLookUp(live.catalogue.lookUpCall);
  const find = (...request: Request) => lookUp(...request)();
  return { ...live, lookUp, find, ask: live.askAs({ region: 'US' }) };
}

// For the same reader as that of `ask`.
const inEnglish = { language: 'en-US' };

test('the bundled catalogue has every list, filter and search at once', async () => {
  const { find } = await aBundledCatalogue();
  const rows = (path: string, query = {}) =>
    (find(path, query)?.readBody() as Page<Title> | undefined)?.results.length;
  expect(rows('movie/popular', { page: '2' })).toBe(20);
  expect(rows('discover/tv', { with_genres: '18' })).toBe(20);
  expect(rows('search/movie', { query: 'the' })).toBe(20);
});

test('the bundled genres are in the language of the request', async () => {
  const { find } = await aBundledCatalogue();
  const body = find('genre/movie/list', { language: 'de-AT' })?.readBody() as { genres: Genre[] };
  expect(body.genres.map(({ name }) => name)).toContain('Komödie');
});

test('a bundled answer stays the same, and does not get old', async () => {
  const { find, clock } = await aBundledCatalogue();
  clock.advance(days);
  expect(find('movie/popular', {})).toMatchObject({ version: 'bundled', fetchedAt: null });
});

test.each<Request>([
  ['movie/popular', { page: '501' }],
  ['discover/movie', { with_keywords: '1' }],
  ['discover/movie', { 'vote_count.gte': '200' }],
  ['movie/603', {}],
  ['movie/nothing', {}],
])('%s with %j has no answer', async (...request) => {
  const { find } = await aBundledCatalogue();
  expect(find(...request)).toBeNull();
});

test('what nobody has asked TMDB for is not there, and TMDB is not asked for it', async () => {
  const { find, tmdb, catalogue } = await aTmdbCatalogue();
  expect(find('movie/popular', inEnglish)).toBeNull();
  await catalogue.close();
  expect(tmdb.requests).toEqual([]);
});

test('what somebody has asked TMDB for is there', async () => {
  const { find, ask } = await aTmdbCatalogue();
  const page = await ask('movie/popular');
  expect(find('movie/popular', inEnglish)?.readBody()).toEqual(page);
});

test('an answer has the time at which it was fetched as soon as it is stale', async () => {
  const { lookUp, ask, clock, tmdb } = await aTmdbCatalogue();
  tmdb.maxAgeSeconds = 60 * 60;
  await ask('movie/popular');
  const fetchedAt = clock();
  const read = lookUp('movie/popular', inEnglish);
  clock.advance(60 * minutes - 1);
  const fresh = read();
  expect(fresh?.fetchedAt).toBeNull();
  clock.advance(1);
  const stale = read();
  expect(stale?.fetchedAt).toBe(fetchedAt);
  expect(stale?.version).not.toBe(fresh?.version);
});

test('a stale answer is there without being renewed or counted', async () => {
  const { find, ask, clock, tmdb, catalogue } = await aTmdbCatalogue();
  const page = await ask('movie/popular');
  clock.advance(30 * days);
  const counted = { ...catalogue.counters };
  expect(find('movie/popular', inEnglish)?.readBody()).toEqual(page);
  await catalogue.close();
  expect(tmdb.requests).toHaveLength(1);
  expect(catalogue.counters).toMatchObject(counted);
});

test('an answer older than TMDB allows is not there', async () => {
  const { find, ask, clock } = await aTmdbCatalogue();
  await ask('movie/popular');
  clock.advance(180 * days);
  expect(find('movie/popular', inEnglish)).toBeNull();
});

test('an answer that only the database has is not there', async () => {
  const { start, ask } = await aTmdbCatalogue();
  await ask('movie/popular');
  const lookUp = createCachedAnswerLookUp(start().lookUpCall);
  expect(lookUp('movie/popular', inEnglish)()).toBeNull();
});

test('a request that was looked up once reads each newer answer, of another version', async () => {
  const { lookUp, ask, clock, tmdb } = await aTmdbCatalogue();
  const read = lookUp('movie/popular', inEnglish);
  await ask('movie/popular');
  const first = read();
  clock.advance(2 * days);
  tmdb.next(content(aFakePage('movie', 2, 'en-US', () => true)));
  const newer = await ask('movie/popular');
  expect(read()?.readBody()).toEqual(newer);
  expect(read()?.version).not.toBe(first?.version);
});

test('missing texts are filled from the English answer, as for the wire', async () => {
  const { find, askAs } = await aTmdbCatalogue();
  const page = await askAs({ language: 'de' })('movie/popular');
  expect(find('movie/popular', { language: 'de' })?.readBody()).toEqual(page);
});

test('an answer that gets its English texts later is of another version then', async () => {
  const { lookUp, askAs, tmdb } = await aTmdbCatalogue();
  const read = lookUp('movie/popular', { language: 'de' });
  tmdb.next(content(aFakePage('movie', 1, 'de', () => true)), status(404));
  await askAs({ language: 'de' })('movie/popular');
  const gaping = read();
  await askAs({ language: 'en-US' })('movie/popular');
  expect(read()?.version).not.toBe(gaping?.version);
});

test.each<Request>([
  ['search/movie', { query: 'movie' }],
  ['discover/movie', { with_genres: '18' }],
  ['search/multi', { query: 'movie' }],
  ['watch/providers/movie', { watch_region: 'DE' }],
])('nobody can see by a page that somebody has asked TMDB for %s with %j', async (path, query) => {
  const { find, ask } = await aTmdbCatalogue();
  await ask(`${path}?${new URLSearchParams(query)}`);
  expect(find(path, { ...inEnglish, ...query })).toBeNull();
});

test('the genres that somebody has asked TMDB for are there', async () => {
  const { find, ask } = await aTmdbCatalogue();
  const genres = await ask('genre/movie/list');
  expect(find('genre/movie/list', inEnglish)?.readBody()).toEqual(genres);
});

test('an empty search is answered, since TMDB is not asked for it', async () => {
  const { find } = await aTmdbCatalogue();
  expect(find('search/movie', { query: ' ' })?.readBody()).toMatchObject({ total_results: 0 });
});
