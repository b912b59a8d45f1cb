import { useLocation, useNavigate } from 'react-router';
import type { SearchSuggestionsProps } from '#client/features/search/search-suggestions-props.ts';
import { pathOfList, paths, withOpenTitle } from '#client/lib/paths.ts';
import type { Found } from '#contract/people-schemas.ts';

/** Where what was found is shown: a title over the list of its kind, a person on a page. */
export function useOpenFound({ type, box, onOpen, onEnd }: SearchSuggestionsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();

  function addressOf(found: Found): string {
    if (found.media_type === 'person') return paths.person(found.id);
    const key = { type: found.media_type, id: found.id };
    const list = found.media_type === type ? search : '';
    return pathOfList(key.type) + withOpenTitle(list, key);
  }

  return {
    addressOf,
    openFound(found: Found) {
      // The dialog gives the focus back to where it was, which must still be there.
      box.current?.querySelector('input')?.focus();
      onEnd();
      if (found.media_type === type) onOpen({ type, id: found.id });
      else navigate(addressOf(found));
    },
  };
}
