import { type ReactNode, useEffect } from 'react';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
import { titles } from '#client/gallery/fake-titles.ts';

/** Taps the hearts of the titles that are to be favorites; the table never says that it knows. */
export function WithFavorites({ children }: { children: ReactNode }) {
  const { entries, addAll } = useFavorites();
  useEffect(() => addAll([titles.favorite]), [addAll]);
  return entries.length > 0 && children;
}
