import { type ReactNode, useId } from 'react';
import styles from '#client/gallery/specimen.module.css';

/** Specimens of one kind, under a heading. */
export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

interface SpecimenProps {
  caption: string;
  /** Takes a row for itself. */
  isWide?: boolean;
  children: ReactNode;
}

/** One component in one state. */
export function Specimen({ caption, isWide = false, children }: SpecimenProps) {
  return (
    <figure className={isWide ? styles.wide : styles.specimen}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.state}>{children}</div>
    </figure>
  );
}
