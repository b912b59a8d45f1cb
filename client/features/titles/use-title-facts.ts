import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergeFacts, titleFactsOptions } from '#client/features/titles/title-facts-queries.ts';
import { region } from '#client/features/watching/watch-choices.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { ListFacts } from '#contract/listed-title-schemas.ts';
import type { RowKey } from '#contract/tables/title-list.ts';

export interface KnownTitleFacts {
  /** By the key as text, such as `movie-603`; null of a title that the catalogue does not have. */
  facts: ReadonlyMap<string, ListFacts | null>;
  /** More are on their way. */
  isLoading: boolean;
  /** The rest could not be had: `askAgain` asks for it. */
  isFailed: boolean;
  askAgain: () => void;
}

const noGroups: never[] = [];

/**
 * The facts by which a list is filtered, with the services of the visitor's country. Asks for them group
 * by group as long as they are wanted, and for no title twice.
 */
export function useTitleFacts(keys: RowKey[], areWanted: boolean): KnownTitleFacts {
  const { catalogue } = useBackend();
  const country = region.use() ?? '';
  const options = titleFactsOptions(catalogue, keys, country);
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    ...options,
    enabled: areWanted && keys.length > 0,
  });
  const isMoreDue = areWanted && hasNextPage;
  useEffect(() => {
    if (isMoreDue && !isFetching && !isError) fetchNextPage();
  }, [isMoreDue, isFetching, isError, fetchNextPage]);
  const isIncomplete = areWanted && keys.length > 0 && (!data || hasNextPage);
  const isFailed = isIncomplete && isError && !isFetching;
  return {
    facts: mergeFacts(data?.pages ?? noGroups),
    isLoading: isIncomplete && !isFailed,
    isFailed,
    askAgain: () => void (data ? fetchNextPage() : refetch()),
  };
}
