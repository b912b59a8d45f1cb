import { type ReactNode, useSyncExternalStore } from 'react';
import styles from '#client/features/catalogue/title-grid.module.css';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { subscribeToNothing } from '#client/lib/subscribe-to-nothing.ts';
import { useMessages } from '#client/messages/language.ts';
import { EmptyBoxes } from '#client/ui/empty-boxes.tsx';

/** Up to this many cards are all rendered, so that the browser's own search finds them. */
const mostAtOnce = 120;
/** From this many cards on, the code of the long grid is preloaded. */
export const manyItems = 80;

/** The grid of which only the rows near the screen are rendered. */
export const longGrid = lazyComponent(
  () => import('#client/features/catalogue/long-grid.tsx'),
  'LongGrid',
);

interface TitleGridProps<Item> {
  items: Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** Cards in columns. Of a long list only those near the screen are rendered. */
export function TitleGrid<Item>({ items, children }: TitleGridProps<Item>) {
  const isWhole = useIsGridWhole(items.length);
  if (!isWhole || items.length <= mostAtOnce) {
    return (
      <div className={styles.grid}>
        {items.slice(0, mostAtOnce).map((item, index) => children(item, index))}
      </div>
    );
  }
  return (
    <longGrid.Component count={items.length}>
      {(index) => children(items[index] as Item, index)}
    </longGrid.Component>
  );
}

/**
 * Whether a grid has room for all of its `count` cards. Until the code of the long grid is loaded, or
 * when it cannot be, there are only the first ones.
 */
export function useIsGridWhole(count: number): boolean {
  const isLoaded = useSyncExternalStore(
    count > manyItems ? loadLongGrid : subscribeToNothing,
    longGrid.isLoaded,
    () => false,
  );
  return isLoaded || count <= mostAtOnce;
}

function loadLongGrid(listener: () => void): () => void {
  longGrid.load().then(listener, () => undefined);
  return () => {};
}

/** The grid before its titles are known: empty boxes, shown only when loading takes a while. */
export function TitleGridSkeleton() {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{useMessages().loading}</span>
      <div className={styles.grid} aria-hidden="true">
        <EmptyBoxes count={20} className={styles.skeleton} />
      </div>
    </div>
  );
}
