import type { TestProject } from 'vitest/node';
import { movedMilliseconds } from '#tests/support/processes/moved-clock.mjs';

/** Says at which time a project of Vitest runs its tests. */
export function setup({ name, config }: TestProject): void {
  // Whatever its type says, a project whose configuration names no `env` has none.
  const seconds = Number(config.env?.MARQUEE_CLOCK_OFFSET_SECONDS ?? 0);
  const days = (movedMilliseconds() / 1000 + seconds) / 86_400;
  const time = new Date(Date.now() + seconds * 1000);
  const moved =
    days === 0 ? "the machine's time" : `${days.toFixed(1)} days from the machine's time`;
  process.stdout.write(`The clock of the tests "${name}": ${time.toString()}, ${moved}\n`);
}
