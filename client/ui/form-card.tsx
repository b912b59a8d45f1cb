import type { ReactNode } from 'react';
import styles from '#client/ui/form-card.module.css';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** A screen with nothing but one form: its heading, what it has to say, and where else to go. */
export function FormCard({
  heading,
  children,
  footer,
}: {
  heading: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <main className={styles.screen}>
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
