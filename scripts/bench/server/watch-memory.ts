import { setTimeout as pause } from 'node:timers/promises';
import type { BenchApp } from '../support/start-app.ts';

/** Samples the server's memory: all the time for the peak, and at rest after a pause. */
export function watchMemory(app: BenchApp) {
  let most = 0;
  let isReading = false;
  const timer = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    most = Math.max(most, await app.residentMegabytes().catch(() => 0));
    isReading = false;
  }, 500);
  return {
    most: () => most,
    async atRest(): Promise<number> {
      await pause(5000);
      return app.residentMegabytes();
    },
    stop: () => clearInterval(timer),
  };
}
