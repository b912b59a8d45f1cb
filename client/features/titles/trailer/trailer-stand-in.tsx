import type { ReactNode } from 'react';
import styles from '#client/features/titles/trailer/trailer-stand-in.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { posterSources } from '#client/ui/pictures/poster-sources.ts';
import type { MediaType } from '#contract/catalogue.ts';

export interface TrailerStandInProps {
  type: MediaType;
  posterPath: string | null;
}

interface Props extends TrailerStandInProps {
  role: 'status' | 'alert';
  /** Why there is no player. */
  children: ReactNode;
}

/** The poster and a message in the place of the player, as large as that. */
export function TrailerStandIn({ type, posterPath, role, children }: Props) {
  const { imageUrl } = useBackend();
  return (
    <div className={styles[type]} data-stands-in={posterPath ? '' : undefined}>
      {posterPath && (
        <img className={styles.poster} {...posterSources(imageUrl, posterPath)} alt="" />
      )}
      <div className={styles.message} role={role}>
        {children}
      </div>
    </div>
  );
}
