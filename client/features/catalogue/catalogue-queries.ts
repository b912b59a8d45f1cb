import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useBackend } from '#client/lib/backend.tsx';
import type { CatalogueClient } from '#client/lib/catalogue-client.ts';
import type { ListFilter } from '#client/lib/paths.ts';
import { lastPage, type MediaType, type Title } from '#contract/catalogue.ts';

/** The list that a filter asks for: a search, a genre, or all that is popular. */
export function listOptions(catalogue: CatalogueClient, type: MediaType, filter: ListFilter) {
  const { q, genre } = filter;
  return infiniteQueryOptions({
    queryKey: ['titles', type, { q, genre }],
    queryFn({ pageParam: page, signal }) {
      if (q) return catalogue.search(type, q, page, signal);
      if (genre) return catalogue.discover(type, genre, page, signal);
      return catalogue.popular(type, page, signal);
    },
    initialPageParam: 1,
    getNextPageParam(last, pages) {
      const next = pages.length + 1;
      const isLast = last.results.length === 0 || next > Math.min(last.total_pages, lastPage);
      return isLast ? undefined : next;
    },
    // A page may begin with what the one before ended with: the list moved in between.
    select: ({ pages }) => ({
      titles: withoutRepeats(pages.flatMap((page) => page.results)),
      total: pages[0]?.total_results ?? 0,
    }),
  });
}

function withoutRepeats(titles: Title[]): Title[] {
  return [...new Map(titles.map((title) => [title.id, title])).values()];
}

export function useTitles(type: MediaType, filter: ListFilter) {
  const { catalogue } = useBackend();
  return useInfiniteQuery(listOptions(catalogue, type, filter));
}

/** The genres of the filter; none when they cannot be had (specification, point 8). */
export function useGenres(type: MediaType) {
  const { catalogue } = useBackend();
  const { data } = useQuery({
    queryKey: ['genres', type],
    queryFn: ({ signal }) => catalogue.genres(type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

/** One title by its id, for an address that names it. */
export function titleOptions(catalogue: CatalogueClient, type: MediaType, id: number) {
  return queryOptions({
    queryKey: ['title', type, id],
    queryFn: ({ signal }) => catalogue.details(type, id, signal),
  });
}
