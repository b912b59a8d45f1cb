import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to an element when it appears as `takesFocus`, or becomes that: it is what the
 * visitor has just asked for, or where they go on from something that has gone.
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
