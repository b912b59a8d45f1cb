import styles from '#client/features/watching/not-loaded.lazy.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** Says what could not be loaded, and offers to try again. */
export function NotLoaded({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { tryAgain } = useMessages();
  return (
    <div className={styles.failure}>
      <p role="alert">{message}</p>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </div>
  );
}
