/** For `useSyncExternalStore`, where the value never changes by itself. */
export function subscribeToNothing(): () => void {
  return () => {};
}
