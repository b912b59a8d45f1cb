import { createListProvider } from '#client/features/lists/list-provider.tsx';
import { favorites } from '#contract/tables/favorites.ts';

export const { ListProvider: FavoritesProvider, useList: useFavorites } =
  createListProvider(favorites);
