import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMyLists } from '#client/features/lists/use-my-lists.ts';
import styles from '#client/features/saved/saving-hint.module.css';
import { useMessages } from '#client/messages/language.ts';

/** A tap is usually saved long before; the hint appears only when it takes longer. */
const patienceMilliseconds = 1500;

/** Says when taps on any list are not saved yet, and when there is no network. */
export function SavingHint() {
  const { favorites } = useMessages();
  const unsaved = Object.values(useMyLists()).reduce((sum, list) => sum + list.unsaved, 0);
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const isLate = useIsLate(unsaved > 0);
  const words = [
    !isOnline && favorites.offline,
    unsaved > 0 && (isLate || !isOnline) && favorites.unsaved(unsaved),
  ];
  return (
    <p className={styles.hint} role="status">
      {words.filter(Boolean).join(' · ')}
    </p>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** True once something has been going on for longer than `patienceMilliseconds`. */
function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsLate(true), patienceMilliseconds);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isGoingOn]);
  return isLate;
}
