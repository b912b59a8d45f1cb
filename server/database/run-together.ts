/**
 * Gives a function that runs `run` for its items, one run at a time: what is asked for while one
 * runs goes together into the next. Rejects as the run of its items does.
 */
export function runTogether<Item>(
  run: (items: Item[]) => Promise<unknown>,
): (items: Item[]) => Promise<void> {
  let waiting: Item[] = [];
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function runNext(): Promise<void> {
    await running.catch(() => {});
    const items = waiting;
    waiting = [];
    next = null;
    running = run(items);
    await running;
  }

  return (items) => {
    waiting.push(...items);
    next ??= runNext();
    return next;
  };
}
