import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { yearOf } from '#contract/catalogue.ts';
import { aCatalogueReader } from '#tests/support/catalogue/a-catalogue-reader.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';

const notFound = {
  success: false,
  status_code: 34,
  status_message: 'The resource you requested could not be found.',
};

test('a visitor without an access token gets 401 in TMDB’s shape', async () => {
  const { app } = await aCatalogueReader();
  const answer = await app.inject('/catalogue/3/movie/popular');
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({
    success: false,
    status_code: 7,
    status_message: 'Invalid API key: You must be granted a valid key.',
  });
});

test.each(['Bearer nonsense', 'Bearer ', 'Basic YWRhOnNlY3JldA==', ''])(
  'the authorization %j is refused',
  async (authorization) => {
    const { get } = await aCatalogueReader();
    const answer = await get('/movie/550', { authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ status_code: 7 });
  },
);

test('an access token that has expired is refused', async () => {
  const { get, clock } = await aCatalogueReader();
  clock.advance(3601 * 1000);
  expect((await get('/movie/550')).statusCode).toBe(401);
});

test('a key in the address does not replace an access token', async () => {
  const { app, secrets } = await aCatalogueReader();
  const answer = await app.inject(`/catalogue/3/movie/550?api_key=${secrets.publishableKey}`);
  expect(answer.statusCode).toBe(401);
});

test('a page has twenty titles and the number of all titles', async () => {
  const { get } = await aCatalogueReader();
  const page = (await get('/movie/popular')).json();
  expect(page).toMatchObject({ page: 1 });
  expect(page.results).toHaveLength(20);
  expect(page.total_results).toBeGreaterThanOrEqual(400);
  expect(page.total_pages).toBe(Math.ceil(page.total_results / 20));
});

test('the pages of a list together have every title once', async () => {
  const { get } = await aCatalogueReader();
  const { total_pages, total_results } = (await get('/tv/popular')).json();
  const ids = new Set<number>();
  for (let page = 1; page <= total_pages; page++) {
    for (const { id } of (await get(`/tv/popular?page=${page}`)).json().results) ids.add(id);
  }
  expect(ids.size).toBe(total_results);
});

test('a page past the end is empty and keeps its number', async () => {
  const { get } = await aCatalogueReader();
  const answer = await get('/movie/popular?page=500');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ page: 500, results: [] });
  expect(answer.json().total_results).toBeGreaterThanOrEqual(400);
});

test.each([
  ...['0', '501', '-1', 'x', '1.5', '', '1e2', '9999999999999999999999'].map(
    (page) => `/movie/popular?page=${page}`,
  ),
  '/search/tv?page=0',
  '/discover/movie?page=0',
])('%s is refused with code 22', async (path) => {
  const { get } = await aCatalogueReader();
  const answer = await get(path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    success: false,
    status_code: 22,
    status_message:
      'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
  });
});

test('unknown parameters are ignored', async () => {
  const { get } = await aCatalogueReader();
  const plain = (await get('/movie/popular?page=2')).json();
  const query = 'page=2&api_key=x&language=de-DE&region=DE&include_adult=true&page2=x';
  expect((await get(`/movie/popular?${query}`)).json()).toEqual(plain);
});

test('of a parameter that is given twice, the last value counts', async () => {
  const { get } = await aCatalogueReader();
  expect((await get('/movie/popular?page=1&page=2')).json()).toMatchObject({ page: 2 });
});

test.each([
  ['/discover/movie?vote_average.gte=7', 'vote_average.gte'],
  ['/discover/movie?with_watch_providers=8&watch_region=DE', 'with_watch_providers'],
  ['/discover/movie?with_genres=18&release_date.lte=1999-12-31', 'release_date.lte'],
  ['/discover/tv?with_networks=49', 'with_networks'],
  ['/discover/tv?with_cast=31&page=2', 'with_cast'],
  ['/discover/movie?include_adult=true', 'include_adult'],
  ['/search/tv?query=dark&include_adult=true', 'include_adult'],
  ['/tv/1396/videos?include_video_language=de', 'include_video_language'],
  ['/movie/550?append_to_response=videos,credits', 'append_to_response=credits'],
  ['/movie/550?append_to_response=watch/providers', 'append_to_response=watch/providers'],
  ['/tv/1396?append_to_response=season/1', 'append_to_response=season/1'],
])('%s is refused by name, with the alternatives', async (path, name) => {
  const { get } = await aCatalogueReader();
  const answer = await get(path);
  expect(answer.statusCode).toBe(422);
  const { status_message: message, ...refusal } = answer.json();
  expect(refusal).toEqual({ success: false, status_code: 5 });
  expect(message).toMatch(/^Invalid parameters: this catalogue does not support .+\. It supports /);
  expect(message).toContain(` support ${name}. `);
});

