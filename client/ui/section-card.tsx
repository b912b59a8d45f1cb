import { type ReactNode, useId } from 'react';
import styles from '#client/ui/section-card.module.css';

/** A section of a longer screen, with its own heading. */
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
