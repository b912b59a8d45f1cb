import styles from '#client/features/favorites/favorite-button.module.css';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
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
  const { isFavorite, toggle } = useFavorites();
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite({ type, movie_id: title.id })}
      aria-label={`Keep ${nameOf(title)} in favorites`}
      onClick={onToggle ?? (() => toggle(type, title))}
    >
      <HeartIcon />
    </button>
  );
}
