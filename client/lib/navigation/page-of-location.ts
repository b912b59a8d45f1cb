import type { Location } from 'react-router';
import { withDepth, withOpenTitle } from '#client/lib/paths.ts';

/** The address of the page that a location belongs to: an open title and a longer list are part of it. */
export function pageOfLocation({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + withDepth(withOpenTitle(search, null), 1);
}
