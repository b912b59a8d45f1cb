import { useQuery } from '@tanstack/react-query';
import { pickTrailer } from '#client/features/titles/pick-trailer.ts';
import { videosOptions } from '#client/features/titles/title-queries.ts';
import { TrailerFailure } from '#client/features/titles/trailer-failure.tsx';
import styles from '#client/features/titles/trailer-frame.module.css';
import { TrailerPlayer } from '#client/features/titles/trailer-player.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import type { TitleKey } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';

interface TrailerFrameProps {
  titleKey: TitleKey;
  /** What the title is called. */
  name: string;
}

/** The trailer of a title, fetched when this appears. */
export function TrailerFrame({ titleKey, name }: TrailerFrameProps) {
  const messages = useMessages();
  const { catalogue } = useBackend();
  const { type } = titleKey;
  const { data, isPending, isError, refetch } = useQuery(videosOptions(catalogue, titleKey));

  if (isPending) return <TrailerNote>{messages.loading}</TrailerNote>;
  if (isError) return <TrailerFailure message={messages.trailer.failure} onRetry={refetch} />;
  const trailer = pickTrailer(data);
  if (trailer) return <TrailerPlayer type={type} videoKey={trailer.key} name={name} />;
  const { noneOfMovie, noneOfTvShow } = messages.trailer;
  return <TrailerNote>{type === 'movie' ? noneOfMovie : noneOfTvShow}</TrailerNote>;
}

function TrailerNote({ children }: { children: string }) {
  return (
    <p className={styles.message} role="status">
      {children}
    </p>
  );
}
