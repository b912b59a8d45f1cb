const failuresToOpen = 5;
const pauseMilliseconds = 30_000;

export interface CircuitBreaker {
  /** Whether a call may go out. While the circuit is open, one in thirty seconds may, as a probe. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
  /** When the calls began to fail for good, in milliseconds since 1970; null while they succeed. */
  readonly openSince: number | null;
}

/** Stops calls after five failures in a row, until one of the probes succeeds. */
export function createCircuitBreaker(clock: () => number): CircuitBreaker {
  let failuresInARow = 0;
  let openSince: number | null = null;
  let nextProbeAt = 0;
  return {
    admits() {
      const now = clock();
      if (openSince === null) return true;
      if (now < nextProbeAt) return false;
      nextProbeAt = now + pauseMilliseconds;
      return true;
    },
    succeeded() {
      failuresInARow = 0;
      openSince = null;
    },
    failed() {
      failuresInARow += 1;
      if (failuresInARow < failuresToOpen) return;
      openSince ??= clock();
      nextProbeAt = clock() + pauseMilliseconds;
    },
    get openSince() {
      return openSince;
    },
  };
}
