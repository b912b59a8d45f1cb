import { useLocation } from 'react-router';
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts';
import { readVisit, type Visit } from '#client/lib/visit.ts';

/** What the previous page has passed on, which the server cannot know. */
export function useVisit(): Visit {
  const { state } = useLocation();
  return useIsHydrated() ? readVisit(state) : {};
}
