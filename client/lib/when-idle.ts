/** Resolves when the browser has nothing else to do, for code that no screen waits for. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}
