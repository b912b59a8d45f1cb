import { useState } from 'react';
import styles from '#client/features/favorites/favorite-button.module.css';
import { useFavorites } from '#client/features/favorites/use-favorites.ts';
import { useMessages } from '#client/messages/language.ts';
import { HeartIcon } from '#client/ui/icons.tsx';
import { type MediaType, nameOf, type Title } from '#contract/catalogue.ts';

interface FavoriteButtonProps {
  type: MediaType;
  title: Title;
  /** Set where only favorites are shown: others have just been removed there. */
  offersUndo?: boolean;
  /** Replaces toggling. */
  onToggle?: (() => void) | undefined;
}

/**
 * The heart, pressed while the title is a favorite. The Undo button is the same element, so it
 * keeps the focus.
 */
export function FavoriteButton({ type, title, offersUndo = false, onToggle }: FavoriteButtonProps) {
  const { favorites } = useMessages();
  const { isListed, toggle } = useFavorites();
  const [isTapped, setIsTapped] = useState(false);
  const isPressed = isListed({ type, movie_id: title.id });
  const isUndo = offersUndo && !isPressed;
  const name = nameOf(title);

  function tap() {
    setIsTapped(true);
    if (onToggle) onToggle();
    else toggle(type, title);
  }

  return (
    <button
      type="button"
      className={isUndo ? styles.undo : styles.heart}
      data-tapped={isTapped || undefined}
      aria-pressed={isUndo ? undefined : isPressed}
      aria-label={isUndo ? favorites.undoRemoving(name) : favorites.keep(name)}
      onClick={tap}
    >
      {isUndo ? favorites.undo : <HeartIcon />}
    </button>
  );
}
