import styles from '#client/features/favorites/favorite-button.module.css';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
import { useMessages } from '#client/messages/language.ts';
import { HeartIcon } from '#client/ui/icons.tsx';
import { type MediaType, nameOf, type Title } from '#contract/catalogue.ts';

interface FavoriteButtonProps {
  type: MediaType;
  title: Title;
  /** What a tap does instead of toggling. */
  onToggle?: () => void;
}

/** The heart: pressed while the title is a favorite. */
export function FavoriteButton({ type, title, onToggle }: FavoriteButtonProps) {
  const { favorites } = useMessages();
  const { isFavorite, toggle } = useFavorites();
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite({ type, movie_id: title.id })}
      aria-label={favorites.keep(nameOf(title))}
      onClick={onToggle ?? (() => toggle(type, title))}
    >
      <HeartIcon />
    </button>
  );
}
