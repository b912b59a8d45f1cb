// Runs tests at another time than the machine's, so that a fixed date which meets a real clock fails
// on the day it is written. Plain JavaScript, since Node 20 cannot preload TypeScript.

/**
 * Moves `Date` in the world that it is called in. It uses nothing from outside itself, so that a
 * browser can be given its text.
 * @param {number} milliseconds how far on; negative for back
 */
export function moveClock(milliseconds) {
  const RealDate = Date;
  const realNow = Date.now;
  const now = () => realNow() + milliseconds;
  const MovedDate = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}

/** How far the clock of this process has been moved. */
export function movedMilliseconds() {
  return 1000 * Number(process.env.MARQUEE_CLOCK_OFFSET_SECONDS ?? 0);
}

/**
 * What moves the clock of a Node process that finds it in its environment, and of whatever that one
 * starts with the same environment.
 * @param {number} seconds how far on; negative for back
 */
export function movedClockEnvironment(seconds) {
  const preload = `--import=${new URL('preload-moved-clock.mjs', import.meta.url)}`;
  return {
    MARQUEE_CLOCK_OFFSET_SECONDS: String(seconds),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  };
}
