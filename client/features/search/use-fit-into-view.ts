import { type RefObject, useLayoutEffect } from 'react';

const margin = 8;
/** Two suggestions and a bit, so that it shows that there are more. */
const leastHeight = 150;

/** Ends the panel where the visible part of the page ends, above the keyboard of a phone. */
export function useFitIntoView(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    if (!isShown || !visualViewport) return;
    measure();
    const changes = [
      [visualViewport, 'resize'],
      [visualViewport, 'scroll'],
      [document, 'scroll'],
    ] as const;
    for (const [target, kind] of changes) target.addEventListener(kind, measure, { passive: true });
    return () => {
      for (const [target, kind] of changes) target.removeEventListener(kind, measure);
    };

    function measure() {
      if (!panel.current || !visualViewport) return;
      const end = visualViewport.offsetTop + visualViewport.height - margin;
      const room = end - panel.current.getBoundingClientRect().top;
      panel.current.style.maxHeight = `${Math.max(room, leastHeight)}px`;
    }
  }, [panel, isShown]);
}
