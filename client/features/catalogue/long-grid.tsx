import type { ReactNode } from 'react';
import styles from '#client/features/catalogue/title-grid.module.css';
import { useVisibleRows } from '#client/features/catalogue/use-visible-rows.ts';

export interface LongGridProps {
  count: number;
  /** Renders the card at an index. */
  children: (index: number) => ReactNode;
}

/** Cards in columns, of which only those near the screen are rendered. */
export function LongGrid({ count, children }: LongGridProps) {
  const { grid, first, end, spaceBefore, spaceAfter } = useVisibleRows(count);
  return (
    <div className={styles.grid} ref={grid}>
      <div className={styles.space} style={{ height: spaceBefore }} />
      {Array.from({ length: end - first }, (_, place) => children(first + place))}
      <div className={styles.space} style={{ height: spaceAfter }} />
    </div>
  );
}
