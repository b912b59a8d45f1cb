import { QueryClient } from '@tanstack/react-query';
import { CatalogueError } from '#client/lib/catalogue/catalogue-error.ts';
import type { RenderedQuery } from '#client/lib/rendering/rendered-state.ts';

/** Only a missing answer and a server error are worth a retry; a refusal would be repeated. */
function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof CatalogueError)) return false;
  return error.status === null || error.status >= 500;
}

/** When the page arrived, in milliseconds since 1970. */
const arrivedAt = Date.now();

/** `rendered`: the answers with which it begins. */
export function createQueryClient(rendered: RenderedQuery[] = []): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        // On the server, where a page is rendered once, timers would only keep it in memory.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60_000,
        refetchOnWindowFocus: false,
        // Without a network a query fails instead of waiting silently; it is fetched again when the
        // network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 500,
      },
    },
  });
  for (const { key, data, fetchedAt } of rendered) {
    queries.setQueryData(key, data, { updatedAt: fetchedAt ?? arrivedAt });
  }
  return queries;
}
