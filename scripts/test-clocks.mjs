// `npm run test:clocks`: the unit, server and browser tests at other times than now, one after the
// other; `npm run test:clocks -- a-day-back` for one of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { movedClockEnvironment } from '../tests/support/processes/moved-clock.mjs';

const day = 24 * 60 * 60;
const clocks = {
  'a-day-back': () => movedClockEnvironment(-day),
  '400-days-on': () => movedClockEnvironment(400 * day),
  '5-years-on': () => movedClockEnvironment(5 * 366 * day),
  // The hour that is not there comes while the tests run.
  'into-summer-time': () => ({
    ...movedClockEnvironment(secondsUntilSummerTime() - 30),
    TZ: 'Europe/Berlin',
  }),
};
const suites = {
  'unit and server': ['vitest/vitest.mjs', 'run'],
  browser: ['@playwright/test/cli.js', 'test'],
};

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(clocks);
const unknown = wanted.filter((name) => !Object.hasOwn(clocks, name));
if (unknown.length > 0) {
  throw new Error(`No clock ${unknown.join(', ')}; there are ${Object.keys(clocks).join(', ')}`);
}
const runs = wanted.flatMap((clock) => Object.keys(suites).map((suite) => ({ clock, suite })));
const failed = runs.filter(({ clock, suite }) => !passes(suite, clocks[clock]()));
for (const { clock, suite } of runs) {
  const word = failed.some((run) => run.clock === clock && run.suite === suite)
    ? 'failed'
    : 'passed';
  console.log(`${word}: ${suite}, ${clock}`);
}
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(suite, environment) {
  const [binary, ...commandArguments] = suites[suite];
  const time = new Date(Date.now() + environment.MARQUEE_CLOCK_OFFSET_SECONDS * 1000);
  console.log(`\n== ${suite}, ${time.toISOString()} ${environment.TZ ?? ''}`);
  const temporaryFolder = existsSync('/dev/shm') ? { TMPDIR: '/dev/shm' } : {};
  const result = spawnSync(process.execPath, [join('node_modules', binary), ...commandArguments], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...temporaryFolder, NODE_ENV: undefined, ...environment },
  });
  return result.status === 0;
}

/** Of Central Europe: the last Sunday of March, 1:00 UTC. */
function secondsUntilSummerTime() {
  const now = Date.now();
  const changes = [0, 1].map((years) => {
    const end = new Date(Date.UTC(new Date(now).getUTCFullYear() + years, 2, 31, 1));
    return end.getTime() - end.getUTCDay() * day * 1000;
  });
  return Math.floor((changes.find((change) => change > now) - now) / 1000);
}
