import { type ReactNode, useId } from 'react';
import styles from '#client/ui/section-card.module.css';

/** One matter of a longer screen, under a heading of its own. */
export function SectionCard({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
