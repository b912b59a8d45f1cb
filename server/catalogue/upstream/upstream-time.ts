import { setTimeout } from 'node:timers/promises';

/** The clock, timers and random numbers of the gateway; tests pass their own. */
export interface UpstreamTime {
  /** Milliseconds since 1970. */
  clock(): number;
  /** Throws when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From 0 up to, but not including, 1. */
  random(): number;
}

/** The real time of a server, by its clock. */
export function createUpstreamTime(clock: () => number): UpstreamTime {
  return {
    clock,
    sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
    random: Math.random,
  };
}
