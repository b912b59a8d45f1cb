import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NewVersion } from '#client/features/offline/new-version.tsx';
import { removeEarlyScreen } from '#client/lib/early-screen.ts';

/** What all screens have in common. */
export function RootLayout() {
  useFocusOnHeading();
  return (
    <>
      <Outlet />
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
    removeEarlyScreen();
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
