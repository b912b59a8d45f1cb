import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import styles from '#client/ui/not-loaded.lazy.module.css';

interface NotLoadedProps {
  message: string;
  /** Interrupts a screen reader: somebody waits for just this. */
  isUrgent?: boolean;
  onRetry: () => void;
}

/** Replaces what could not be loaded, and offers to try again. */
export function NotLoaded({ message, isUrgent = false, onRetry }: NotLoadedProps) {
  return (
    <div className={styles.failure}>
      <p role={isUrgent ? 'alert' : undefined}>{message}</p>
      <Button onClick={() => onRetry()} data-screen-only>
        {useMessages().tryAgain}
      </Button>
    </div>
  );
}
