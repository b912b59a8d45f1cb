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

// A new screen begins at its heading for those who cannot see that it changed; at the first load
// the browser's own beginning is the right one.
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
