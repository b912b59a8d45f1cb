import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anUpstreamCatalogue } from '#tests/support/catalogue/an-upstream-catalogue.ts';
import { type Sentinel, silence } from '#tests/support/catalogue/fake-tmdb.ts';

/** Two hundred searches that are not cached. */
const searches = Array.from({ length: 200 }, (_, each) => `search/movie?query=word ${each}`);

/** One page number for each connection to TMDB. */
const connections = Array.from({ length: 20 }, (_, place) => place + 1);

/** A TMDB that does not answer until the test lets it. */
function aBusyTmdb(plainly: Sentinel) {
  const held: (() => void)[] = [];
  let isBusy = true;
  const sentinel: Sentinel = (request, response) => {
    if (isBusy) held.push(() => plainly(request, response));
    else plainly(request, response);
  };
  const recover = () => {
    isBusy = false;
    for (const answer of held) answer();
  };
  return { sentinel, held, recover };
}

test('excess calls of one user are refused, and others are served meanwhile', async () => {
  const { tmdb, ask, askAs, catalogue, warnings } = await anUpstreamCatalogue();
  const busy = aBusyTmdb(tmdb.plainly);
  tmdb.always(busy.sentinel);
  const outcomes = Promise.allSettled(searches.map((search) => ask(search)));
  await expect.poll(() => busy.held).toHaveLength(20);
  const answer = askAs({ userId: 'bob' })('movie/popular');
  busy.recover();
  expect(await answer).toMatchObject({ page: 1 });
  const refusals = (await outcomes).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  // 160 calls fit into the time, and one of them was not Ada's.
  expect(refusals).toHaveLength(41);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 503, code: '25', headers: { 'retry-after': '5' } });
  }
  expect(tmdb.requests.findIndex(({ path }) => path === 'movie/popular')).toBeLessThan(25);
  expect(catalogue.counters.troubles.get('busy')).toBe(41);
  expect(catalogue.health().isDegraded).toBe(false);
  expect(warnings).toEqual([]);
});

test('a call with less than the usual time does not count as a failure of TMDB', async () => {
  const { tmdb, ask, catalogue, clock } = await anUpstreamCatalogue();
  const busy = aBusyTmdb(tmdb.plainly);
  tmdb.always(busy.sentinel);
  const pages = Promise.all(connections.map((page) => ask(`movie/popular?page=${page}`)));
  await expect.poll(() => busy.held).toHaveLength(20);
  const ids = [1, 2, 3, 4, 5, 6];
  const calls = Promise.allSettled(ids.map((id) => ask(`movie/${id}`)));
  await setImmediate();
  // When their turn comes, they have used up most of their time.
  clock.advance(3000);
  tmdb.always(silence);
  busy.recover();
  await pages;
  await expect.poll(() => tmdb.requests).toHaveLength(26);
  clock.advance(2000);
  expect((await calls).map(({ status }) => status)).toEqual(ids.map(() => 'rejected'));
  tmdb.always(null);
  await ask('tv/popular');
  expect(catalogue.counters.troubles.get('late')).toBe(6);
  expect(tmdb.requests.map(({ path }) => path)).not.toContain('genre/movie/list');
});
