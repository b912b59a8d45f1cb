import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { withDepth, withOpenTitle } from '#client/lib/paths.ts';

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
  return addressOf(before) !== addressOf(now) && pageOf(before) === pageOf(now);
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

function pageOf({ pathname, search }: Location): string {
  return pathname + withDepth(withOpenTitle(search, null), 1);
}