test.each([
  ['movie', 'primary_release_date.gte', '1999', 'must be a day such as 1999-12-31'],
  ['tv', 'first_air_date.lte', '1999-02-32', 'must be a day such as 1999-12-31'],
  ['movie', 'primary_release_date.lte', '2025-02-31', 'must be a day such as 1999-12-31'],
  ['tv', 'with_runtime.lte', '1e9', 'must be a whole number such as 90'],
  ['tv', 'with_runtime.gte', '90.5', 'must be a whole number such as 90'],
  // Also where the bundled catalogue has no facts for any value.
  ['movie', 'vote_average.gte', 'high', 'must be a number such as 7 or 6.5'],
  ['movie', 'vote_count.gte', '0.5', 'must be a whole number such as 90'],
  ['movie', 'with_cast', 'Tom Hanks', 'must be ids such as 31,24 or 31|24'],
  ['movie', 'with_origin_country', 'de', 'must be countries such as DE|AT'],
  ['tv', 'with_original_language', 'de-DE', 'must be a language such as de'],
])('discover/%s with %s=%s is refused by name', async (type, name, value, rule) => {
  const { get } = await aCatalogueReader();
  const answer = await get(`/discover/${type}?${new URLSearchParams({ [name]: value })}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    status_code: 5,
    status_message: `Invalid parameters: ${name} ${rule}.`,
  });
});

test.each([
  '/discover/movie?include_adult=false&include_video=false&vote_average.gte=',
  '/discover/movie?with_networks=49&with_everything=x',
  '/search/movie?query=&include_adult=false&append_to_response=credits',
  '/tv/1396?append_to_response=release_dates,nonsense',
])('%s has a value that TMDB ignores too, and is answered', async (path) => {
  const { get } = await aCatalogueReader();
  expect((await get(path)).statusCode).toBe(200);
});

test('the same id is one movie and another TV show', async () => {
  const { get } = await aCatalogueReader();
  expect((await get('/movie/1396')).json()).toMatchObject({ id: 1396, title: 'Mirror' });
  expect((await get('/tv/1396')).json()).toMatchObject({ id: 1396, name: 'Breaking Bad' });
});

test.each([
  ...['0', '-1', '007x', 'abc', '99999999', '9'.repeat(30), '%2e%2e%2f', 'top_rated'],
  ...['0/videos', 'abc/videos', '99999999/videos'],
])('movie/%s does not exist', async (path) => {
  const { get } = await aCatalogueReader();
  const answer = await get(`/movie/${path}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual(notFound);
});

test.each([
  '',
  '/',
  '/movie',
  '/company/1',
  '/movie/550/images',
  '/genre/movie',
  '/search/company',
])('the address %j is unknown, in TMDB’s shape', async (path) => {
  const { get } = await aCatalogueReader();
  const answer = await get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual(notFound);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s is not a method of the catalogue',
  async (method) => {
    const { app, authorization } = await aCatalogueReader();
    const answer = await app.inject({
      method,
      url: '/catalogue/3/movie/550',
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.json()).toEqual({
      success: false,
      status_code: 42,
      status_message: 'This resource does not support this request method.',
    });
  },
);

test('a body that is not JSON is refused in TMDB’s shape', async () => {
  const { app, authorization } = await aCatalogueReader();
  const answer = await app.inject({
    method: 'POST',
    url: '/catalogue/3/movie/550',
    headers: { authorization },
    payload: '{"broken',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, status_code: 5 });
});

test('a page of another origin may read the catalogue, after a preflight without a token', async () => {
  const { app, get } = await aCatalogueReader();
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/catalogue/3/movie/550',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(preflight.statusCode).toBe(200);
  expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
  const answer = await get('/movie/550', { origin: 'https://elsewhere.example' });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test('an answer may be cached for a while, in private caches only', async () => {
  const { get } = await aCatalogueReader();
  const { headers } = await get('/movie/550');
  expect(headers['cache-control']).toMatch(/^private, max-age=[1-9]\d*$/);
  expect(headers.etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
});

test('an answer that the reader has cached is not sent again', async () => {
  const { get } = await aCatalogueReader();
  const { etag } = (await get('/movie/550')).headers;
  const again = await get('/movie/550', { 'if-none-match': `"other", ${etag}` });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(again.headers.etag).toBe(etag);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an answer that is asked for again is sent in %s', async (encoding, decompress) => {
  const { get } = await aCatalogueReader();
  const first = await get('/movie/popular', { 'accept-encoding': encoding });
  expect(first.headers).not.toHaveProperty('content-encoding');
  const again = await vi.waitFor(async () => {
    const answer = await get('/movie/popular', { 'accept-encoding': encoding });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    return answer;
  });
  expect(decompress(again.rawPayload).toString()).toBe(first.body);
  expect(again.headers.etag).toBe(first.headers.etag);
  expect((await get('/movie/popular')).body).toBe(first.body);
});

test('the ETag of one answer does not match another answer', async () => {
  const { get } = await aCatalogueReader();
  const { etag } = (await get('/movie/550')).headers;
  const other = await get('/movie/27205', { 'if-none-match': String(etag) });
  expect(other.statusCode).toBe(200);
});

test('a failure is not cached', async () => {
  const { get } = await aCatalogueReader();
  const answer = await get('/movie/99999999');
  expect(answer.headers).not.toHaveProperty('etag');
  expect(answer.headers).not.toHaveProperty('cache-control');
});

test('details include the videos on request, without an id of their own', async () => {
  const { get } = await aCatalogueReader();
  const direct = (await get('/movie/550/videos')).json();
  const appended = (await get('/movie/550?append_to_response=videos,nonsense')).json();
  expect(direct).toEqual({ id: 550, results: [expect.objectContaining({ key: 'SUXWAEX2jlg' })] });
  expect(appended).toMatchObject({ id: 550, title: 'Fight Club' });
  expect(appended.videos).toEqual({ results: direct.results });
  expect(appended).not.toHaveProperty('nonsense');
  expect((await get('/movie/550')).json()).not.toHaveProperty('videos');
});

test('more than twenty blocks are too many to append', async () => {
  const { get } = await aCatalogueReader();
  const blocks = (count: number) => Array.from({ length: count }, () => 'videos').join(',');
  const answer = await get(`/tv/1396?append_to_response=${blocks(21)}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, status_code: 27 });
  expect((await get(`/tv/1396?append_to_response=${blocks(20)}`)).statusCode).toBe(200);
});

test('a TV show without a known trailer has an empty list of videos', async () => {
  const { get } = await aCatalogueReader();
  expect((await get('/tv/253/videos')).json()).toEqual({ id: 253, results: [] });
});

test.each([
  '',
  '?query=',
  '?query=%20%20',
  '?query=%E2%98%83',
  '?query=qqqqqqqqq',
  '?query=constructor',
])('search/movie%s finds nothing and gives one empty page', async (query) => {
  const { get } = await aCatalogueReader();
  const answer = await get(`/search/movie${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ page: 1, results: [], total_pages: 1, total_results: 0 });
});

test.each([
  ['movie?query=king+kong', ['2005', '1933']],
  ['movie?query=king+kong&year=1933', ['1933']],
  ['movie?query=king+kong&primary_release_year=2005', ['2005']],
  ['movie?query=king+kong&year=1950', []],
  ['movie?query=king+kong&year=soon', ['2005', '1933']],
  ['tv?query=doctor+who&first_air_date_year=2005', ['2005']],
])('search/%s finds titles of %j', async (path, years) => {
  expect((await askBundled(`search/${path}`)).results.map(yearOf)).toEqual(years);
});

test('only the beginning of a very long query is searched for', async () => {
  const { get } = await aCatalogueReader();
  const answer = await get(`/search/movie?query=${'inception'.padEnd(5000, '+')}x`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().results[0]).toMatchObject({ id: 27205 });
});

test('every request gets a page or a refusal in TMDB’s shape', async () => {
  const { get } = await aCatalogueReader();
  const paths = [
    ...['search/movie', 'search/multi', 'discover/tv', 'movie/popular', 'tv/1396'],
    ...['movie/550/videos', 'movie/550/recommendations', 'person/31', 'find/tt0088763'],
    'watch/providers/movie',
  ];
  const names = [
    'query',
    'page',
    'year',
    'with_genres',
    'sort_by',
    'with_cast',
    'watch_region',
    'append_to_response',
    '__proto__',
  ];
  const aParameter = fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.array(aParameter), async (path, parameters) => {
      const answer = await get(`/${path}?${new URLSearchParams(parameters)}`);
      expect([200, 400, 422]).toContain(answer.statusCode);
      if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ success: false });
    }),
  );
});
