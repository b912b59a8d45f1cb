const pauseMilliseconds = 60_000;

/**
 * Calls `warn` at most once a minute, so that users' requests cannot fill the log. The next message
 * says how many were left out.
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
