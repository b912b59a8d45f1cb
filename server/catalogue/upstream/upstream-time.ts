import { setTimeout } from 'node:timers/promises';

/** Time and chance, as the gateway needs them; a test hands in its own. */
export interface UpstreamTime {
  /** Milliseconds since 1970. */
  clock(): number;
  /** Throws when the signal aborts it. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From 0 up to, but not, 1. */
  random(): number;
}

/** The time of a running server, by its clock. */
export function createUpstreamTime(clock: () => number): UpstreamTime {
  return {
    clock,
    sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
    random: Math.random,
  };
}
