import { useLocation, useNavigate } from 'react-router';
import { getOpenTitle, type TitleKey, withOpenTitle } from '#client/lib/paths.ts';

/** The dialog is part of the address, so that Back closes it and a link opens it. */
export function useOpenTitle() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOpenedHere =
    (state as { isTitleOpenedHere?: boolean } | null)?.isTitleOpenedHere === true;
  return {
    titleKey: getOpenTitle(search),
    openTitle(key: TitleKey) {
      navigate({ search: withOpenTitle(search, key) }, { state: { isTitleOpenedHere: true } });
    },
    closeTitle() {
      if (isOpenedHere) navigate(-1);
      else navigate({ search: withOpenTitle(search, null) }, { replace: true });
    },
  };
}
