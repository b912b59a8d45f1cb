import {
  type MouseEvent,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';

export interface ModalOptions {
  /** Called when it has opened, before it is painted. */
  onShown?: ((dialog: HTMLDialogElement) => void) | undefined;
  /** The id of what gets the focus after it, when what had the focus before it is gone. */
  openerId?: string | undefined;
}

/**
 * The props of a dialog that is modal while it is rendered. `onDismiss` is called for Esc and for a
 * click beside the dialog; the caller then stops rendering it.
 */
export function useModal(onDismiss: () => void, { onShown, openerId }: ModalOptions = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const hasPressedBeside = useRef(false);
  const show = useEffectEvent((element: HTMLDialogElement) => onShown?.(element));
  const getOpener = useEffectEvent(() => document.getElementById(openerId ?? ''));

  // A layout effect closes the dialog before it leaves the page, so that the focus returns.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.showModal();
    show(element);
    return () => {
      element.close();
      // The browser leaves it within the closed dialog when what had it before is gone.
      const focused = document.activeElement;
      if (focused === document.body || element.contains(focused)) {
        getOpener()?.focus({ preventScroll: true });
      }
    };
  }, []);

  return {
    ref,
    // Neither the end of a selection that began inside, nor the rest of a double click that opened it.
    onMouseDown({ target, detail }: MouseEvent) {
      hasPressedBeside.current = target === ref.current && detail < 2;
    },
    onClick({ target }: MouseEvent) {
      if (target === ref.current && hasPressedBeside.current) onDismiss();
    },
    // Esc must not close the dialog by itself, because whoever renders it would not know.
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onDismiss();
    },
    // Browsers close it all the same when Esc is pressed again at once.
    onClose() {
      if (!ref.current?.open) onDismiss();
    },
  };
}
