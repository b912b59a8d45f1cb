import { useLocation, useNavigate } from 'react-router';
import { getOpenTitle, type TitleKey, withOpenTitle } from '#client/lib/paths.ts';

/** What a history entry with an open title remembers. */
interface OpenedHere {
  /** How many titles were opened one from the other, this one included. */
  titlesOpenedHere?: number;
  /** The first of them was opened from a title that the address had named from the start. */
  beganWithTitle?: boolean;
}

/** The dialog is part of the address, so that Back closes it and a link opens it. */
export function useOpenTitle() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { titlesOpenedHere = 0, beganWithTitle = false } = (state ?? {}) as OpenedHere;
  const titleKey = getOpenTitle(search);

  function dropTitle() {
    navigate({ search: withOpenTitle(search, null) }, { replace: true });
  }

  return {
    titleKey,
    /** Opens a title; within the dialog of another it replaces that, and Back leads to it. */
    openTitle(key: TitleKey) {
      const opened: OpenedHere = {
        titlesOpenedHere: titlesOpenedHere + 1,
        beganWithTitle: beganWithTitle || (titleKey !== null && titlesOpenedHere === 0),
      };
      navigate({ search: withOpenTitle(search, key) }, { state: opened });
    },
    /** Closes the dialog, however many titles were opened in it. */
    closeTitle() {
      if (titlesOpenedHere === 0) return dropTitle();
      // The router has listened for longer, so it has gone back by then.
      if (beganWithTitle) window.addEventListener('popstate', dropTitle, { once: true });
      navigate(-titlesOpenedHere);
    },
  };
}
