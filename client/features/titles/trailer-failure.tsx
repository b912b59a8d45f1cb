import styles from '#client/features/titles/trailer-frame.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

interface TrailerFailureProps {
  message: string;
  onRetry: () => void;
}

/** Replaces the trailer when it cannot be shown. */
export function TrailerFailure({ message, onRetry }: TrailerFailureProps) {
  return (
    <div className={styles.message} role="alert">
      <p>{message}</p>
      <Button onClick={() => onRetry()}>{useMessages().tryAgain}</Button>
    </div>
  );
}
