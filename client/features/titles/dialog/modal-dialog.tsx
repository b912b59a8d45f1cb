import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from '#client/features/titles/dialog/modal-dialog.module.css';
import { type ModalOptions, useModal } from '#client/ui/use-modal.ts';

interface ModalDialogProps extends ModalOptions {
  labelledBy: string;
  className?: string | undefined;
  /** Lets it move away before it closes. */
  leave?: (dialog: HTMLDialogElement) => Promise<void>;
  /** Gets a function that closes the dialog. */
  children: (close: () => void) => ReactNode;
  /** Called once, when it has closed. */
  onClose: () => void;
}

/** A modal dialog over the page. It is open while it is rendered. */
export function ModalDialog(props: ModalDialogProps) {
  const { labelledBy, className = '', onShown, openerId, leave, children, onClose } = props;
  const modal = useModal(close, { onShown, openerId });
  const isClosing = useRef(false);
  // What it was first rendered with may be out of date when it has moved away.
  const latest = useRef(onClose);

  useLayoutEffect(() => {
    latest.current = onClose;
  });

  // Only once: until the address has changed, a second click would go back one page further.
  async function close() {
    const element = modal.ref.current;
    if (!element || isClosing.current) return;
    isClosing.current = true;
    if (element.open) await leave?.(element);
    // Back may have closed it meanwhile.
    if (modal.ref.current) latest.current();
  }

  return (
    <dialog {...modal} className={`${styles.dialog} ${className}`} aria-labelledby={labelledBy}>
      {children(close)}
    </dialog>
  );
}
