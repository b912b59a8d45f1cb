// Which title a line of a file stands for, and which requests that needs.
import { expect, test } from 'vitest';
import { asEntry, keyOf } from '#client/features/lists/list-entry.ts';
import { judgeMatch, type Match } from '#client/features/transfer/match/judge-match.ts';
import { type AskCatalogue, matchLines } from '#client/features/transfer/match/match-lines.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import { aTransferLine } from '#tests/support/a-transfer-line.ts';
import { aMovie, aTvShow } from '#tests/support/catalogue/a-movie.ts';

const other = aMovie({
  id: 7,
  title: 'Fight Club: Members Only',
  original_title: 'Fight Club: Members Only',
  release_date: '2006-01-01',
});

test.each([
  ['name and year', aMovie(), {}],
  [
    'name without accents, case and punctuation',
    aMovie({ title: 'Amélie — a life!' }),
    { title: 'AMELIE: A Life' },
  ],
  ['original name', aMovie({ title: 'Der Club', original_title: 'Fight Club' }), {}],
  ['name, and a year that differs by one', aMovie({ release_date: '1998-12-30' }), {}],
  ['name alone, when the file has no year', aMovie(), { year: '' }],
  ['name in Arabic', aMovie({ title: 'وجدة' }), { title: 'وجدة' }],
  ['name of signs only', aMovie({ title: '★' }), { title: '★' }],
])('a title of the same %s is sure', (_what, movie, fields) => {
  expect(judgeMatch(aTransferLine(fields), [movie, other])).toMatchObject({
    state: 'sure',
    entry: { id: 550 },
  });
});

test.each([
  ['another year', [aMovie({ release_date: '2009-01-01' })]],
  ['another name', [other]],
  [
    'the other kind',
    [asEntry('tv', aTvShow({ name: 'Fight Club', first_air_date: '1999-01-01' }))],
  ],
  ['the same name and year twice', [aMovie(), aMovie({ id: 551 })]],
])('titles of %s are unsure', (_what, found) => {
  expect(judgeMatch(aTransferLine(), found)).toMatchObject({ state: 'unsure', candidates: found });
});

test('of two titles of that name, the one of exactly that year is sure', () => {
  const found = [aMovie({ id: 1, release_date: '1998-01-01' }), aMovie({ id: 2 })];
  expect(judgeMatch(aTransferLine(), found)).toMatchObject({ state: 'sure', entry: { id: 2 } });
});

test('at most five candidates are offered, those of that name first', () => {
  const found = Array.from({ length: 8 }, (_, index) =>
    aMovie({ id: index + 1, title: `Club ${index}`, original_title: '' }),
  );
  const ofName = aMovie({ id: 9, release_date: '1950-01-01' });
  const match = judgeMatch(aTransferLine(), [...found, ofName]);
  const ids = match.state === 'unsure' && match.candidates.map(({ id }) => id);
  expect(ids).toEqual([9, 1, 2, 3, 4]);
});

/** A catalogue that answers by address, and the addresses that it was asked for. */
function aCatalogue(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const ask: AskCatalogue = async ({ path, query, read }) => {
    const address = `${path}?${new URLSearchParams(query)}`;
    asked.push(address);
    const nothing = path.startsWith('find/')
      ? { movie_results: [], tv_results: [], person_results: [] }
      : { page: 1, results: [], total_pages: 1, total_results: 0 };
    return read(answers[address] ?? nothing);
  };
  return { ask, asked };
}

const aPageOf = (...results: object[]) => ({ page: 1, results, total_pages: 1, total_results: 1 });

async function match(line: TransferLine, ask: AskCatalogue): Promise<Match | undefined> {
  const matches = new Map<TransferLine, Match>();
  await matchLines([line], matches, ask, () => {}, new AbortController().signal);
  return matches.get(line);
}

test("a title with TMDB's number is sure without a request", async () => {
  const { ask, asked } = aCatalogue({});
  const found = await match(aTransferLine({ tmdbId: 550 }), ask);
  expect(found).toMatchObject({ entry: { id: 550, title: 'Fight Club', is_placeholder: true } });
  expect(asked).toEqual([]);
});

test("a title with IMDb's id is found by it", async () => {
  const { ask } = aCatalogue({
    'find/tt0903747?external_source=imdb_id': {
      movie_results: [],
      tv_results: [aTvShow()],
      person_results: [],
    },
  });
  const found = await match(aTransferLine({ imdbId: 'tt0903747', title: 'Something' }), ask);
  expect(found?.state === 'sure' && keyOf(found.entry)).toEqual({ type: 'tv', movie_id: 1396 });
});

test('a title whose id nobody knows is searched by its name, in English, and its year', async () => {
  const address = 'search/movie?query=Fight+Club&language=en&primary_release_year=1999';
  const { ask, asked } = aCatalogue({ [address]: aPageOf(aMovie()) });
  const found = await match(aTransferLine({ imdbId: 'tt9999999' }), ask);
  expect(found).toMatchObject({ state: 'sure', entry: { id: 550 } });
  expect(asked).toEqual(['find/tt9999999?external_source=imdb_id', address]);
});

test('a title that nobody finds is unknown, after its year and its kind were doubted', async () => {
  const { ask, asked } = aCatalogue({});
  expect(await match(aTransferLine(), ask)).toMatchObject({ state: 'unknown' });
  expect(asked).toEqual([
    'search/movie?query=Fight+Club&language=en&primary_release_year=1999',
    'search/movie?query=Fight+Club&language=en',
    'search/tv?query=Fight+Club&language=en&first_air_date_year=1999',
  ]);
});

test('after a failure the next call asks only for the lines that are not known yet', async () => {
  const lines = Array.from({ length: 20 }, (_, index) =>
    aTransferLine({ title: `Movie ${index}`, line: index + 2 }),
  );
  const matches = new Map<TransferLine, Match>();
  const { signal } = new AbortController();
  let requests = 0;
  const failing: AskCatalogue = async ({ query, read }) => {
    requests += 1;
    if (requests === 10) throw new CatalogueError(503);
    return read(aPageOf(aMovie({ id: requests, title: String(query?.query) })));
  };
  await expect(matchLines(lines, matches, failing, () => {}, signal)).rejects.toThrow('503');
  const known = matches.size;
  await matchLines(lines, matches, failing, () => {}, signal);
  expect(known).toBeGreaterThan(0);
  expect(requests).toBe(lines.length + 1);
});

test('nothing is asked for after a stop', async () => {
  const stop = new AbortController();
  const lines = Array.from({ length: 100 }, (_, index) => aTransferLine({ line: index + 2 }));
  let requests = 0;
  const ask: AskCatalogue = async ({ read }) => {
    requests += 1;
    stop.abort();
    return read(aPageOf(aMovie()));
  };
  await expect(matchLines(lines, new Map(), ask, () => {}, stop.signal)).rejects.toThrow('aborted');
  expect(requests).toBeLessThan(10);
});
