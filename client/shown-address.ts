import { parsePath } from 'react-router';
import { getListFilter, withFilter } from '#client/lib/list-filter.ts';
import { getDepth, getSavedList, paths, withDepth } from '#client/lib/paths.ts';
import { findScreen, hasScreen } from '#client/screens.ts';

const unknownAddress = '/404';

/**
 * The address of the page that the server sends for `address`: the log in for a screen behind it,
 * Home for those who need no log in, and no parameter on which the page's HTML does not depend.
 */
export function findShownAddress(address: string, isSignedIn: boolean): string {
  const { pathname = '/', search = '' } = parsePath(address);
  const found = findScreen(pathname);
  if (!found) return unknownAddress;
  if (found.access === 'signed-in' && !isSignedIn) return paths.login();
  if (found.access === 'signed-out' && isSignedIn) return paths.home();
  if (found.showsSavedList) return paths.favorites(getSavedList(search));
  // One page stands for all ids, and one for whatever is none.
  if (!found.browses) return found.path.replace(':id', hasScreen(pathname) ? '1' : '0');
  const shown = parsePath(withFilter(found.path, getListFilter(search)));
  // A list of several pages is restored in the browser, however many they are.
  return found.path + withDepth(shown.search ?? '', Math.min(getDepth(search), 2));
}
