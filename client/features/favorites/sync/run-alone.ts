/**
 * Runs a task while no other tab runs one of this name. A browser that has no locks, as on a page
 * that comes by plain http, or gives none, as where it blocks storage, runs it all the same.
 */
export async function runAlone(name: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return task();
  };
  try {
    await navigator.locks.request(name, run);
  } catch (error) {
    if (hasBegun) throw error;
    await task();
  }
}
