import { useMyList } from '#client/features/lists/my-lists.tsx';

/** All lists of the user, by name. */
export function useMyLists() {
  return {
    favorites: useMyList('favorites'),
    watch_later: useMyList('watch_later'),
    seen: useMyList('seen'),
    not_for_me: useMyList('not_for_me'),
  };
}
