import type { FallbackProps } from 'react-error-boundary';
import { CodeNotLoaded } from '#client/lib/navigation/lazy-component.ts';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/error-page.module.css';
import { Button } from '#client/ui/button.tsx';
import { FailedDrawing } from '#client/ui/drawing.tsx';
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
export function ScreenFailure({ error }: Pick<FallbackProps, 'error'>) {
  throwUnlessNotLoaded(error);
  return (
    <div className={styles.screen}>
      <NoConnection />
    </div>
  );
}

/** Stands in for a screen before the log-in that could not be loaded. */
export function PublicScreenFailure({ error }: Pick<FallbackProps, 'error'>) {
  throwUnlessNotLoaded(error);
  return <UnreachablePage />;
}

// The error page (`error-page.tsx`) shows every other failure.
function throwUnlessNotLoaded(error: unknown): void {
  if (!(error instanceof CodeNotLoaded)) throw error;
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

// Browsers remember a failed script until a reload. But a reload without a network would show
// nothing of the app, so the address is checked first.
async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (answer) window.location.reload();
}
