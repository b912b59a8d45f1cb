import { useState } from 'react';
import styles from '#client/features/watching/services/service-name.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { pictureUrl } from '#client/ui/poster-sources.ts';
import type { WatchProvider } from '#contract/watch-provider-schemas.ts';

/** A service's logo and name. */
export function ServiceName({ service }: { service: WatchProvider }) {
  const { imageUrl } = useBackend();
  const { logo_path: path, provider_name: name } = service;
  const [failedPath, setFailedPath] = useState<string | null>(null);
  return (
    <>
      {path && path !== failedPath ? (
        <img
          className={styles.logo}
          src={pictureUrl(imageUrl, 92, path)}
          // Shown at 36 pixels: twice as many are in the first, four times in the second.
          srcSet={`${pictureUrl(imageUrl, 92, path)} 2x, ${pictureUrl(imageUrl, 154, path)} 4x`}
          width={36}
          height={36}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedPath(path)}
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
