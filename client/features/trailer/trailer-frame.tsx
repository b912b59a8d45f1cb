import { useQuery } from '@tanstack/react-query';
import { pickTrailer } from '#client/features/trailer/pick-trailer.ts';
import styles from '#client/features/trailer/trailer-frame.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';

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
    return (
      <div className={styles.message} role="alert">
        <p>The trailer could not be loaded.</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    );
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
