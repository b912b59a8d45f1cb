import { useMyList } from '#client/features/lists/my-lists.tsx';

export const useFavorites = () => useMyList('favorites');
