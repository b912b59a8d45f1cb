import type { ListValue } from '#client/features/lists/list-provider.tsx';
import { useMyList } from '#client/features/lists/my-lists.tsx';
import type { ListName } from '#contract/tables/title-lists.ts';

export type MyLists = Record<ListName, ListValue>;

/** All lists of the user, by name. */
export function useMyLists(): MyLists {
  return {
    favorites: useMyList('favorites'),
    watch_later: useMyList('watch_later'),
    seen: useMyList('seen'),
    not_for_me: useMyList('not_for_me'),
  };
}
