/**
 * Makes a function that says whether one more rendering is allowed now: `perSecond` at once, and
 * as many in each second after that. `clock` gives milliseconds.
 */
export function createRenderingBudget(perSecond: number, clock: () => number): () => boolean {
  let left = perSecond;
  let countedAt = clock();
  return () => {
    const now = clock();
    // The machine's clock may be set back.
    const passedSeconds = Math.max(0, now - countedAt) / 1000;
    left = Math.min(perSecond, left + passedSeconds * perSecond);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
