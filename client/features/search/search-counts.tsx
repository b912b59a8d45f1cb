import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listOptions } from '#client/features/catalogue/catalogue-queries.ts';
import { KindLink } from '#client/features/search/kind-link.tsx';
import styles from '#client/features/search/search-counts.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { useMessages } from '#client/messages/language.ts';
import type { MediaType } from '#contract/catalogue.ts';

interface SearchCountsProps {
  type: MediaType;
  query: string;
  /** How many titles of this kind were found; null while it is not known. */
  count: number | null;
}

/** How many titles a search has found, of the kind that the page lists and of the other. */
export function SearchCounts({ type, query, count }: SearchCountsProps) {
  const { catalogue } = useMessages();
  const other = useOtherKind(type, query, count !== null);
  if (count === 0) return null;
  // Without a number it only reserves its space.
  return (
    <p className={styles.counts}>
      {count === null ? '\u00a0' : catalogue.count[type](count)}
      {other && <> · {other}</>}
    </p>
  );
}

/** What a search finds of the kind that the page does not list; nothing when it finds nothing. */
export function OtherKind({ type, query }: Omit<SearchCountsProps, 'count'>) {
  return useOtherKind(type, query, true);
}

// Asked for after the page's own list, which matters more.
function useOtherKind(type: MediaType, query: string, isListThere: boolean): ReactNode {
  const { catalogue } = useBackend();
  const other = type === 'movie' ? 'tv' : 'movie';
  const { data } = useInfiniteQuery({
    ...listOptions(catalogue, other, { q: query }),
    enabled: isListThere,
  });
  return isListThere && data && data.total > 0 ? (
    <KindLink type={other} query={query} count={data.total} />
  ) : null;
}
