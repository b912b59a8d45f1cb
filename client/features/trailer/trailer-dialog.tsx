import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from '#client/features/trailer/trailer-dialog.module.css';
import { TrailerFrame } from '#client/features/trailer/trailer-frame.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { nameOf, type Title, yearOf } from '#contract/catalogue.ts';

interface TrailerDialogProps {
  titleKey: TitleKey;
  title: Title;
  genreNames: string[];
  action: ReactNode;
  onClose: () => void;
}

/** A title with its trailer, over the page; being there is being open. */
export function TrailerDialog({
  titleKey,
  title,
  genreNames,
  action,
  onClose,
}: TrailerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const name = nameOf(title);
  const facts = [yearOf(title), ...genreNames].filter(Boolean).join(' · ');

  // Before the dialog leaves the page, so that closing it can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Esc asks to cancel; the page decides, because the address has to follow.
  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is its key
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onCancel={cancel}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <div>
            <h2 className={styles.heading} id={headingId}>
              {name}
            </h2>
            <p className={styles.facts}>{facts}</p>
          </div>
          <Button onClick={onClose} className={styles.close}>
            <CloseIcon />
            Close Trailer
          </Button>
        </header>
        <TrailerFrame titleKey={titleKey} name={name} />
        <footer className={styles.footer}>
          <p className={styles.overview}>{title.overview}</p>
          {action}
        </footer>
      </div>
    </dialog>
  );
}
