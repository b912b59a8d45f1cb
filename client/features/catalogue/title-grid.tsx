import type { ReactNode } from 'react';
import styles from '#client/features/catalogue/title-grid.module.css';

/** Cards side by side, as many as fit. */
export function TitleGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** The grid before its titles are known: the same boxes, empty. Shown only when it takes a while. */
export function TitleGridSkeleton() {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading...</span>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: 12 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty boxes have nothing but their place
          <div key={place} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
