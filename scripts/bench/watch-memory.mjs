import { setTimeout as pause } from 'node:timers/promises';

/** Reads the server's memory all the time, and when it has been left alone for a while. */
export function watchMemory(app) {
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
    async atRest() {
      await pause(5000);
      return app.residentMegabytes();
    },
    stop: () => clearInterval(timer),
  };
}
