import { TrailerDialog } from '#client/features/titles/trailer-dialog.tsx';
import { TrailerFailure } from '#client/features/titles/trailer-failure.tsx';
import { useMessages } from '#client/messages/language.ts';
import type { MediaType } from '#contract/catalogue.ts';

interface UnavailableTitleProps {
  type: MediaType;
  onRetry: () => void;
  onClose: () => void;
}

/** The dialog of a title that could not be loaded; the page below stays. */
export function UnavailableTitle({ type, onRetry, onClose }: UnavailableTitleProps) {
  const { trailer } = useMessages();
  return (
    <TrailerDialog heading={trailer.heading} onClose={onClose}>
      <TrailerFailure
        message={type === 'movie' ? trailer.movieFailure : trailer.tvShowFailure}
        onRetry={onRetry}
      />
    </TrailerDialog>
  );
}
