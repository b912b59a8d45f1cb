import { expect, test } from 'vitest';
import { apiKey, aReader, aTmdbCatalogue } from '#tests/support/catalogue/a-tmdb-catalogue.ts';

test('every call goes out with its own parameters, the language and the key, and no others', async () => {
  const { tmdb, readIn } = await aTmdbCatalogue();
  const source = readIn('fr-CA', 'CA');
  const everything = { with_genres: '28,12|16', without_genres: '99', sort_by: 'title.asc' };
  await source.popular('movie', { page: 2 });
  await source.popular('tv', { page: 1 });
  await source.search('movie', { query: 'amélie & co', year: 2001, page: 1 });
  await source.search('tv', { query: 'dark', year: 2017, page: 1 });
  await source.discover('movie', { ...everything, year: 1994, page: 1 });
  await source.getDetails('movie', 2, ['videos', 'credits']);
  await source.getVideos('tv', 2);
  await source.genres('tv');
  const french = { api_key: apiKey, language: 'fr-CA' };
  const movies = { ...french, region: 'CA' };
  expect(tmdb.requests.map(({ path, query }) => ({ path, query }))).toEqual([
    { path: 'movie/popular', query: { ...movies, page: '2' } },
    { path: 'tv/popular', query: { ...french, page: '1' } },
    {
      path: 'search/movie',
      query: {
        ...{ ...movies, page: '1', query: 'amélie & co', primary_release_year: '2001' },
        include_adult: 'false',
      },
    },
    {
      path: 'search/tv',
      query: {
        ...{ ...french, page: '1', query: 'dark', first_air_date_year: '2017' },
        include_adult: 'false',
      },
    },
    {
      path: 'discover/movie',
      query: {
        ...{ ...movies, ...everything, page: '1', primary_release_year: '1994' },
        include_adult: 'false',
      },
    },
    { path: 'movie/2', query: { ...french, append_to_response: 'videos' } },
    { path: 'tv/2/videos', query: french },
    { path: 'genre/tv/list', query: french },
  ]);
});

test.each([
  { with_genres: 'horror', without_genres: '', sort_by: 'popularity' },
  { with_genres: '', without_genres: '28&api_key=x', sort_by: 'title.asc&page=9' },
])('a filter that is none is left out: %j', async (filters) => {
  const { tmdb, source } = await aTmdbCatalogue();
  await source.discover('movie', { ...filters, year: null, page: 1 });
  expect(Object.keys(tmdb.requests[0]?.query ?? {}).sort()).toEqual([
    'api_key',
    'include_adult',
    'language',
    'page',
  ]);
});

test('a v4 token goes into a header, not into the address', async () => {
  const { tmdb, start } = await aTmdbCatalogue();
  const catalogue = start({ apiKey: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl' });
  await catalogue.sourceFor(aReader).genres('movie');
  expect(tmdb.requests[0]?.headers.authorization).toMatch(/^Bearer eyJ/);
  expect(tmdb.requests[0]?.query).toEqual({ language: 'en-US' });
});

test('a search for nothing is an empty page and not worth a request', async () => {
  const { tmdb, source } = await aTmdbCatalogue();
  const page = await source.search('movie', { query: '', year: null, page: 1 });
  expect(page).toEqual({ page: 1, results: [], total_pages: 1, total_results: 0 });
  expect(tmdb.requests).toEqual([]);
});

test('there are at most twenty connections, however many ask', async () => {
  const { tmdb, source } = await aTmdbCatalogue();
  const pages = Array.from({ length: 40 }, (_, place) => place + 1);
  await Promise.all(pages.map((page) => source.popular('movie', { page })));
  expect(tmdb.requests).toHaveLength(40);
  expect(tmdb.mostConnections()).toBe(20);
});
