import {
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from '#client/features/titles/dialog/modal-dialog.module.css';

interface ModalDialogProps {
  labelledBy: string;
  className?: string | undefined;
  /** Called when it has opened, before it is painted. */
  onShown?: (dialog: HTMLDialogElement) => void;
  /** Lets it move away before it closes. */
  leave?: (dialog: HTMLDialogElement) => Promise<void>;
  /** Gets a function that closes the dialog. */
  children: (close: () => void) => ReactNode;
  /** Called once, when it has closed. */
  onClose: () => void;
}

/** A modal dialog over the page. It is open while it is rendered. */
export function ModalDialog(props: ModalDialogProps) {
  const { labelledBy, className = '', onShown, leave, children, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosing = useRef(false);
  // What it was first rendered with may be out of date when it has moved away.
  const latest = useRef(onClose);
  const show = useEffectEvent((element: HTMLDialogElement) => onShown?.(element));

  useLayoutEffect(() => {
    latest.current = onClose;
  });

  // A layout effect closes the dialog before it leaves the page, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    show(element);
    return () => element.close();
  }, []);

  // Only once: until the address has changed, a second click would go back one page further.
  async function close() {
    const element = dialog.current;
    if (!element || isClosing.current) return;
    isClosing.current = true;
    if (element.open) await leave?.(element);
    // Back may have closed it meanwhile.
    if (dialog.current) latest.current();
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
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      // Browsers close it all the same when Esc is pressed again at once.
      onClose={() => !dialog.current?.open && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      {children(close)}
    </dialog>
  );
}
