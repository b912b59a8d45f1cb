import { useLocation } from 'react-router';
import { readVisit, type Visit } from '#client/lib/navigation/visit.ts';
import { useIsHydrated } from '#client/lib/rendering/use-is-hydrated.ts';

/** What the previous page has passed on, which the server cannot know. */
export function useVisit(): Visit {
  const { state } = useLocation();
  return useIsHydrated() ? readVisit(state) : {};
}
