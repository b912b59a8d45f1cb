import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { genresKey, genresOptions } from '#client/features/catalogue/catalogue-queries.ts';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import type { Genre } from '#contract/catalogue.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const drama = [{ id: 18, name: 'Drama' }];
const comedy = [{ id: 35, name: 'Comedy' }];

/** The genres of movies as a component sees them; `age`: of those that came with the page. */
function observeGenres(genres: () => Promise<Genre[]>, age: number | null = null) {
  vi.useFakeTimers();
  // TanStack Query does not fetch again on a server, so that this test must look like a browser.
  environmentManager.setIsServer(() => false);
  const rendered = { key: genresKey('movie'), data: drama };
  const client = createQueryClient(
    age === null ? [] : [{ ...rendered, fetchedAt: Date.now() - age }],
  );
  client.mount();
  const observer = new QueryObserver(
    client,
    genresOptions(
      { asksTmdb: false, ask: async ({ read }) => read({ genres: await genres() }) },
      'movie',
    ),
  );
  const unsubscribe = observer.subscribe(() => {});
  onTestFinished(() => {
    unsubscribe();
    client.unmount();
    vi.useRealTimers();
    environmentManager.setIsServer(() => true);
  });
  return observer;
}

test('the list of genres is fetched again by itself after a failure', async () => {
  const genres = vi.fn<() => Promise<Genre[]>>().mockRejectedValue(new CatalogueError(503));
  const observer = observeGenres(genres);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(observer.getCurrentResult().isError).toBe(true);

  genres.mockResolvedValue(drama);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(observer.getCurrentResult().data).toEqual(drama);
  const asked = genres.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(genres).toHaveBeenCalledTimes(asked);
});

test.each([
  ['less than a day old are not fetched', day - minute, drama],
  ['a day old are fetched again', day, comedy],
])('genres that came with the page and are %s', async (_what, age, shown) => {
  const observer = observeGenres(async () => comedy, age);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toEqual(shown);
});
