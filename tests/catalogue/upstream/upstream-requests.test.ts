import { expect, test } from 'vitest';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { aFakePage } from '#tests/support/catalogue/fake-titles.ts';
import { apiKey, content } from '#tests/support/catalogue/fake-tmdb.ts';

test('every call sends its own parameters, the language and the key, and no others', async () => {
  const { tmdb, askAs } = await anUpstreamCatalogue();
  const ask = askAs({ language: 'fr-CA', region: 'CA' });
  const everything = { with_genres: '28,12|16', without_genres: '99', sort_by: 'title.asc' };
  await ask('movie/popular?page=2');
  await ask('tv/popular');
  await ask('search/movie?query=amélie %26 co&year=2001');
  await ask('search/tv?query=dark&year=2017');
  await ask(`discover/movie?${new URLSearchParams({ ...everything, year: '1994' })}`);
  await ask('movie/2?append_to_response=videos,nonsense');
  await ask('tv/2/videos');
  await ask('genre/tv/list');
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
  {
    type: 'movie',
    filters: {
      'primary_release_date.gte': '1990-01-01',
      'primary_release_date.lte': '1999-12-31',
      'with_runtime.gte': '90',
      'with_runtime.lte': '120',
      with_original_language: 'fr',
      with_origin_country: 'FR|BE',
      'vote_average.gte': '6.5',
      'vote_count.gte': '200',
      with_watch_providers: '8|337',
      watch_region: 'DE',
      with_cast: '31,24',
      with_crew: '24',
      with_people: '31|24',
      sort_by: 'vote_average.desc',
    },
  },
  {
    type: 'tv',
    filters: {
      'first_air_date.gte': '2001-01-01',
      'first_air_date.lte': '2009-12-31',
      'with_runtime.lte': '30',
      'vote_average.lte': '9',
      sort_by: 'first_air_date.asc',
    },
  },
])('every filter of discover/$type is sent to TMDB', async ({ type, filters }) => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  await ask(`discover/${type}?${new URLSearchParams(filters as Record<string, string>)}`);
  const others = { api_key: apiKey, language: 'en-US', page: '1', include_adult: 'false' };
  expect(tmdb.requests[0]?.query).toEqual({ ...others, ...filters });
});

test('services without their country are refused, since TMDB would not filter by them', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  await expect(ask('discover/tv?with_watch_providers=8')).rejects.toThrow(
    'watch_region must be given with with_watch_providers',
  );
  expect(tmdb.requests).toEqual([]);
});

test('a country without services is not sent, so that lists without services share an answer', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  await ask('discover/tv?with_genres=18&watch_region=DE');
  await ask('discover/tv?with_genres=18&watch_region=FR');
  expect(tmdb.requests).toHaveLength(1);
  expect(tmdb.requests[0]?.query).not.toHaveProperty('watch_region');
});

test.each(['28,12,', ' 28, 12', '28,12'])(
  'the genres %j are sent as they are understood',
  async (with_genres) => {
    const { tmdb, ask } = await anUpstreamCatalogue();
    await ask(`discover/movie?${new URLSearchParams({ with_genres })}`);
    expect(tmdb.requests[0]?.query).toMatchObject({ with_genres: '28,12' });
  },
);

test.each([
  { with_genres: 'horror', sort_by: 'popularity' },
  { without_genres: '28&api_key=x', sort_by: 'title.asc&page=9' },
])('an invalid filter is left out: %j', async (filters: Record<string, string>) => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  await ask(`discover/movie?${new URLSearchParams(filters)}`);
  expect(Object.keys(tmdb.requests[0]?.query ?? {}).sort()).toEqual([
    'api_key',
    'include_adult',
    'language',
    'page',
  ]);
});

test('a v4 token goes into a header, not into the address', async () => {
  const { tmdb, start } = await anUpstreamCatalogue();
  const { ask } = start({ apiKey: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl' });
  await ask('genre/movie/list');
  expect(tmdb.requests[0]?.headers.authorization).toMatch(/^Bearer eyJ/);
  expect(tmdb.requests[0]?.query).toEqual({ language: 'en-US' });
});

test('a search for nothing gives an empty page without a request', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const page = await ask('search/movie?query=');
  expect(page).toEqual({ page: 1, results: [], total_pages: 1, total_results: 0 });
  expect(tmdb.requests).toEqual([]);
});

test.each([
  ['movie', 'movie 7 1907', 'primary_release_year'],
  ['tv', 'Show 7 (1907)', 'first_air_date_year'],
])(
  'what no %s is called, as in %s, is searched for by its name and year',
  async (type, query, year) => {
    const { tmdb, ask } = await anUpstreamCatalogue();
    const page = await ask(`search/${type}?query=${query}`);
    expect(page.results.map(({ id }) => id)).toEqual([7]);
    expect(tmdb.requests.map(({ query }) => [query.query, query[year]])).toEqual([
      [query.toLowerCase(), undefined],
      [query.toLowerCase().slice(0, 7).trim(), '1907'],
    ]);
  },
);

test.each(['1917', 'dune 2021&year=1984', 'the year 3021'])(
  'a search for %s that finds nothing is left at that',
  async (query) => {
    const { tmdb, ask } = await anUpstreamCatalogue();
    await ask(`search/movie?query=${query}`);
    expect(tmdb.requests).toHaveLength(1);
  },
);

test('a year that is part of a name stays in it', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  tmdb.next(content(aFakePage('movie', 1, 'en-US', (id) => id === 2)));
  const page = await ask('search/movie?query=blade runner 2049');
  expect(page.results).toHaveLength(1);
  expect(tmdb.requests).toHaveLength(1);
});

test('there are at most twenty connections for any number of calls', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const pages = Array.from({ length: 40 }, (_, place) => place + 1);
  await Promise.all(pages.map((page) => ask(`movie/popular?page=${page}`)));
  expect(tmdb.requests).toHaveLength(40);
  expect(tmdb.mostConnections()).toBe(20);
});
