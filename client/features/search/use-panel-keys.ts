import { type RefObject, useEffect } from 'react';
import type { Typing } from '#client/features/catalogue/search-box.tsx';

/** The arrow keys go from the box through the links of the panel and back; Escape closes it. */
export function usePanelKeys({ box, onEnd }: Typing, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const search = box.current;
    search?.addEventListener('keydown', onKeyDown);
    return () => search?.removeEventListener('keydown', onKeyDown);

    function onKeyDown(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1, Escape: 0 }[event.key];
      if (step === undefined || event.isComposing || !search || !panel.current) return;
      const stops = [...search.querySelectorAll('input'), ...panel.current.querySelectorAll('a')];
      const place = stops.indexOf(document.activeElement as HTMLAnchorElement);
      const next = stops[step === 0 ? 0 : place + step];
      // The browser would scroll, or empty the box.
      event.preventDefault();
      next?.focus();
      if (step === 0) onEnd();
    }
  }, [box, panel, onEnd]);
}
