/**
 * Throttles a function: a call does nothing within `milliseconds` after the last one that ran. Used
 * for repeated log lines.
 */
export function atMostEvery<Arguments extends unknown[]>(
  milliseconds: number,
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...given) => {
    const now = performance.now();
    if (now - last < milliseconds) return;
    last = now;
    act(...given);
  };
}
