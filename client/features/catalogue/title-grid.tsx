import type { ReactNode } from 'react';
import styles from '#client/features/catalogue/title-grid.module.css';
import { useVisibleRows } from '#client/features/catalogue/use-visible-rows.ts';
import { useMessages } from '#client/messages/language.ts';

/** Up to this many cards are all rendered, so that the browser's own search finds them. */
const mostAtOnce = 120;

interface TitleGridProps<Item> {
  items: Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** Cards in columns. Of a long list only those near the screen are rendered. */
export function TitleGrid<Item>({ items, children }: TitleGridProps<Item>) {
  return items.length <= mostAtOnce ? (
    <div className={styles.grid}>{items.map(children)}</div>
  ) : (
    <LongGrid items={items}>{children}</LongGrid>
  );
}

function LongGrid<Item>({ items, children }: TitleGridProps<Item>) {
  const { grid, first, end, spaceBefore, spaceAfter } = useVisibleRows(items.length);
  return (
    <div className={styles.grid} ref={grid}>
      <div className={styles.space} style={{ height: spaceBefore }} />
      {items.slice(first, end).map((item, index) => children(item, first + index))}
      <div className={styles.space} style={{ height: spaceAfter }} />
    </div>
  );
}

/** The grid before its titles are known: empty boxes, shown only when loading takes a while. */
export function TitleGridSkeleton() {
  return (
    <div className={styles.waiting} role="status" data-waiting>
      <span className="visually-hidden">{useMessages().loading}</span>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: 20 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty boxes differ by nothing but their index
          <div key={index} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
