import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { movedClockEnvironment } from './tests/support/processes/moved-clock.mjs';

// A second, machine-readable report is what `npm test` counts.
const report = process.env.MARQUEE_TEST_REPORT;

// A busy machine is no fault; only what hangs is.
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};
const setupFiles = ['tests/support/fail-on-warnings.ts'];

// A fixed date that meets a real clock fails on its day, and not before: so these tests live in the
// future, unless `npm run test:clocks` says when.
const future = process.env.MARQUEE_CLOCK_OFFSET_SECONDS
  ? {}
  : movedClockEnvironment(400 * 24 * 60 * 60);

const announceClock = 'tests/support/processes/announce-clock.ts';

// What keeps data; the rest is the same whatever the engine. `npm run test:postgres` runs all of it,
// every run of the tests what the engines could differ in most.
const keepers = [
  'tests/{accounts,tables,realtime}/**/*.test.ts',
  'tests/web/hostile*.test.ts',
  'tests/catalogue/upstream/tmdb-kept*.test.ts',
];
const someKeepers = [
  'tests/accounts/**/{account-functions,auth-admin-users,auth-email-change,auth-factor-codes}.test.ts',
  'tests/**/{auth-limits,auth-pkce,auth-refresh,realtime-client,table-definition,table-owner,table-read}.test.ts',
];

// Tests that put something else in the place of a module or a global need a world of their own. The
// others share what they import: importing the server anew for each file costs a minute.
const needAWorldOfTheirOwn = ['tests/client/*.test.ts', 'tests/realtime/realtime-bounds.test.ts'];

export default defineConfig({
  test: {
    // The tests wait for each other's servers more than they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          name: 'embedded',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/outages/**', ...needAWorldOfTheirOwn],
          isolate: false,
          env: future,
          globalSetup: [announceClock],
          setupFiles,
          ...patience,
        },
      },
      {
        test: {
          name: 'isolated',
          include: needAWorldOfTheirOwn,
          env: future,
          globalSetup: [announceClock],
          setupFiles,
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          include: process.env.MARQUEE_TEST_POSTGRES === 'all' ? keepers : someKeepers,
          isolate: process.env.MARQUEE_TEST_POSTGRES === 'all',
          globalSetup: [announceClock, 'tests/support/data/postgres-setup.ts'],
          setupFiles,
          ...patience,
        },
      },
      // Twenty rounds of every outage: `npm run test:outages`.
      ...(process.env.MARQUEE_TEST_OUTAGES
        ? [
            {
              test: {
                name: 'outages',
                include: ['tests/outages/*.test.ts'],
                testTimeout: 20 * 60_000,
                hookTimeout: 60_000,
                fileParallelism: false,
              },
            },
          ]
        : []),
    ],
  },
});
