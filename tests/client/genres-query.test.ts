import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { genresOptions } from '#client/features/catalogue/catalogue-queries.ts';
import { type CatalogueClient, CatalogueError } from '#client/lib/catalogue/catalogue-client.ts';
import { createQueryClient } from '#client/lib/query-client.ts';

test('the list of genres is fetched again by itself after a failure', async () => {
  vi.useFakeTimers();
  // TanStack Query does not fetch again on a server, so that this test must look like a browser.
  environmentManager.setIsServer(() => false);
  const genres = vi.fn<CatalogueClient['genres']>().mockRejectedValue(new CatalogueError(503));
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(
    client,
    genresOptions({ genres } as unknown as CatalogueClient, 'movie'),
  );
  const unsubscribe = observer.subscribe(() => {});
  onTestFinished(() => {
    unsubscribe();
    client.unmount();
    vi.useRealTimers();
    environmentManager.setIsServer(() => true);
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(observer.getCurrentResult().isError).toBe(true);

  genres.mockResolvedValue([{ id: 18, name: 'Drama' }]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(observer.getCurrentResult().data).toEqual([{ id: 18, name: 'Drama' }]);
  const asked = genres.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(genres).toHaveBeenCalledTimes(asked);
});
