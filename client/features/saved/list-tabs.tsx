import { useEffect, useRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { useMyLists } from '#client/features/lists/use-my-lists.ts';
import styles from '#client/features/saved/list-tabs.module.css';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

/** Links to the visitor's lists, each with the number of its titles. */
export function ListTabs({ current }: { current: ListName }) {
  const lists = useMyLists();
  const { label } = useWords('favorites').lists;
  const names = Object.keys(lists) as ListName[];
  // Hardly anybody needs the list of what was refused, so it is offered once there is something in it.
  const offered = names.filter(
    (name) => name !== 'not_for_me' || name === current || lists[name].entries.length > 0,
  );
  return (
    <nav className={styles.tabs} aria-label={label} data-screen-only>
      <ul>
        {offered.map((name) => (
          <li key={name}>
            <Tab name={name} isCurrent={name === current} count={lists[name].entries.length} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The current list is no link, since it leads nowhere. It is the same element, so that it keeps the focus.
function Tab({ name, isCurrent, count }: { name: ListName; isCurrent: boolean; count: number }) {
  const { lists, count: countOf } = useWords('favorites');
  const path = paths.favorites(name);
  const href = useHref(path);
  const open = useLinkClickHandler(path);
  const tab = useRef<HTMLAnchorElement>(null);
  // On a narrow screen the row of lists is longer than the screen.
  useEffect(() => {
    if (isCurrent) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <a
      ref={tab}
      href={isCurrent ? undefined : href}
      tabIndex={isCurrent ? -1 : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={isCurrent ? undefined : open}
    >
      {lists[name].name}
      {count > 0 && <small>{countOf(count)}</small>}
    </a>
  );
}
