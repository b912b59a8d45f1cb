import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listedTitlesSchema } from '#contract/listed-title-schemas.ts';
import type { RowKey } from '#contract/tables/title-list.ts';
import { mostTitlesAtOnce } from '#contract/title-keys.ts';
import type { AnswerCall } from '#server/catalogue/calls/catalogue-call.ts';
import { catalogueFailure } from '#server/catalogue/catalogue-failure.ts';
import { getTitlesByKey } from '#server/catalogue/titles-by-key.ts';
import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';
import { aLiveCatalogue } from '#tests/support/catalogue/a-live-catalogue.ts';
import { anUpstreamCatalogue, days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { aReader } from '#tests/support/catalogue/ask-catalogue.ts';
import { content, silence, status } from '#tests/support/catalogue/fake-tmdb.ts';

test('the bundled catalogue gives a movie as in lists, with its facts', async () => {
  const { get } = await aCatalogueReader();
  const { results, later } = (await get('/titles?ids=movie-27205&watch_region=DE')).json();
  const inLists = (await get('/search/movie?query=inception')).json().results[0];
  expect(results).toEqual([
    {
      media_type: 'movie',
      title: inLists,
      facts: {
        runtime: 148,
        people: expect.arrayContaining([
          { id: 525, name: 'Christopher Nolan' },
          { id: 6193, name: 'Leonardo DiCaprio' },
        ]),
        providers: null,
        imdb_id: 'tt1375666',
        next_air_date: null,
      },
    },
  ]);
  expect(later).toEqual([]);
});

test('the bundled catalogue gives a TV show with its creators first', async () => {
  const { get } = await aCatalogueReader();
  const { results } = (await get('/titles?ids=tv-1396')).json();
  expect(results).toMatchObject([
    { media_type: 'tv', title: { id: 1396, name: 'Breaking Bad', genre_ids: [18, 80] } },
  ]);
  expect(results[0].facts.people[0]).toEqual({ id: 66633, name: 'Vince Gilligan' });
});

test('TMDB is asked once for a movie and its facts', async () => {
  const { tmdb, get } = await aLiveCatalogue();
  const { results } = (await get('/titles?ids=movie-7&watch_region=DE')).json();
  const inLists = (await get('/movie/popular')).json().results[6];
  expect(results).toEqual([
    {
      media_type: 'movie',
      // The fake details name the genres in another order.
      title: { ...inLists, genre_ids: inLists.genre_ids.toReversed() },
      facts: {
        runtime: 120,
        people: [21, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ id, name: `Person ${id}` })),
        providers: [1],
        imdb_id: 'tt0007',
        next_air_date: null,
      },
    },
  ]);
  expect(tmdb.requests.map(({ path }) => path)).toEqual(['movie/7', 'movie/popular']);
});

test('a TV show has its creators, the length of an episode and the day of the next', async () => {
  const { get } = await aLiveCatalogue();
  const { results } = (await get('/titles?ids=tv-7')).json();
  expect(results[0].facts).toMatchObject({
    runtime: 45,
    imdb_id: 'tt0007',
    next_air_date: '2027-03-01',
    providers: null,
  });
  expect(results[0].facts.people[0]).toEqual({ id: 23, name: 'Person 23' });
});

test('the titles come in the order of their ids, each once, and without those that do not exist', async () => {
  const { get } = await aLiveCatalogue();
  const { results, later } = (await get('/titles?ids=tv-9,movie-999,movie-3,tv-9,movie-9')).json();
  const keys = results.map(
    ({ media_type, title }: { media_type: string; title: { id: number } }) =>
      `${media_type}-${title.id}`,
  );
  expect(keys).toEqual(['tv-9', 'movie-3', 'movie-9']);
  expect(later).toEqual([]);
});

test('a title or a person for adults only is left out', async () => {
  const { tmdb, get } = await aLiveCatalogue();
  const cast = [{ id: 1, name: 'One', adult: true }];
  tmdb.next(content({ id: 7, title: 'Seven', adult: true }));
  expect((await get('/titles?ids=movie-7')).json().results).toEqual([]);
  tmdb.next(content({ id: 8, title: 'Eight', credits: { cast, crew: [] } }));
  expect((await get('/titles?ids=movie-8')).json().results[0].facts.people).toEqual([]);
});

test('faulty facts get their empty values', async () => {
  const { tmdb, get } = await aLiveCatalogue();
  const blocks = { credits: 'none', 'watch/providers': { results: 7 }, external_ids: [] };
  tmdb.next(content({ id: 7, name: 'Seven', genres: null, created_by: {}, ...blocks }));
  const { results } = (await get('/titles?ids=tv-7&watch_region=DE')).json();
  const facts = { runtime: null, people: [], providers: null, imdb_id: null, next_air_date: null };
  expect(results).toMatchObject([{ title: { name: 'Seven', genre_ids: [] }, facts }]);
});

