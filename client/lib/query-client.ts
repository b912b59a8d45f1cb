import { QueryClient } from '@tanstack/react-query';
import { CatalogueError } from '#client/lib/catalogue-client.ts';

/** A refusal stays one; only silence and the server's own trouble are worth a second try. */
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
        // Without a network a query fails and says so, rather than wait in silence; it is asked
        // again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 500,
      },
    },
  });
}
