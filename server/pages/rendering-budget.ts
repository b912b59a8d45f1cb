/** Says whether work that costs this much, 1 by default, is allowed now. */
export type Budget = (cost?: number) => boolean;

/**
 * Makes a budget: `perSecond` at once, and as much in each second after that. `clock` gives
 * milliseconds.
 */
export function createRenderingBudget(perSecond: number, clock: () => number): Budget {
  let left = perSecond;
  let countedAt = clock();
  return (cost = 1) => {
    const now = clock();
    // The machine's clock may be set back.
    const passedSeconds = Math.max(0, now - countedAt) / 1000;
    left = Math.min(perSecond, left + passedSeconds * perSecond);
    countedAt = now;
    if (left < cost) return false;
    left -= cost;
    return true;
  };
}
