import { useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { NewVersion } from '#client/features/offline/new-version.tsx';
import { useScrollToTop } from '#client/lib/navigation/use-scroll-to-top.ts';
import { useMessages } from '#client/messages/language.ts';
import { ErrorPage } from '#client/pages/error-page.tsx';
import styles from '#client/pages/root-layout.module.css';

/** What all screens have in common. `onStart` is called when the app runs. */
export function RootLayout({ onStart }: { onStart?: (() => void) | undefined }) {
  useFocusOnHeading();
  useScrollToTop();
  useEffect(() => onStart?.(), [onStart]);
  const { key } = useLocation();
  const { layout } = useMessages();
  return (
    <>
      <noscript>
        <p className={styles.withoutScript}>{layout.withoutScript}</p>
      </noscript>
      <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[key]}>
        <Outlet />
      </ErrorBoundary>
      <NewVersion />
    </>
  );
}

// A new screen focuses its heading, so that screen readers notice the change. The first load keeps
// the browser's own focus.
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
