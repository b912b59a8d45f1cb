import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { growFrom } from '#client/features/titles/grow-from.ts';
import styles from '#client/features/titles/trailer-dialog.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';

interface TrailerDialogProps {
  heading: string;
  /** The language of the heading; undefined for the page's own. */
  headingLanguage?: string | undefined;
  /** The id of the element that it grows from, if that is on the page. */
  openerId?: string;
  /** The trailer, or its message, and the facts about the title. */
  children: ReactNode;
  onClose: () => void;
}

/** A modal dialog with a title's trailer. It is open while it is rendered. */
export function TrailerDialog(props: TrailerDialogProps) {
  const { heading, headingLanguage, openerId, children, onClose } = props;
  const { trailer } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const isClosing = useRef(false);

  // A layout effect closes the dialog before it leaves the page, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const opener = openerId && document.getElementById(openerId);
    if (element && opener) growFrom(opener, element);
    element?.toggleAttribute('data-grows', Boolean(opener));
    return () => element?.close();
  }, [openerId]);

  // Only once: until the address has changed, a second click would go back one page further.
  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  }

  // Esc must not close the dialog by itself, because the address has to change.
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
