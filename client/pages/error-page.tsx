import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ScreenNotLoaded } from '#client/lib/load-screen.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/error-page.module.css';
import { UnreachablePage } from '#client/pages/unreachable-page.tsx';
import { FailedDrawing, NobodyHereDrawing } from '#client/ui/drawing.tsx';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';

/** What is left when a screen has failed; says nothing of the cause, which is in the console. */
export function ErrorPage() {
  const { failed } = useMessages();
  const error = useRouteError();
  if (error instanceof ScreenNotLoaded) return <UnreachablePage />;
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  if (isUnknown) return <UnknownAddress takesFocus />;
  return (
    <ErrorScreen drawing={<FailedDrawing />} takesFocus>
      {failed.explanation}
    </ErrorScreen>
  );
}

export function UnknownAddress({ takesFocus = false }: { takesFocus?: boolean }) {
  const { failed } = useMessages();
  return (
    <ErrorScreen drawing={<NobodyHereDrawing />} takesFocus={takesFocus}>
      {failed.unknownAddress}
    </ErrorScreen>
  );
}

interface ErrorScreenProps {
  /** The screen that had the focus is gone. */
  takesFocus: boolean;
  drawing: ReactNode;
  children: string;
}

function ErrorScreen({ takesFocus, drawing, children }: ErrorScreenProps) {
  const { title, failed } = useMessages();
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
      {/* A whole new load, since what failed may be still in memory. */}
      <a href={paths.home()}>{failed.back}</a>
    </main>
  );
}
