import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ListFilter } from '#client/lib/list-filter.ts';
import { pathOfList } from '#client/lib/paths.ts';
import type { MediaType } from '#contract/catalogue.ts';

/**
 * The filter as it is chosen in the panel, which the address and the list follow. Everything that is
 * chosen while the panel is open is one step of the history, so that Back undoes all of it.
 */
export function useChosenFilter(type: MediaType, filter: ListFilter) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // The address changes a little later than the choice, and the next choice must not miss this one.
  // So the address only counts when somebody goes back or forward.
  const [chosen, setChosen] = useState(filter);
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    if (navigationType === 'POP') setChosen(filter);
  }

  const hasOwnEntry = useRef(false);
  useEffect(() => {
    if (key && navigationType === 'POP') hasOwnEntry.current = false;
  }, [key, navigationType]);

  function choose(next: ListFilter) {
    setChosen(next);
    navigate(pathOfList(type, next), { replace: hasOwnEntry.current });
    hasOwnEntry.current = true;
  }

  return { chosen, choose };
}
