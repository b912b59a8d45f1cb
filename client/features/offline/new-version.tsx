import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepForOffline } from '#client/features/offline/keep-for-offline.ts';
import styles from '#client/features/offline/new-version.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** Has the browser keep the app for when there is no network, and offers what is newer than it. */
export function NewVersion() {
  const { frame } = useMessages();
  const queries = useQueryClient();
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // Browsers may refuse, in a private window for one; the app does without.
    keepForOffline({
      // The lists that came before are asked for once more, to be kept as well.
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
