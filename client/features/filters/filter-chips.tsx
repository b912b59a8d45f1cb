import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { activeFilters } from '#client/features/filters/active-filters.ts';
import styles from '#client/features/filters/filter-chips.module.css';
import { savedViews } from '#client/features/filters/saved-views.ts';
import { getListFilter, type ListFilter } from '#client/lib/list-filter.ts';
import { isForNewTab } from '#client/lib/navigation/is-for-new-tab.ts';
import { pathOfList } from '#client/lib/paths.ts';
import { getLocale, useWords } from '#client/messages/language.ts';
import { CloseIcon } from '#client/ui/icons.tsx';
import type { Genre, MediaType } from '#contract/catalogue.ts';

export interface FilterChipsProps {
  type: MediaType;
  filter: ListFilter;
  genres: Genre[];
  /** Called when no filter is left, before the chip that has the focus goes. */
  onClear: () => void;
}

/** Links: each removes one filter, or shows a saved view. */
export function FilterChips({ type, filter, genres, onClear }: FilterChipsProps) {
  const words = useWords('filters');
  const views = savedViews.use().filter((view) => view.type === type);
  const active = activeFilters(filter, { words, locale: getLocale(), genres });
  const { list, focusNext } = useFocusOfNext(active.length, onClear);
  return (
    <div className={active.length > 0 ? styles.lines : styles.line}>
      {active.length > 0 && (
        <ul className={styles.chips} ref={list} aria-label={words.active.label}>
          {active.map(({ key, name, rest }, index) => (
            <li key={key}>
              {/* Browsers and servers may know languages by slightly different names. */}
              <Link
                className={styles.chip}
                to={pathOfList(type, rest)}
                aria-label={words.active.remove(name)}
                onClick={(event) => isForNewTab(event) || focusNext(index)}
                suppressHydrationWarning
              >
                <span suppressHydrationWarning>{name}</span>
                <CloseIcon />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className={styles.clear}
              to={pathOfList(type)}
              onClick={(event) => isForNewTab(event) || focusNext(null)}
            >
              {words.clearAll}
            </Link>
          </li>
        </ul>
      )}
      {views.length > 0 && (
        <ul className={styles.chips} aria-label={words.views.heading}>
          {views.map(({ name, search }) => {
            const path = pathOfList(type, getListFilter(search));
            return (
              <li key={name}>
                <Link
                  className={styles.view}
                  to={path}
                  aria-current={path === pathOfList(type, filter) || undefined}
                >
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** When a chip is removed, the focus goes to the next one. */
function useFocusOfNext(count: number, onClear: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    const links = list.current?.querySelectorAll('a') ?? [];
    if (next.current === null || count === 0) return;
    links[Math.min(next.current, count - 1)]?.focus();
    next.current = null;
  }, [count]);
  return {
    list,
    focusNext(index: number | null) {
      if (index === null || count === 1) onClear();
      else next.current = index;
    },
  };
}
