import { useQuery } from '@tanstack/react-query';
import { TrailerFailure } from '#client/features/titles/trailer-failure.tsx';
import styles from '#client/features/titles/trailer-frame.module.css';
import { useMessages } from '#client/messages/language.ts';
import type { MediaType } from '#contract/catalogue.ts';

// docs/contracts/screens.md#the-trailer
const sizes = {
  movie: { width: '560', height: '315' },
  tv: { width: '100%', height: '400' },
};

interface TrailerPlayerProps {
  type: MediaType;
  videoKey: string;
  /** What the title is called. */
  name: string;
}

/** The video site's player, which does not start by itself, and a link to the video. */
export function TrailerPlayer({ type, videoKey, name }: TrailerPlayerProps) {
  const { trailer } = useMessages();
  const key = encodeURIComponent(videoKey);
  const source = `https://www.youtube-nocookie.com/embed/${key}`;
  const { isError, refetch } = useIsReachable(source);
  return (
    <div>
      {isError ? (
        <TrailerFailure message={trailer.silentPlayer} onRetry={refetch} />
      ) : (
        <iframe
          className={styles[type]}
          src={source}
          title={trailer.frame(name)}
          {...sizes[type]}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <p className={styles.link}>
        <a href={`https://www.youtube.com/watch?v=${key}`} target="_blank" rel="noreferrer">
          {trailer.watchElsewhere}
        </a>
      </p>
    </div>
  );
}

// An iframe does not report that its page cannot be reached.
function useIsReachable(source: string) {
  return useQuery({
    queryKey: ['player', source],
    queryFn: async ({ signal }) => {
      await fetch(source, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
      return true;
    },
    retry: false,
    gcTime: 0,
  });
}
