import { type ReactNode, Suspense } from 'react';
import styles from '#client/features/filters/filter-bar.module.css';
import { filtersButtonId } from '#client/features/filters/filters-button.tsx';
import { filterChips } from '#client/features/filters/lazy-filter-chips.ts';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { countFilters, type ListFilter } from '#client/lib/list-filter.ts';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { useIsHydrated } from '#client/lib/rendering/use-is-hydrated.ts';
import { savedViewsKey } from '#client/lib/storage-keys.ts';
import type { Genre, MediaType } from '#contract/catalogue.ts';

interface FilterBarProps {
  type: MediaType;
  filter: ListFilter;
  genres: Genre[];
  /** Says how many titles there are. */
  count: ReactNode;
  /** What can be done with the list. */
  children: ReactNode;
}

/** How many titles there are, what they are filtered by, and the saved views. */
export function FilterBar({ type, filter, genres, count, children }: FilterBarProps) {
  // Whether there are views is known before the code that reads them. Beside a search, whose counts
  // need the room, they are only in the panel.
  const isHydrated = useIsHydrated();
  const hasViews = isHydrated && !filter.q && browserStorage.getItem(savedViewsKey) !== null;
  const isFiltered = countFilters(filter) > 0;
  return (
    <div className={styles.bar}>
      <div className={styles.count}>{count}</div>
      <div className={isFiltered ? styles.chips : styles.views} data-screen-only>
        {(hasViews || isFiltered) && (
          <CodeBoundary fallback={null}>
            <Suspense>
              <filterChips.Component
                type={type}
                filter={filter}
                genres={genres}
                onClear={focusButton}
              />
            </Suspense>
          </CodeBoundary>
        )}
      </div>
      <div className={styles.tools} data-screen-only>
        {children}
      </div>
    </div>
  );
}

function focusButton(): void {
  document.getElementById(filtersButtonId)?.focus();
}