test('a title without an overview in the language of the reader has the English one', async () => {
  const { get } = await aLiveCatalogue();
  const { results } = (await get('/titles?ids=movie-7&language=de')).json();
  expect(results[0].title).toMatchObject({ title: 'Film 7', overview: 'What 7 is about.' });
});

test('what was asked for is cached for three days, whatever the country', async () => {
  const { tmdb, clock, catalogue, start } = await anUpstreamCatalogue();
  const keys: RowKey[] = [{ type: 'movie', movie_id: 7 }];
  const ask = (answer: AnswerCall, watchRegion: string) =>
    getTitlesByKey(answer, keys, aReader, { watchRegion });
  await ask(catalogue.answer, 'DE');
  clock.advance(3 * days - 1000);
  const { results } = await ask(start().answer, 'AT');
  expect(results[0]?.facts.providers).toEqual([1]);
  expect(tmdb.requests).toHaveLength(1);
});

const tooMany = Array.from({ length: mostTitlesAtOnce + 1 }, (_, place) => `tv-${place + 1}`);

test.each([
  ['no ids', ''],
  ['a kind that is none', '?ids=person-7'],
  ['an id without its kind', '?ids=7'],
  ['an id of zero', '?ids=movie-0'],
  ['an id that is not exact as a number', '?ids=movie-9999999999999999'],
  ['a path', '?ids=movie-7/../../account'],
  ['a gap', '?ids=movie-7,,movie-8'],
  ['too many ids', `?ids=${tooMany.join()}`],
])('%s is refused, and TMDB is not asked', async (_what, query) => {
  const { tmdb, get } = await aLiveCatalogue();
  const answer = await get(`/titles${query}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().status_message).toContain(`ids must be up to ${mostTitlesAtOnce} titles`);
  expect(tmdb.requests).toEqual([]);
});

test('as many titles as are allowed fit into an address, and the bundled catalogue has them at once', async () => {
  const { get } = await aCatalogueReader();
  const ids = tooMany.slice(1).map((_, place) => `movie-${Number.MAX_SAFE_INTEGER - place}`);
  const answer = await get(`/titles?ids=${encodeURIComponent(ids.join())}`);
  expect(answer.json()).toEqual({ results: [], later: [] });
});

test('a country in another form is refused', async () => {
  const { get } = await aCatalogueReader();
  expect((await get('/titles?ids=movie-7&watch_region=Germany')).statusCode).toBe(422);
});

const keysUpTo = (most: number) =>
  Array.from({ length: most }, (_, place): RowKey => ({ type: 'movie', movie_id: place + 1 }));

test('what TMDB has not answered in time is left for later', async () => {
  const { tmdb, catalogue } = await anUpstreamCatalogue();
  tmdb.next(tmdb.plainly, silence);
  const { results, later } = await getTitlesByKey(catalogue.answer, keysUpTo(2), aReader, {
    patienceMilliseconds: 500,
  });
  expect(results).toHaveLength(1);
  expect(later).toHaveLength(1);
});

test('nothing more is asked once the time is over', async () => {
  const asked: ((nothing: null) => void)[] = [];
  const answer: AnswerCall = () => new Promise((resolve) => void asked.push(resolve));
  const titles = getTitlesByKey(answer, keysUpTo(50), aReader, { patienceMilliseconds: 20 });
  await expect(titles).rejects.toMatchObject({ status: 503, code: '25' });
  for (const resolve of asked) resolve(null);
  await setImmediate();
  expect(asked).toHaveLength(10);
});

test('a title that TMDB fails to give is left for later', async () => {
  const { tmdb, get } = await aLiveCatalogue();
  await get('/titles?ids=movie-7');
  tmdb.always(status(500));
  const { results, later } = (await get('/titles?ids=movie-7,movie-8')).json();
  expect(results).toMatchObject([{ title: { id: 7 } }]);
  expect(later).toEqual(['movie-8']);
});

test('while TMDB is down, the details of a title that somebody opened stand in', async () => {
  const { tmdb, clock, catalogue, ask } = await anUpstreamCatalogue();
  await ask('movie/7');
  clock.advance(3 * days);
  await tmdb.stop();
  const { results } = await getTitlesByKey(catalogue.answer, keysUpTo(7), aReader);
  expect(results).toMatchObject([
    { title: { id: 7, genre_ids: [35, 18] }, facts: { runtime: 120, people: [] } },
  ]);
});

test('when TMDB gives none of them, the request fails', async () => {
  const offline = catalogueFailure('offline');
  const titles = getTitlesByKey(() => Promise.reject(offline), keysUpTo(3), aReader);
  await expect(titles).rejects.toBe(offline);
});

test('the app reads the answer as it is sent', async () => {
  const { get } = await aLiveCatalogue();
  const answer = (await get('/titles?ids=movie-7,tv-8&watch_region=DE')).json();
  expect(v.parse(listedTitlesSchema, answer)).toEqual(answer);
});
