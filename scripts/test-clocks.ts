// `npm run test:clocks`: runs the unit, server and browser tests at several other dates, one after
// the other. `npm run test:clocks -- a-day-back` runs them at one of these.
import { movedClockEnvironment } from '#tests/support/processes/moved-clock.mjs';
import { runTool } from './run-tool.ts';

const day = 24 * 60 * 60;
const clocks: Record<string, () => { seconds: number; zone?: string }> = {
  'a-day-back': () => ({ seconds: -day }),
  '400-days-on': () => ({ seconds: 400 * day }),
  '5-years-on': () => ({ seconds: 5 * 366 * day }),
  // The change to summer time, which skips an hour, happens while the tests run.
  'into-summer-time': () => ({ seconds: secondsUntilSummerTime() - 30, zone: 'Europe/Berlin' }),
};
const suites = [
  { suite: 'unit and server', program: 'vitest/vitest.mjs', command: 'run' },
  { suite: 'browser', program: '@playwright/test/cli.js', command: 'test' },
];

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(clocks);
const chosen = names.map((name) => {
  const clock = clocks[name];
  if (clock) return { name, clock };
  throw new Error(`No clock ${name}; there are ${Object.keys(clocks).join(', ')}`);
});
const results = chosen.flatMap(({ name, clock }) =>
  suites.map(({ suite, program, command }) => {
    const { seconds, zone } = clock();
    const time = new Date(Date.now() + seconds * 1000);
    console.log(`\n== ${suite}, ${time.toISOString()} ${zone ?? ''}`);
    const env = { ...movedClockEnvironment(seconds), ...(zone && { TZ: zone }) };
    return { name, suite, hasPassed: runTool(program, [command], env) };
  }),
);
for (const { name, suite, hasPassed } of results) {
  console.log(`${hasPassed ? 'passed' : 'failed'}: ${suite}, ${name}`);
}
process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;

/** The time until Central Europe changes to summer time: the last Sunday of March, 1:00 UTC. */
function secondsUntilSummerTime(): number {
  const now = Date.now();
  const change = (year: number) => {
    const end = new Date(Date.UTC(year, 2, 31, 1));
    return end.getTime() - end.getUTCDay() * day * 1000;
  };
  const year = new Date(now).getUTCFullYear();
  const next = change(year) > now ? change(year) : change(year + 1);
  return Math.floor((next - now) / 1000);
}
