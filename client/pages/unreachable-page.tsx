import styles from '#client/pages/error-page.module.css';
import { Button } from '#client/ui/button.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** The app itself is here, but nobody tells it where its server is. */
export function UnreachablePage() {
  return (
    <main className={styles.screen}>
      <title>No connection – Marquee</title>
      <Wordmark />
      <h1>No connection</h1>
      <p role="alert">Marquee could not reach its server. Check your connection and try again.</p>
      <Button look="main" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </main>
  );
}
