import styles from '#client/features/favorites/favorite-button.module.css';
import { useFavorites } from '#client/features/favorites/favorites-provider.tsx';
import { HeartIcon } from '#client/ui/icons.tsx';
import { type MediaType, nameOf, type Title } from '#contract/catalogue.ts';

/** The heart: pressed while the title is a favorite. */
export function FavoriteButton({ type, title }: { type: MediaType; title: Title }) {
  const { isFavorite, toggle } = useFavorites();
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavorite(type, title.id)}
      aria-label={`Keep ${nameOf(title)} in favorites`}
      onClick={() => toggle(type, title)}
    >
      <HeartIcon />
    </button>
  );
}
