import type { ReactNode } from 'react';
import styles from '#client/ui/form/form-card.module.css';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** A screen with a single form: its heading, the form, and links elsewhere. */
export function FormCard({
  heading,
  children,
  footer,
  beside,
}: {
  heading: string;
  children: ReactNode;
  footer?: ReactNode;
  /** A picture beside the form where there is room, above it elsewhere. */
  beside?: ReactNode;
}) {
  return (
    <main className={beside ? styles.shared : styles.screen}>
      {beside}
      <div className={styles.card}>
        <Wordmark />
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </main>
  );
}
