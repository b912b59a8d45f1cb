import type { ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useHref } from 'react-router';
import { CodeNotLoaded } from '#client/lib/navigation/lazy-component.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/error-page.module.css';
import { UnreachablePage } from '#client/pages/unreachable-page.tsx';
import { FailedDrawing, NobodyHereDrawing } from '#client/ui/drawings/drawing.tsx';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** The page for a screen that has failed. The cause is only in the console. */
export function ErrorPage({ error }: Pick<FallbackProps, 'error'>) {
  const { failed } = useMessages();
  if (error instanceof CodeNotLoaded) return <UnreachablePage />;
  return (
    <ErrorScreen drawing={<FailedDrawing />} takesFocus>
      {failed.explanation}
    </ErrorScreen>
  );
}

export function UnknownAddress() {
  const { failed } = useMessages();
  return (
    <ErrorScreen drawing={<NobodyHereDrawing />} takesFocus={false}>
      {failed.unknownAddress}
    </ErrorScreen>
  );
}

interface ErrorScreenProps {
  /** Whether the heading takes the focus, because the screen that had it is gone. */
  takesFocus: boolean;
  drawing: ReactNode;
  children: string;
}

function ErrorScreen({ takesFocus, drawing, children }: ErrorScreenProps) {
  const { title, failed } = useMessages();
  const home = useHref(paths.home());
  const heading = useFocusWhenShown<HTMLHeadingElement>(takesFocus);
  return (
    <main className={styles.screen}>
      <title>{title(failed.heading)}</title>
      <Wordmark />
      {drawing}
      <h1 ref={heading} tabIndex={-1}>
        {failed.heading}
      </h1>
      <p>{children}</p>
      {/* A full page load, since the failed state may still be in memory. */}
      <a href={home}>{failed.back}</a>
    </main>
  );
}
