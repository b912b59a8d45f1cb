import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '#client/lib/subscribe-to-nothing.ts';

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
