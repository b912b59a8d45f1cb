import { useEffect, useState } from 'react';
import styles from '#client/features/offline/new-version.module.css';
import { registerServiceWorker } from '#client/features/offline/register-service-worker.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** Makes the app available offline, and offers a reload when there is a newer version. */
export function NewVersion() {
  const { layout } = useMessages();
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    // Browsers may refuse, for example in a private window; the app works without.
    registerServiceWorker(() => setIsReady(true)).catch(() => undefined);
  }, []);

  return (
    <div aria-live="polite" className={styles.corner}>
      {isReady && (
        <div className={styles.news}>
          <p>{layout.newVersion}</p>
          <Button onClick={() => window.location.reload()}>{layout.reload}</Button>
        </div>
      )}
    </div>
  );
}
