import { useState } from 'react';
import styles from '#client/ui/poster.module.css';

const widths = [185, 342, 500, 780];

interface PosterProps {
  /** Base of the image host and the title's path; null when there is no poster. */
  imageUrl: string;
  path: string | null;
  title: string;
  year: string;
  /** The first row is worth loading at once, the rest when it comes near. */
  isUrgent?: boolean;
}

/** A poster with its place reserved; where it is missing or fails, a card that names the title. */
export function Poster({ imageUrl, path, title, year, isUrgent = false }: PosterProps) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  if (!path || failedPath === path) {
    return (
      <span className={styles.placeholder}>
        <span className={styles.title}>{title}</span>
        <span>{year}</span>
      </span>
    );
  }
  // A space or a comma would end the address within `srcSet`, and what follows would be another.
  const file = path.replace(/[\s,]/g, encodeURIComponent);
  const url = (width: number) => `${imageUrl}/w${width}${file}`;
  return (
    <img
      className={styles.poster}
      src={url(500)}
      srcSet={widths.map((width) => `${url(width)} ${width}w`).join(', ')}
      sizes="(width < 40rem) 46vw, (width < 80rem) 22vw, 13rem"
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
