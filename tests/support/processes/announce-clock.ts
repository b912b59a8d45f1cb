import type { TestProject } from 'vitest/node';
import { movedMilliseconds } from '#tests/support/processes/moved-clock.mjs';

/** Prints the time at which a Vitest project runs its tests. */
export function setup({ name, config }: TestProject): void {
  // Despite its type, `env` is undefined in a project that does not set it.
  const seconds = Number(config.env?.MARQUEE_CLOCK_OFFSET_SECONDS ?? 0);
  const days = (movedMilliseconds() / 1000 + seconds) / 86_400;
  const time = new Date(Date.now() + seconds * 1000);
  const moved =
    days === 0 ? "the machine's time" : `${days.toFixed(1)} days from the machine's time`;
  process.stdout.write(`The clock of the tests "${name}": ${time.toString()}, ${moved}\n`);
}
