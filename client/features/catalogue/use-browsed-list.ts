import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTitles } from '#client/features/catalogue/catalogue-queries.ts';
import { useIsGridWhole } from '#client/features/catalogue/title-grid.tsx';
import type { ListFilter } from '#client/lib/list-filter.ts';
import { useRestoredPosition } from '#client/lib/navigation/use-restored-position.ts';
import { getDepth, withDepth } from '#client/lib/paths.ts';
import type { MediaType } from '#contract/catalogue.ts';

export type BrowsedList = ReturnType<typeof useBrowsedList>;

/**
 * The list of a filter. The address stores how many pages it has, so that whoever comes back finds
 * it as long as it was and themselves at the same position.
 */
export function useBrowsedList(type: MediaType, filter: ListFilter) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const list = useTitles(type, filter, getDepth(search));
  const isOwn = list.data !== undefined && !list.isPlaceholderData;
  const depth = isOwn ? list.data.depth : null;

  useEffect(() => {
    if (depth === null || depth === getDepth(search)) return;
    navigate(
      { search: withDepth(search, depth) },
      { replace: true, state: { ...state, isFresh: undefined } },
    );
  }, [depth, search, state, navigate]);

  const isWhole = useIsGridWhole(list.data?.titles.length ?? 0);
  useRestoredPosition(isOwn && isWhole);
  return list;
}
