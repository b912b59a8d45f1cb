const pauseMilliseconds = 60_000;

/**
 * `warn`, once a minute at most: what a user can cause with every request must not fill the log. The
 * next line says how many were left out.
 */
export function createSparseWarn(
  warn: (message: string) => void,
  clock: () => number,
): (message: string) => void {
  let nextAt = 0;
  let leftOut = 0;
  return (message) => {
    if (clock() < nextAt) {
      leftOut += 1;
      return;
    }
    warn(leftOut === 0 ? message : `${message} (${leftOut} more were left out before)`);
    nextAt = clock() + pauseMilliseconds;
    leftOut = 0;
  };
}
