import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from '#client/features/trailer/trailer-dialog.module.css';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';

interface TrailerDialogProps {
  heading: string;
  /** What is said under the heading, and under the trailer. */
  facts?: string;
  overview?: string;
  /** The trailer, or what stands in its place. */
  children: ReactNode;
  action?: ReactNode;
  onClose: () => void;
}

/** A title with its trailer, over the page; being there is being open. */
export function TrailerDialog({
  heading,
  facts,
  overview,
  children,
  action,
  onClose,
}: TrailerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const isClosing = useRef(false);

  // Before the dialog leaves the page, so that closing it can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Once: the address takes a moment to follow, in which a second click would lead one page further.
  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  }

  // Esc asks to cancel; the page decides, because the address has to follow.
  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is its key
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onCancel={cancel}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <div>
            <h2 className={styles.heading} id={headingId}>
              {heading}
            </h2>
            <p className={styles.facts}>{facts}</p>
          </div>
          <Button onClick={close} className={styles.close}>
            <CloseIcon />
            Close Trailer
          </Button>
        </header>
        {children}
        <footer className={styles.footer}>
          <p className={styles.overview}>{overview}</p>
          {action}
        </footer>
      </div>
    </dialog>
  );
}
