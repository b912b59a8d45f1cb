import { type ReactNode, useId } from 'react';
import styles from '#client/features/titles/title-block.lazy.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

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

interface BlockFailureProps {
  heading: string;
  message: string;
  onRetry: () => void;
}

/** Replaces a block that could not be loaded. It interrupts nobody: the dialog does without it. */
export function BlockFailure({ heading, message, onRetry }: BlockFailureProps) {
  return (
    <TitleBlock heading={heading}>
      <div className={styles.failure}>
        <p>{message}</p>
        <Button onClick={() => onRetry()}>{useMessages().tryAgain}</Button>
      </div>
    </TitleBlock>
  );
}
