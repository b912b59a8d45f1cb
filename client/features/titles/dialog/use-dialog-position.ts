import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far down somebody was in the dialog, and at which link or card. */
interface Position {
  top: number;
  focused: string | null;
}

/** By the keys of the history's entries. */
const positions = new Map<string, Position>();

/**
 * Shows the top of another title that has taken the place of the first, and says its name. Whoever
 * comes back to a title, from another or from a person, is where they were.
 */
export function useDialogPosition(id: string) {
  const sheet = useRef<HTMLDivElement>(null);
  const shownId = useRef(id);
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // The address may be that of the next title already, while this one is still shown.
  const getEntry = useEffectEvent(() => ({ key, past: isReturn ? positions.get(key) : undefined }));

  useLayoutEffect(() => {
    const dialog = sheet.current?.closest('dialog');
    if (!dialog) return;
    const { key, past } = getEntry();
    const isAnother = shownId.current !== id;
    shownId.current = id;
    if (past || isAnother) {
      dialog.scrollTo({ top: past?.top ?? 0, behavior: 'instant' });
      const left = [...dialog.querySelectorAll<HTMLElement>('a, article button')].find(
        (control) => nameOf(control) === past?.focused,
      );
      (left ?? dialog.querySelector('h2'))?.focus({ preventScroll: true });
    }
    // Tracked, because when the title is left it can no longer be read.
    const position: Position = { top: dialog.scrollTop, focused: past?.focused ?? null };
    positions.set(key, position);
    const onScroll = () => {
      position.top = dialog.scrollTop;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) position.focused = nameOf(target);
    };
    dialog.addEventListener('scroll', onScroll, { passive: true });
    dialog.addEventListener('focusin', onFocus);
    return () => {
      dialog.removeEventListener('scroll', onScroll);
      dialog.removeEventListener('focusin', onFocus);
    };
  }, [id]);

  return sheet;
}

/** Where a link leads, or what a card's button is called. */
function nameOf(control: Element): string | null {
  return control.getAttribute('href') ?? control.getAttribute('aria-label');
}
