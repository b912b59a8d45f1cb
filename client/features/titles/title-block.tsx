import { type ReactNode, useId } from 'react';
import styles from '#client/features/titles/title-block.lazy.module.css';

interface TitleBlockProps {
  heading: string;
  children: ReactNode;
}

/** A block of the dialog of a title, with its own heading. */
export function TitleBlock({ heading, children }: TitleBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}

/** The same while it loads, which is seen only when that takes a while. Keeps the room of `children`. */
export function WaitingBlock({ heading, children }: TitleBlockProps) {
  return (
    <div className={styles.waiting}>
      <TitleBlock heading={heading}>{children}</TitleBlock>
    </div>
  );
}
