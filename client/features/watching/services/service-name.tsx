import styles from '#client/features/watching/services/service-name.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { pictureUrl } from '#client/ui/pictures/poster-sources.ts';
import { usePicture } from '#client/ui/pictures/use-picture.ts';
import type { WatchProvider } from '#contract/watch-provider-schemas.ts';

/** A service's logo and name. */
export function ServiceName({ service }: { service: WatchProvider }) {
  const { imageUrl } = useBackend();
  const { logo_path, provider_name: name } = service;
  const { path, onError } = usePicture(logo_path);
  return (
    <>
      {path ? (
        <img
          className={styles.logo}
          src={pictureUrl(imageUrl, 'w92', path)}
          // Shown at 36 pixels: twice as many are in the first, four times in the second.
          srcSet={`${pictureUrl(imageUrl, 'w92', path)} 2x, ${pictureUrl(imageUrl, 'w154', path)} 4x`}
          width={36}
          height={36}
          alt=""
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      ) : (
        <span className={styles.logo} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </>
  );
}
