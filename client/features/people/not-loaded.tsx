import styles from '#client/features/people/not-loaded.lazy.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { FailedDrawing } from '#client/ui/drawings/drawing.tsx';

interface NotLoadedProps {
  message: string;
  onRetry: () => void;
}

/** Replaces what could not be loaded. */
export function NotLoaded({ message, onRetry }: NotLoadedProps) {
  return (
    <div className={styles.failure} role="alert">
      <FailedDrawing />
      <p>{message}</p>
      <Button onClick={() => onRetry()}>{useMessages().tryAgain}</Button>
    </div>
  );
}
