import styles from '#client/features/titles/dialog/poster-backdrop.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { posterSources } from '#client/ui/pictures/poster-sources.ts';

/** The colours of a poster behind what is said of its title. */
export function PosterBackdrop({ path }: { path: string | null }) {
  const { imageUrl } = useBackend();
  if (!path) return null;
  // The same file as on the card, so that it is not fetched again.
  return (
    <div className={styles.backdrop} data-screen-only>
      <img className={styles.poster} {...posterSources(imageUrl, path)} alt="" />
    </div>
  );
}
