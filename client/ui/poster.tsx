import { useState } from 'react';
import styles from '#client/ui/poster.module.css';
import { posterSources } from '#client/ui/poster-sources.ts';

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
  const [failedPath, setFailedPath] = useState<string | null>(null);
  if (!path || failedPath === path) {
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
      {...posterSources(imageUrl, path)}
      width={500}
      height={750}
      alt=""
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedPath(path)}
    />
  );
}
