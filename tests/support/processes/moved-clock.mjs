// Runs tests at another time than the machine's, so that a test that mixes a fixed date with the real
// clock fails at once, not years later. Plain JavaScript, since Node 20 cannot preload TypeScript.

/**
 * Moves `Date` in the JavaScript realm that it is called in. It uses nothing outside itself, so that
 * its source text can run in a browser.
 * @param {number} milliseconds how far forward; negative for back
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

/** How far this process's clock is moved, in milliseconds. */
export function movedMilliseconds() {
  return 1000 * Number(process.env.MARQUEE_CLOCK_OFFSET_SECONDS ?? 0);
}

/**
 * The environment variables that move the clock of a Node process and of its child processes.
 * @param {number} seconds how far forward; negative for back
 */
export function movedClockEnvironment(seconds) {
  const preload = `--import=${new URL('preload-moved-clock.mjs', import.meta.url)}`;
  return {
    MARQUEE_CLOCK_OFFSET_SECONDS: String(seconds),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  };
}
