import { expect, test, vi } from 'vitest';
import { aLiveCatalogue } from '#tests/support/catalogue/a-live-catalogue.ts';
import { days } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { apiKey, status } from '#tests/support/catalogue/fake-tmdb.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

test('with a key, the catalogue comes from TMDB', async () => {
  const { get } = await aLiveCatalogue();
  expect((await get('/movie/popular')).json().results[0]).toMatchObject({
    id: 1,
    title: 'Movie 1',
  });
  expect((await get('/search/tv?query=Show 7')).json().results[0]).toMatchObject({
    name: 'Show 7',
  });
  expect((await get('/discover/movie?with_genres=18')).json().total_results).toBe(57);
  expect((await get('/genre/tv/list')).json().genres).toHaveLength(16);
  expect((await get('/tv/7?append_to_response=videos')).json()).toMatchObject({ name: 'Show 7' });
  expect((await get('/movie/7/videos')).json()).toMatchObject({ id: 7, results: [{}, {}] });
  expect((await get('/movie/999')).json()).toMatchObject({ success: false, status_code: 34 });
});

test('the catalogue answers in the language of the browser', async () => {
  const { tmdb, get } = await aLiveCatalogue();
  const page = (await get('/movie/popular?language=de-AT&page=2')).json();
  expect(page.results[0].title).toBe('Film 20');
  expect(tmdb.requests[0]?.query).toMatchObject({ language: 'de-AT', region: 'AT' });
  await get('/tv/popular?language=nonsense');
  expect(tmdb.requests.at(-1)?.query).toMatchObject({ language: 'en-US' });
});

test('parameters that a visitor adds do not reach TMDB', async () => {
  const { tmdb, get } = await aLiveCatalogue();
  await get('/movie/popular?api_key=theirs&session_id=1&include_adult=true&append_to_response=x');
  expect(tmdb.requests[0]).toMatchObject({
    path: 'movie/popular',
    query: { api_key: apiKey, language: 'en-US', page: '1' },
  });
  expect(tmdb.requests[0]?.headers).not.toHaveProperty('authorization');
});

test.each([
  '/company/1',
  '/movie/top_rated',
  '/configuration',
  '/movie/7/images',
  '/authentication',
])('%s is not found, and TMDB is not asked', async (path) => {
  const { tmdb, get } = await aLiveCatalogue();
  expect((await get(path)).statusCode).toBe(404);
  expect(tmdb.requests).toEqual([]);
});

test('a visitor who is not logged in is refused, and TMDB is not asked', async () => {
  const { tmdb, app } = await aLiveCatalogue();
  expect((await app.inject('/catalogue/3/movie/popular')).statusCode).toBe(401);
  expect(tmdb.requests).toEqual([]);
});

test('a stale answer says its age, so that no browser caches it', async () => {
  const { tmdb, get, clock } = await aLiveCatalogue({ ACCESS_TOKEN_SECONDS: '86400' });
  const fresh = await get('/movie/popular');
  expect(fresh.headers).not.toHaveProperty('age');
  clock.advance(4000 * 1000);
  tmdb.always(status(500));
  const old = await get('/movie/popular');
  expect(old.headers.age).toBe('4000');
  expect(old.headers['cache-control']).toBe('private, max-age=300');
  expect(old.headers['access-control-expose-headers']).toBe('ETag, Age');
  expect(old.json()).toEqual(fresh.json());
  const unchanged = await get('/movie/popular', { 'if-none-match': String(fresh.headers.etag) });
  expect(unchanged.statusCode).toBe(304);
});

test('while TMDB is down only uncached answers fail, in TMDB’s own shape', async () => {
  const { tmdb, get } = await aLiveCatalogue();
  await get('/movie/popular');
  tmdb.always(status(401));
  expect((await get('/movie/popular')).statusCode).toBe(200);
  const answer = await get('/movie/popular?page=2');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    success: false,
    status_code: 9,
    status_message: 'Service offline: This service is temporarily offline, try again later.',
  });
  expect(answer.headers['retry-after']).toBe('30');
});

/** The lines of the log about failed requests, and those that belong to no request. */
function logOf({ log }: Awaited<ReturnType<typeof aLiveCatalogue>>['app']) {
  const errors: unknown[] = [];
  const child = log.child.bind(log);
  vi.spyOn(log, 'child').mockImplementation((...options) =>
    Object.assign(child(...options), { error: (...said: unknown[]) => void errors.push(said) }),
  );
  return { errors, warn: vi.spyOn(log, 'warn') };
}

test('an outage of TMDB is one line of the log and a number, for any number of calls', async () => {
  const { tmdb, get, app } = await aLiveCatalogue();
  const { errors, warn } = logOf(app);
  tmdb.always(status(500));
  const ids = Array.from({ length: 30 }, (_, place) => place + 1);
  const answers = await Promise.all(ids.map((id) => get(`/movie/${id}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 503));
  await expect.poll(async () => (await app.inject('/readyz')).body).toContain('degraded');
  for (let id = 31; id <= 50; id++) expect((await get(`/movie/${id}`)).statusCode).toBe(503);
  expect(errors).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  const metrics = (await app.inject('/metrics')).body;
  const counted = [...metrics.matchAll(/^marquee_tmdb_unanswered_total\{.*\} (\d+)$/gm)];
  expect(counted.map(([, count]) => Number(count)).reduce((a, b) => a + b)).toBe(50);
  expect(metrics).toContain('marquee_failures_total{api="/catalogue/3",code="9"} 50');
});

test('no answer contains the key', async () => {
  const { tmdb, get, app } = await aLiveCatalogue();
  const said = [await app.inject('/config.json'), await get('/movie/popular')];
  for (const code of [401, 302, 500]) {
    tmdb.next(status(code, { location: `${tmdb.apiUrl}/elsewhere?api_key=${apiKey}` }));
    said.push(await get(`/movie/${code}`));
  }
  const everything = said.map(({ headers, body }) => JSON.stringify(headers) + body).join();
  expect(everything).not.toContain(apiKey);
});

test('the settings of the app name the address of posters and the credit to TMDB', async () => {
  const { app, tmdb } = await aLiveCatalogue();
  const answer = await app.inject('/config.json');
  expect(answer.json()).toMatchObject({
    catalogueUrl: '/catalogue/3',
    catalogueKey: null,
    imageUrl: tmdb.imageUrl,
    usesTmdb: true,
  });
  const images = /img-src ([^;]+)/.exec(String(answer.headers['content-security-policy']))?.[1];
  expect(images).toBe(`'self' data: ${new URL(tmdb.imageUrl).origin}`);
});

test('without a key our own posters are served, and TMDB is not credited', async () => {
  const { app } = await startTestApp();
  const configuration = (await app.inject('/config.json')).json();
  expect(configuration).toMatchObject({ imageUrl: '/t/p', usesTmdb: false });
  expect((await app.inject('/t/p/w500/tv-1396.svg')).statusCode).toBe(200);
});

test('the server stops at once, even while TMDB does not answer', async () => {
  const { tmdb, get, clock, app } = await aLiveCatalogue({ ACCESS_TOKEN_SECONDS: '86400' });
  await get('/movie/popular');
  clock.advance(days / 2);
  tmdb.always(() => {});
  await get('/movie/popular');
  await expect.poll(() => tmdb.requests).toHaveLength(2);
  await app.close();
});
