import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepForOffline } from '#client/features/offline/keep-for-offline.ts';
import styles from '#client/features/offline/new-version.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** Makes the app available offline, and offers a reload when there is a newer version. */
export function NewVersion() {
  const { frame } = useMessages();
  const queries = useQueryClient();
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // Browsers may refuse, for example in a private window; the app works without.
    keepForOffline({
      // Refetches the lists from before, so that they are cached as well.
      onBegin: () => queries.refetchQueries({ type: 'active' }),
      onNewVersion: () => setIsReady(true),
    }).catch(() => undefined);
  }, [queries]);

  return (
    <div aria-live="polite" className={styles.place}>
      {isReady && (
        <div className={styles.news}>
          <p>{frame.newVersion}</p>
          <Button onClick={() => window.location.reload()}>{frame.reload}</Button>
        </div>
      )}
    </div>
  );
}
