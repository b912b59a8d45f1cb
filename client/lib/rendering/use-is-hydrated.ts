import { useSyncExternalStore } from 'react';

/**
 * False while a component first renders markup that the server has made, so that both are equal; true
 * from then on. For what only the browser knows.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
