import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/error-page.module.css';
import { Button } from '#client/ui/button.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** The app itself is here, but nobody tells it where its server is. */
export function UnreachablePage() {
  const { title, failed, tryAgain } = useMessages();
  return (
    <main className={styles.screen}>
      <title>{title(failed.noConnection)}</title>
      <Wordmark />
      <h1>{failed.noConnection}</h1>
      <p role="alert">{failed.unreachable}</p>
      <Button look="main" onClick={() => window.location.reload()}>
        {tryAgain}
      </Button>
    </main>
  );
}
