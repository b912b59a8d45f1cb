import { initialsOf } from '#client/ui/pictures/initials-of.ts';
import styles from '#client/ui/pictures/portrait.lazy.module.css';
import { pictureUrl } from '#client/ui/pictures/poster-sources.ts';
import { usePicture } from '#client/ui/pictures/use-picture.ts';

interface PortraitProps {
  /** Base of the image host and the picture's path; null when there is no picture. */
  imageUrl: string;
  path: string | null;
  name: string;
  /** `large`: the main picture of a page. */
  size: 'small' | 'large';
}

// Of the image host's pictures of people (docs/contracts/catalogue.md#images).
const files = { small: 'w185', large: 'h632' } as const;

/** The picture of a person; when it is missing or fails, their initials. It says nothing by itself. */
export function Portrait({ imageUrl, path, name, size }: PortraitProps) {
  const picture = usePicture(path);
  if (!picture.path) {
    return (
      <span className={`${styles.monogram} ${styles[size]}`} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={`${styles.picture} ${styles[size]}`}
      src={pictureUrl(imageUrl, files[size], picture.path)}
      width={185}
      height={278}
      alt=""
      loading={size === 'large' ? 'eager' : 'lazy'}
      decoding="async"
      onError={picture.onError}
    />
  );
}
