import { expect, test } from 'vitest';
import {
  aFakeTmdb,
  anUpstreamCatalogue,
  days,
} from '#tests/support/catalogue/an-upstream-catalogue.ts';
import {
  apiKey,
  content,
  endless,
  notFound,
  type Sentinel,
  silence,
  status,
  truncated,
} from '#tests/support/catalogue/fake-tmdb.ts';

const offline = {
  status: 503,
  code: '9',
  message: 'Service offline: This service is temporarily offline, try again later.',
};

/** Bad answers of TMDB, and the number of requests that each is worth. */
const troubles: [string, Sentinel, number][] = [
  ['500', status(500), 3],
  ['502 by somebody in between', status(502, { 'content-type': 'text/html' }), 3],
  ['503', status(503), 3],
  ['429', status(429), 3],
  ['a broken connection', (_request, response) => response.destroy(), 3],
  ['half an answer', truncated, 3],
  ['a refused key', status(401), 1],
  ['a page of somebody else', content('<html>Log in to the hotel’s network</html>'), 1],
  ['a 404 of somebody else', status(404), 1],
  ['nothing at all', content(''), 1],
  ['no object', content('null'), 1],
  ['a page without a list', content({ page: 1, results: 'none' }), 1],
  ['a page of rows without ids', content({ page: 1, results: [{ id: '7' }, { id: -1 }, null] }), 1],
  ['fifty megabytes', endless(), 1],
  ['a list that does not exist', notFound, 1],
  ['304 without having been asked', status(304), 1],
];

test.each(troubles)(
  '%s is a bad answer, and retried where a retry can help',
  async (_name, sentinel, asked) => {
    const { tmdb, ask } = await anUpstreamCatalogue();
    tmdb.always(sentinel);
    await expect(ask('movie/popular')).rejects.toMatchObject(offline);
    expect(tmdb.requests).toHaveLength(asked);
  },
);

// 304 is left out: it is a good answer to a request with the ETag of a cached answer.
test.each(troubles.filter(([name]) => !name.startsWith('304')))(
  'after %s the last good answer is given',
  async (_name, sentinel) => {
    const { tmdb, ask, clock, ages } = await anUpstreamCatalogue();
    const page = await ask('movie/popular');
    clock.advance(3 * days);
    tmdb.always(sentinel);
    expect(await ask('movie/popular')).toEqual(page);
    expect(ages[0]).toBeGreaterThanOrEqual(3 * 24 * 3600);
  },
);

test('one bad answer is hidden by a retry that succeeds', async () => {
  const { tmdb, ask, sleeps } = await anUpstreamCatalogue();
  tmdb.next(status(500), truncated);
  expect((await ask('movie/popular')).results).toHaveLength(20);
  // 200 ms and 400 ms, times three quarters by this test's fixed random number.
  expect(sleeps).toEqual([150, 300]);
});

test('no answer in time counts as down', async () => {
  const { tmdb, ask, start, clock } = await anUpstreamCatalogue();
  const page = await ask('movie/popular');
  clock.advance(3 * days);
  tmdb.always(silence);
  const impatient = start({ timeoutMilliseconds: 20 });
  expect(await impatient.ask('movie/popular')).toEqual(page);
  await expect(impatient.ask('tv/popular')).rejects.toMatchObject(offline);
});

test('a redirect is not followed, so that the key reaches no other host', async () => {
  const { tmdb, ask } = await anUpstreamCatalogue();
  const elsewhere = await aFakeTmdb();
  tmdb.next(status(302, { location: `${elsewhere.apiUrl}/movie/popular` }));
  await expect(ask('movie/popular')).rejects.toMatchObject(offline);
  expect(elsewhere.requests).toEqual([]);
});

test.each([
  ['in seconds', '2'],
  ['as a date', 'Sat, 21 Nov 2026 12:00:02 GMT'],
])('after a 429 nothing is requested until Retry-After %s is over', async (_form, retryAfter) => {
  const { tmdb, ask, clock } = await anUpstreamCatalogue();
  const start = clock();
  tmdb.next(status(429, { 'retry-after': retryAfter }));
  await ask('movie/popular');
  expect(clock() - start).toBe(2000);
  expect(tmdb.requests).toHaveLength(2);
});

test('a very long Retry-After holds for every other call as well', async () => {
  const { tmdb, ask, clock } = await anUpstreamCatalogue();
  tmdb.next(status(429, { 'retry-after': '60' }));
  await expect(ask('movie/popular')).rejects.toMatchObject(offline);
  await expect(ask('genre/movie/list')).rejects.toMatchObject(offline);
  expect(tmdb.requests).toHaveLength(1);
  clock.advance(60_000);
  expect(await ask('genre/movie/list')).toMatchObject({ genres: { length: 19 } });
});

