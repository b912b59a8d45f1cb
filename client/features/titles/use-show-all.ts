import { useEffect, useRef, useState } from 'react';

/**
 * The first `few` of a list's items until `showAll` is called, which is null where there are no more.
 * The button that calls it goes away, so the focus moves to the first of the items that it has brought.
 */
export function useShowAll<Item>(items: Item[], few: number) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (!isWhole) return;
    const item = list.current?.querySelectorAll('li')[few];
    (item?.querySelector('a') ?? item)?.focus();
  }, [isWhole, few]);
  // The button would take as much room as one more.
  const hasMore = !isWhole && items.length > few + 1;
  return {
    list,
    shown: hasMore ? items.slice(0, few) : items,
    showAll: hasMore ? () => setIsWhole(true) : null,
  };
}
