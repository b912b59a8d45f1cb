import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { type MergedPages, mergePages } from '#client/features/catalogue/merge-pages.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { genresRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { listRequest } from '#client/lib/catalogue/list-request.ts';
import type { ListFilter } from '#client/lib/list-filter.ts';
import { lastPage, type MediaType, type Title } from '#contract/catalogue.ts';

/** A list that had gone further begins with as many pages as this at once, and goes on from there. */
const mostPagesAtOnce = 25;

export function titlesKey(type: MediaType, filter: ListFilter) {
  return ['titles', type, filter];
}

export function genresKey(type: MediaType) {
  return ['genres', type];
}

/**
 * The list that a filter asks for: a search, a genre, or all that is popular. `depth`: how many
 * pages it begins with, as far as it had gone before.
 */
export function listOptions(
  catalogue: CatalogueClient,
  type: MediaType,
  filter: ListFilter,
  depth = 1,
) {
  return infiniteQueryOptions({
    queryKey: titlesKey(type, filter),
    async queryFn({ pageParam: { start, end }, signal }) {
      const numbers = Array.from({ length: end - start + 1 }, (_, place) => start + place);
      const pages = numbers.map((page) => catalogue.ask(listRequest(type, filter, page), signal));
      return mergePages(end, await Promise.all(pages));
    },
    initialPageParam: { start: 1, end: Math.min(depth, mostPagesAtOnce) },
    getNextPageParam(last, merged) {
      const next = last.end + 1;
      const isLast = next > Math.min(last.total_pages, lastPage) || isNothingNew(merged);
      return isLast ? undefined : { start: next, end: next };
    },
    // A page may begin with what the one before ended with: the list moved in between.
    select: ({ pages }) => ({
      titles: withoutRepeats(pages.flatMap((page) => page.results)),
      total: pages[0]?.total_results ?? 0,
      depth: pages.at(-1)?.end ?? 1,
    }),
  });
}

/** A catalogue that repeats itself has come to its end, whatever it says of further pages. */
function isNothingNew(merged: MergedPages[]): boolean {
  const known = new Set(merged.slice(0, -1).flatMap(({ results }) => results.map(idOf)));
  return merged.at(-1)?.results.every((title) => known.has(title.id)) ?? true;
}

function withoutRepeats(titles: Title[]): Title[] {
  return [...new Map(titles.map((title) => [title.id, title])).values()];
}

function idOf({ id }: Title): number {
  return id;
}

/** While another list is on its way, the one before stands in for it (`isPlaceholderData`). */
export function useTitles(type: MediaType, filter: ListFilter, depth: number) {
  const { catalogue } = useBackend();
  return useInfiniteQuery({
    ...listOptions(catalogue, type, filter, depth),
    placeholderData: keepPreviousData,
  });
}

// They hardly ever change. But they mostly come with the page, so that TMDB's would never be renewed
// unless some browser asks for them.
const genresStaleAfter = 24 * 60 * 60_000;

/** The genres of the filter. While they cannot be had, they are asked for every half a minute. */
export function genresOptions(catalogue: CatalogueClient, type: MediaType) {
  return queryOptions({
    queryKey: genresKey(type),
    queryFn: ({ signal }) => catalogue.ask(genresRequest(type), signal),
    staleTime: genresStaleAfter,
    // Nobody would think of trying again for a list that is merely short.
    refetchInterval: ({ state }) => (state.status === 'error' ? 30_000 : false),
  });
}

/** The genres of the filter; none while they cannot be had. */
export function useGenres(type: MediaType) {
  const { catalogue } = useBackend();
  const { data } = useQuery(genresOptions(catalogue, type));
  return data ?? [];
}
