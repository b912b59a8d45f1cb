import { useEffect, useRef } from 'react';
import styles from '#client/features/favorites/removed-favorite.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { nameOf, type Title } from '#contract/catalogue.ts';

/** Stands where the heart was, on a card that has just been removed. */
export function RemovedFavorite({ title, onUndo }: { title: Title; onUndo: () => void }) {
  const { favorites } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  // The heart that had the focus is gone; whoever removed by keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Button
      ref={button}
      className={styles.undo}
      onClick={onUndo}
      aria-label={favorites.undoRemoving(nameOf(title))}
    >
      {favorites.undo}
    </Button>
  );
}