test('a parameter that TMDB refuses is refused to the reader, and does not count as a failure', async () => {
  const { tmdb, ask, catalogue } = await anUpstreamCatalogue();
  const refusal = JSON.stringify({ success: false, status_code: 22, status_message: 'No.' });
  tmdb.always((_request, response) => void response.writeHead(400).end(refusal));
  for (let asked = 0; asked < 6; asked++) {
    await expect(ask('movie/popular')).rejects.toMatchObject({ status: 422, code: '5' });
  }
  expect(catalogue.health().isDegraded).toBe(false);
});

/** Makes different calls that all fail; after the third of them the circuit sends a probe. */
async function failDifferently(ask: (address: string) => Promise<unknown>, calls: number) {
  for (let id = 1; id <= calls; id++) {
    await expect(ask(`movie/${id}`)).rejects.toMatchObject(offline);
  }
}

test('after three failed calls and a failed probe nothing is sent to TMDB but a probe every thirty seconds', async () => {
  const { tmdb, ask, clock, catalogue, warnings } = await anUpstreamCatalogue();
  tmdb.always(status(500));
  await failDifferently(ask, 2);
  expect(catalogue.health()).toEqual({ isDegraded: false, openSince: null });
  await failDifferently(ask, 3);
  await expect.poll(() => catalogue.health().isDegraded).toBe(true);
  expect(catalogue.health().openSince).toEqual(expect.any(Number));

  const asked = tmdb.requests.length;
  await expect(ask('tv/popular')).rejects.toMatchObject(offline);
  expect(tmdb.requests).toHaveLength(asked);
  clock.advance(30_000);
  await expect(ask('tv/popular')).rejects.toMatchObject(offline);
  await expect(ask('tv/popular')).rejects.toMatchObject(offline);
  expect(tmdb.requests).toHaveLength(asked + 1);

  tmdb.always(null);
  clock.advance(30_000);
  expect((await ask('tv/popular')).results).toHaveLength(20);
  expect(catalogue.health()).toEqual({ isDegraded: false, openSince: null });
  expect(warnings).toEqual([
    'TMDB is down, and what was fetched before is served: genre/movie/list was answered with 500.',
    'TMDB answers again.',
  ]);
});

/** A TMDB that answers the details of every title with `sentinel`, and everything else normally. */
function poisoned(tmdb: Awaited<ReturnType<typeof aFakeTmdb>>, sentinel: Sentinel): void {
  tmdb.always((request, response) => {
    const isPoisoned = /\/3\/movie\/\d/.test(request.url ?? '');
    (isPoisoned ? sentinel : tmdb.plainly)(request, response);
  });
}

test.each([
  ['500', status(500)],
  ['nonsense', content('<html>Oops</html>')],
  ['401', status(401)],
])(
  'titles that TMDB answers with %s do not affect other calls, however many there are',
  async (_name, sentinel) => {
    const { tmdb, ask, catalogue, warnings } = await anUpstreamCatalogue();
    poisoned(tmdb, sentinel);
    await failDifferently(ask, 12);
    await failDifferently(ask, 1);
    expect((await ask('movie/popular')).results).toHaveLength(20);
    expect(catalogue.health().isDegraded).toBe(false);
    expect(warnings).toEqual([]);
  },
);

test('a refused key does not count as TMDB being down, and is logged once', async () => {
  const { tmdb, ask, clock, catalogue, warnings } = await anUpstreamCatalogue();
  tmdb.always(status(401));
  await failDifferently(ask, 1);
  await expect.poll(() => catalogue.health().isDegraded).toBe(true);
  await failDifferently(ask, 10);
  clock.advance(30_000);
  await failDifferently(ask, 1);
  expect(warnings).toEqual([expect.stringMatching(/^TMDB refuses the key in TMDB_API_KEY, /)]);
  expect(catalogue.counters.troubles.get('keyRefused')).toBe(1);
});

test('a 429 does not count as a failure', async () => {
  const { tmdb, ask, catalogue, warnings } = await anUpstreamCatalogue();
  tmdb.always(status(429));
  await failDifferently(ask, 12);
  tmdb.always(null);
  expect((await ask('movie/popular')).results).toHaveLength(20);
  expect(catalogue.health().isDegraded).toBe(false);
  expect(warnings).toEqual([]);
});

test('successes between failures keep the circuit closed', async () => {
  const { tmdb, ask, catalogue } = await anUpstreamCatalogue();
  for (let page = 1; page <= 6; page++) {
    tmdb.next(status(500));
    await ask(`movie/popular?page=${page}`);
  }
  expect(catalogue.health().isDegraded).toBe(false);
});

test('no error contains the key', async () => {
  const { tmdb, ask, warnings } = await anUpstreamCatalogue();
  const causes: unknown[] = [];
  for (const [, sentinel] of troubles) {
    tmdb.always(sentinel);
    await ask('genre/movie/list').catch((failure) => causes.push(failure, failure.cause));
  }
  await tmdb.stop();
  await ask('genre/tv/list').catch((failure) => causes.push(failure, failure.cause));
  expect(causes.length).toBeGreaterThan(20);
  const text = causes.map((cause) => `${cause} ${(cause as Error).stack} ${JSON.stringify(cause)}`);
  expect([...text, ...warnings].join()).not.toContain(apiKey);
});
