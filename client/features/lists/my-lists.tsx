import {
  createListProvider,
  type ListProviderProps,
} from '#client/features/lists/list-provider.tsx';
import {
  favorites,
  type ListName,
  notForMe,
  seen,
  watchLater,
} from '#contract/tables/title-lists.ts';

// Only the favorites are stored as whole titles, as the specification wants it.
const providers = {
  favorites: createListProvider(favorites),
  watch_later: createListProvider(watchLater, true),
  seen: createListProvider(seen, true),
  not_for_me: createListProvider(notForMe, true),
} satisfies Record<ListName, unknown>;

/** Every list of one user, for everything below. */
export function MyListsProvider({ userId, children }: ListProviderProps) {
  return Object.entries(providers).reduce(
    (below, [name, { ListProvider }]) => (
      <ListProvider key={name} userId={userId}>
        {below}
      </ListProvider>
    ),
    children,
  );
}

/** One of the user's lists. */
export function useMyList(name: ListName) {
  return providers[name].useList();
}
