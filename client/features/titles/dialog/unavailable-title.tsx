import { MessageDialog } from '#client/features/titles/dialog/message-dialog.tsx';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import type { MediaType } from '#contract/catalogue.ts';

interface UnavailableTitleProps {
  type: MediaType;
  onRetry: () => void;
  onClose: () => void;
}

/** Says that a title could not be loaded. */
export function UnavailableTitle({ type, onRetry, onClose }: UnavailableTitleProps) {
  const { trailer, tryAgain } = useMessages();
  return (
    <MessageDialog heading={trailer.heading} onClose={onClose}>
      <p>{type === 'movie' ? trailer.movieFailure : trailer.tvShowFailure}</p>
      <Button onClick={() => onRetry()}>{tryAgain}</Button>
    </MessageDialog>
  );
}
