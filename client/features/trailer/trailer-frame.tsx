import { useQuery } from '@tanstack/react-query';
import { pickTrailer } from '#client/features/trailer/pick-trailer.ts';
import styles from '#client/features/trailer/trailer-frame.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';

/** Stands where the trailer would be, when it could not be found out which one. */
export function TrailerFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p>{message}</p>
      <Button onClick={() => onRetry()}>Try again</Button>
    </div>
  );
}

// The words and sizes of the specification, points 8 and 9.
const kinds = {
  movie: { none: 'No trailer available.', width: '560', height: '315' },
  tv: { none: 'No trailer found.', width: '100%', height: '400' },
};

/** The trailer of a title, asked for when this appears; the player goes when this goes. */
export function TrailerFrame({ titleKey, name }: { titleKey: TitleKey; name: string }) {
  const { catalogue } = useBackend();
  const { type, id } = titleKey;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['videos', type, id],
    queryFn: ({ signal }) => catalogue.videos(type, id, signal),
  });
  const { none, width, height } = kinds[type];

  if (isPending) {
    return (
      <p className={styles.message} role="status">
        Loading...
      </p>
    );
  }
  if (isError) {
    return <TrailerFailure message="The trailer could not be loaded." onRetry={refetch} />;
  }
  const trailer = pickTrailer(data);
  if (!trailer) {
    return (
      <p className={styles.message} role="status">
        {none}
      </p>
    );
  }
  const key = encodeURIComponent(trailer.key);
  return (
    <>
      <iframe
        className={styles[type]}
        src={`https://www.youtube-nocookie.com/embed/${key}`}
        title={`Trailer for ${name}`}
        width={width}
        height={height}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles.link}>
        <a href={`https://www.youtube.com/watch?v=${key}`} target="_blank" rel="noreferrer">
          Watch on YouTube
        </a>
      </p>
    </>
  );
}
