import { reloadWhenReachable } from '#client/lib/navigation/reload-when-reachable.ts';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/error-page.module.css';
import { Button } from '#client/ui/button.tsx';
import { FailedDrawing } from '#client/ui/drawings/drawing.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** For an app that is loaded but cannot load what it needs next. */
export function UnreachablePage() {
  return (
    <main className={styles.screen}>
      <Wordmark />
      <NoConnection />
    </main>
  );
}

/** Stands in for a screen behind the log-in that could not be loaded; the navbar stays. */
export function ScreenFailure() {
  return (
    <div className={styles.screen}>
      <NoConnection />
    </div>
  );
}

function NoConnection() {
  const { title, failed, tryAgain } = useMessages();
  return (
    <>
      <title>{title(failed.noConnection)}</title>
      <FailedDrawing />
      <h1 tabIndex={-1}>{failed.noConnection}</h1>
      <p role="alert">{failed.unreachable}</p>
      <Button look="main" onClick={reloadWhenReachable}>
        {tryAgain}
      </Button>
    </>
  );
}
