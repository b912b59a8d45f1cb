import { useQuery } from '@tanstack/react-query';
import { TrailerFailure } from '#client/features/titles/trailer/trailer-failure.tsx';
import styles from '#client/features/titles/trailer/trailer-player.lazy.module.css';
import type { TrailerStandInProps } from '#client/features/titles/trailer/trailer-stand-in.tsx';
import { useWords } from '#client/messages/language.ts';

// docs/contracts/screens.md#the-trailer
const sizes = {
  movie: { width: '560', height: '315' },
  tv: { width: '100%', height: '400' },
};

interface TrailerPlayerProps extends TrailerStandInProps {
  videoKey: string;
  /** What the title is called. */
  name: string;
}

/** The video site's player, which does not start by itself, and a link to the video. */
export function TrailerPlayer({ type, posterPath, videoKey, name }: TrailerPlayerProps) {
  const words = useWords('titles');
  const key = encodeURIComponent(videoKey);
  const source = `https://www.youtube-nocookie.com/embed/${key}`;
  const { isError, refetch } = useIsReachable(source);
  const link = (
    <p className={styles.link}>
      <a href={`https://www.youtube.com/watch?v=${key}`} target="_blank" rel="noreferrer">
        {words.watchElsewhere}
      </a>
    </p>
  );
  if (isError) {
    return (
      <TrailerFailure
        type={type}
        posterPath={posterPath}
        message={words.silentPlayer}
        onRetry={refetch}
      >
        {link}
      </TrailerFailure>
    );
  }
  return (
    <>
      <iframe
        className={styles[type]}
        src={source}
        title={words.frame(name)}
        {...sizes[type]}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {link}
    </>
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
    // A trailer that plays is not asked again, whatever the network does.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
