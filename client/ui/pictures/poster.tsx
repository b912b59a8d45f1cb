import styles from '#client/ui/pictures/poster.module.css';
import { posterSources } from '#client/ui/pictures/poster-sources.ts';
import { usePicture } from '#client/ui/pictures/use-picture.ts';

interface PosterProps {
  /** Base of the image host and the title's path; null when there is no poster. */
  imageUrl: string;
  path: string | null;
  title: string;
  year: string;
  /** On the first screen: loads at once. The others load when they come near. */
  isUrgent?: boolean;
}

/** A poster with its space reserved; when it is missing or fails, a card with the title's name. */
export function Poster({ imageUrl, path, title, year, isUrgent = false }: PosterProps) {
  const picture = usePicture(path);
  if (!picture.path) {
    return (
      <span className={styles.placeholder}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span>{year}</span>
      </span>
    );
  }
  return (
    <img
      className={styles.poster}
      {...posterSources(imageUrl, picture.path)}
      width={500}
      height={750}
      alt=""
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onError={picture.onError}
    />
  );
}
