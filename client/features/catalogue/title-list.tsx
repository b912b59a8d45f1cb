import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { LoadMore } from '#client/features/catalogue/load-more.tsx';
import { TitleCard } from '#client/features/catalogue/title-card.tsx';
import { TitleGrid, TitleGridSkeleton } from '#client/features/catalogue/title-grid.tsx';
import styles from '#client/features/catalogue/title-list.module.css';
import type { BrowsedList } from '#client/features/catalogue/use-browsed-list.ts';
import { type TitleKey, textOfTitleKey } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { FailedDrawing, NothingFoundDrawing } from '#client/ui/drawings/drawing.tsx';
import { urgentPosters } from '#client/ui/pictures/poster-sources.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';

interface TitleListProps {
  type: MediaType;
  list: BrowsedList;
  /** The search text; empty for a genre and for the popular list. */
  query: string;
  /** What to say when the list cannot be loaded. */
  failure: string;
  /** What to say and to offer when the list has no titles. */
  whenEmpty: ReactNode;
  onOpen: (key: TitleKey) => void;
  /** What can be done with a title besides opening it: the heart. */
  actionFor: (title: Title) => ReactNode;
  isHidden: (title: Title) => boolean;
  isDimmed: (title: Title) => boolean;
  /** What to say of so many hidden titles, and whether the list has no others. */
  whenHidden: (count: number, areAll: boolean) => ReactNode;
}

/** The cards of a list, or what is shown while there are none. */
export function TitleList(props: TitleListProps) {
  const { type, list, query, failure, whenEmpty, onOpen, actionFor } = props;
  const { isHidden, isDimmed, whenHidden } = props;
  const { tryAgain } = useMessages();
  const { fetchNextPage, isFetchingNextPage } = list;
  const all = list.data?.titles ?? [];
  const titles = all.filter((title) => !isHidden(title));
  const hiddenCount = all.length - titles.length;
  const end = useRef<HTMLDivElement>(null);
  const goOnFrom = useGoOnFrom(type, titles, end);

  const loadMore = useCallback(
    (isAskedFor: boolean) => {
      if (isAskedFor) goOnFrom();
      // It ends a refetch of the pages before, which would leave it without effect.
      if (!isFetchingNextPage) fetchNextPage();
    },
    [fetchNextPage, isFetchingNextPage, goOnFrom],
  );

  return (
    <>
      <Announcement list={list} query={query} count={titles.length} />
      {list.isError && !list.isFetchNextPageError && (
        <div className={styles.message} role="alert">
          <FailedDrawing />
          <p>{failure}</p>
          <Button onClick={() => list.refetch()}>{tryAgain}</Button>
        </div>
      )}
      {list.isPending && <TitleGridSkeleton />}
      {list.data && all.length === 0 && (
        <div className={styles.message}>
          <NothingFoundDrawing />
          {whenEmpty}
        </div>
      )}
      <div className={list.isPlaceholderData ? styles.old : undefined}>
        <TitleGrid items={titles}>
          {(title, index) => (
            <TitleCard
              key={title.id}
              titleKey={{ type, id: title.id }}
              title={title}
              isUrgent={index < urgentPosters}
              isDimmed={isDimmed(title)}
              onOpen={() => onOpen({ type, id: title.id })}
              action={actionFor(title)}
            />
          )}
        </TitleGrid>
      </div>
      {hiddenCount > 0 && !list.hasNextPage && (
        <div ref={end} className={styles.message} tabIndex={-1}>
          {whenHidden(hiddenCount, titles.length === 0)}
        </div>
      )}
      {list.data && list.hasNextPage && !list.isPlaceholderData && (
        <LoadMore
          key={`${type} ${query}`}
          depth={list.data.depth}
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? failure : null}
          whenResting={hiddenCount > 0 && titles.length === 0 && whenHidden(hiddenCount, false)}
          onLoad={loadMore}
        />
      )}
    </>
  );
}

/**
 * Tells screen readers the state of the list. Always rendered, so that its changes are read out.
 */
function Announcement({
  list,
  query,
  count,
}: Pick<TitleListProps, 'list' | 'query'> & { count: number }) {
  const { catalogue, loading } = useMessages();
  return (
    <p className="visually-hidden" role="status">
      {list.isPlaceholderData ? loading : list.data && words(list.data)}
    </p>
  );

  function words({ total, depth }: NonNullable<typeof list.data>) {
    const results = query ? catalogue.resultsFor(total, query) : catalogue.results(total);
    return depth === 1 ? results : catalogue.shownOf(count, results);
  }
}

/**
 * When more was requested by the button, the focus moves to the first new card, or to what is said at
 * the end of a list that hides all that is new.
 */
function useGoOnFrom(
  type: MediaType,
  titles: { id: number }[],
  end: RefObject<HTMLElement | null>,
): () => void {
  const firstNew = useRef<number | null>(null);
  const count = titles.length;
  useEffect(() => {
    if (firstNew.current === null) return;
    const next = titles[firstNew.current];
    const target = next
      ? document.getElementById(textOfTitleKey({ type, id: next.id }))
      : end.current;
    if (!target) return;
    firstNew.current = null;
    target.focus();
  }, [type, titles, end]);
  return useCallback(() => {
    firstNew.current = count;
  }, [count]);
}
