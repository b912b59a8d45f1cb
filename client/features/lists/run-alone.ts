/**
 * Runs a task while no other tab runs one of this name. Where the browser has no locks (plain http)
 * or refuses them (blocked storage), the task runs all the same.
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
