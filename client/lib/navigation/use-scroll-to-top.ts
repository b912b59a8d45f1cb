import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { pageOfLocation } from '#client/lib/navigation/page-of-location.ts';
import { readVisit } from '#client/lib/navigation/visit.ts';

/**
 * Every other page, and the same one opened anew, begins at its top. An opened title and a longer
 * list are still the page they belong to. `useRestoredPosition` then scrolls to where somebody was.
 */
export function useScrollToTop(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(location);
  useLayoutEffect(scrollInsteadOfBrowser, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location || isPartOf(before, location, isReturn)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, isReturn]);
}

function isPartOf(before: Location, now: Location, isReturn: boolean): boolean {
  if (pageOfLocation(before) !== pageOfLocation(now)) return false;
  return isReturn || (!readVisit(now.state).isFresh && addressOf(before) !== addressOf(now));
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/**
 * On Back within the app, the browser would scroll the page that is being left. It restores the
 * position on a load, until the app runs.
 */
function scrollInsteadOfBrowser(): () => void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  takeOver();
  // The browser may also show the page again as it was left.
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', giveBack);
  return () => {
    giveBack();
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', giveBack);
  };
}
