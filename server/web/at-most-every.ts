/**
 * The same function, which does nothing when it was called less than so many milliseconds after it
 * last did something: for what would fill a log without saying more.
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
