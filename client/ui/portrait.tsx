import { useState } from 'react';
import { initialsOf } from '#client/ui/initials-of.ts';
import styles from '#client/ui/portrait.lazy.module.css';

interface PortraitProps {
  /** Base of the image host and the picture's path; null when there is no picture. */
  imageUrl: string;
  path: string | null;
  name: string;
  /** `large`: the main picture of a page. */
  size: 'small' | 'large';
}

// Of the image host's pictures of people (docs/contracts/catalogue.md#images).
const files = { small: 'w185', large: 'h632' };

/** The picture of a person; when it is missing or fails, their initials. It says nothing by itself. */
export function Portrait({ imageUrl, path, name, size }: PortraitProps) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  if (!path || failedPath === path) {
    return (
      <span className={`${styles.monogram} ${styles[size]}`} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={`${styles.picture} ${styles[size]}`}
      src={`${imageUrl}/${files[size]}${path}`}
      width={185}
      height={278}
      alt=""
      loading={size === 'large' ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedPath(path)}
    />
  );
}
