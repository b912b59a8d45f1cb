import { setTimeout } from 'node:timers/promises';

/** The way that requests of a browser take to servers on this machine. */
export type SlowNetwork = ReturnType<typeof createSlowNetwork>;

/** Makes a network that delays requests only while it is told to, and records when each arrives. */
export function createSlowNetwork() {
  let delay = 0;
  const arrivals: number[] = [];
  return {
    /** Waits as long as a request takes at the moment. */
    async pass(): Promise<void> {
      arrivals.push(Date.now());
      if (delay > 0) await setTimeout(delay);
    },
    /** Delays every request from now on by so many milliseconds. */
    delayBy(milliseconds: number): void {
      delay = milliseconds;
    },
    /** How many requests arrived between two times, in milliseconds since 1970. */
    countBetween: (from: number, to: number) =>
      arrivals.filter((time) => time >= from && time <= to).length,
  };
}
