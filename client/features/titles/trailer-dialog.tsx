import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { growFrom } from '#client/features/titles/grow-from.ts';
import styles from '#client/features/titles/trailer-dialog.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';

interface TrailerDialogProps {
  heading: string;
  /** The language of the heading; undefined for that of the page. */
  headingLanguage?: string | undefined;
  /** The element that it grows from, where that is on the page. */
  openerId?: string;
  /** The trailer, or what stands in its place, and what there is to know of the title. */
  children: ReactNode;
  onClose: () => void;
}

/** A title with its trailer, over the page; being there is being open. */
export function TrailerDialog(props: TrailerDialogProps) {
  const { heading, headingLanguage, openerId, children, onClose } = props;
  const { trailer } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const isClosing = useRef(false);

  // Before the dialog leaves the page, so that closing it can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const opener = openerId && document.getElementById(openerId);
    if (element && opener) growFrom(opener, element);
    element?.toggleAttribute('data-grows', Boolean(opener));
    return () => element?.close();
  }, [openerId]);

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
          <h2 className={styles.heading} id={headingId} dir="auto" lang={headingLanguage}>
            {heading}
          </h2>
          <Button onClick={close} className={styles.close} data-screen-only>
            <CloseIcon />
            {trailer.close}
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
