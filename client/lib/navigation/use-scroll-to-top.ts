import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { pageOfLocation } from '#client/lib/navigation/page-of-location.ts';
import { readVisit } from '#client/lib/navigation/visit.ts';

/**
 * Every other page, and the same one opened anew, begins at its top. An opened title and a longer
 * list are still the page they belong to, and coming back is left to whoever restores the position.
 */
export function useScrollToTop(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(location);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location || isReturn || isPartOf(before, location)) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, isReturn]);
}

function isPartOf(before: Location, now: Location): boolean {
  if (readVisit(now.state).isFresh) return false;
  return addressOf(before) !== addressOf(now) && pageOfLocation(before) === pageOfLocation(now);
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
