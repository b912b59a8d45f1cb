import { type ReactNode, useEffect } from 'react';
import { useFavorites } from '#client/features/favorites/use-favorites.ts';
import { titles } from '#client/gallery/fake-titles.ts';

/** Makes one title a favorite; the fake table never acknowledges it. */
export function WithFavorites({ children }: { children: ReactNode }) {
  const { entries, addAll } = useFavorites();
  useEffect(() => addAll([titles.favorite]), [addAll]);
  return entries.length > 0 && children;
}
