import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when `takesFocus` becomes true, because the visitor has just asked
 * for the element, or because it replaces the one that had the focus.
 */
export function useFocusWhenShown<Shown extends HTMLElement>(
  takesFocus: boolean,
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (takesFocus) shown.current?.focus();
  }, [takesFocus]);
  return shown;
}
