import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { ScreenNotLoaded } from '#client/lib/load-screen.ts';
import { UnreachablePage, UnreachableScreen } from '#client/pages/unreachable-page.tsx';

/** In the place of a screen behind the log in that could not be loaded. */
export function ScreenFailure() {
  return (
    <IfNotLoaded>
      <UnreachableScreen />
    </IfNotLoaded>
  );
}

/** In the place of a screen before the log in that could not be loaded. */
export function PublicScreenFailure() {
  return (
    <IfNotLoaded>
      <UnreachablePage />
    </IfNotLoaded>
  );
}

function IfNotLoaded({ children }: { children: ReactNode }) {
  const error = useRouteError();
  // Any other failure is the whole page's (`error-page.tsx`).
  if (!(error instanceof ScreenNotLoaded)) throw error;
  return children;
}
