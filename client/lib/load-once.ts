/**
 * Gives a function that calls `load` the first time and gives the same promise from then on. After a
 * failure the next call loads again. Chromium fetches a script that has failed only after a reload.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}
