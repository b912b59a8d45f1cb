import { QueryClient } from '@tanstack/react-query';
import { CatalogueError } from '#client/lib/catalogue/catalogue-client.ts';

/** Only a missing answer and a server error are worth a retry; a refusal would be repeated. */
function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof CatalogueError)) return false;
  return error.status === null || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
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
}
