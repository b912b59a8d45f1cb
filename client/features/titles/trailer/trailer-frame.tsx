import { useQuery } from '@tanstack/react-query';
import { videosOptions } from '#client/features/titles/title-queries.ts';
import { pickTrailer } from '#client/features/titles/trailer/pick-trailer.ts';
import { TrailerFailure } from '#client/features/titles/trailer/trailer-failure.tsx';
import styles from '#client/features/titles/trailer/trailer-frame.lazy.module.css';
import { TrailerPlayer } from '#client/features/titles/trailer/trailer-player.tsx';
import { TrailerStandIn } from '#client/features/titles/trailer/trailer-stand-in.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';

interface TrailerFrameProps {
  titleKey: TitleKey;
  /** What the title is called. */
  name: string;
  /** The path of the poster, which stands where no trailer can be shown. */
  posterPath: string | null;
}

/** The trailer of a title, fetched when this appears. */
export function TrailerFrame({ titleKey, name, posterPath }: TrailerFrameProps) {
  const { loading } = useMessages();
  const words = useWords('titles');
  const { catalogue } = useBackend();
  const { type } = titleKey;
  const { data, isPending, isLoadingError, refetch } = useQuery(videosOptions(catalogue, titleKey));

  if (isPending) {
    return (
      <div className={styles.waiting}>
        <TrailerStandIn type={type} posterPath={null} role="status">
          <p>{loading}</p>
        </TrailerStandIn>
      </div>
    );
  }
  const standIn = { type, posterPath };
  if (isLoadingError) {
    return <TrailerFailure {...standIn} message={words.failure} onRetry={refetch} />;
  }
  const video = pickTrailer(data);
  if (video) return <TrailerPlayer {...standIn} videoKey={video.key} name={name} />;
  return (
    <TrailerStandIn {...standIn} role="status">
      <p>{type === 'movie' ? words.noneOfMovie : words.noneOfTvShow}</p>
    </TrailerStandIn>
  );
}
