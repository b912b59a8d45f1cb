import { setTimeout as pause } from 'node:timers/promises';

/** A server whose memory can be read. */
interface Measured {
  residentMegabytes: () => Promise<number>;
}

/** The memory in use after some seconds without requests. */
export async function memoryAtRest(server: Measured): Promise<number> {
  await pause(5000);
  return server.residentMegabytes();
}

/** Samples the memory until it is stopped; gives the most that was in use. */
export function watchMemory(server: Measured) {
  let most = 0;
  let isReading = false;
  const timer = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    most = Math.max(most, await server.residentMegabytes().catch(() => 0));
    isReading = false;
  }, 500);
  return { most: () => most, stop: () => clearInterval(timer) };
}
