import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { movedClockEnvironment } from './tests/support/processes/moved-clock.mjs';

// `npm test` counts the results in a second, machine-readable report.
const report = process.env.MARQUEE_TEST_REPORT;

// Long timeouts: a test on a busy machine must not fail, only one that hangs.
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};
const setupFiles = ['tests/support/fail-on-warnings.ts'];

// A test that compares a fixed date with the real clock fails once that date has passed. To find
// such tests now, the clock is moved into the future, or to where `npm run test:clocks` says.
const future = process.env.MARQUEE_CLOCK_OFFSET_SECONDS
  ? {}
  : movedClockEnvironment(400 * 24 * 60 * 60);

const announceClock = 'tests/support/processes/announce-clock.ts';

// Tests that store data; the others do not depend on the database. `npm run test:postgres` runs all
// of them on PostgreSQL, `npm test` only those where the databases are most likely to differ.
const keepers = [
  'tests/{accounts,tables,realtime}/**/*.test.ts',
  'tests/web/hostile*.test.ts',
  'tests/catalogue/upstream/cached-answers.test.ts',
];
const someKeepers = [
  'tests/accounts/**/{account-functions,auth-admin-users,auth-email-change,auth-factor-codes}.test.ts',
  'tests/**/{auth-limits,auth-pkce,auth-refresh,realtime-client,table-definition,table-owner,table-read}.test.ts',
];

// Tests that mock a module or a global run isolated. The others share their imports, because
// importing the server for each file would take a minute.
const needAWorldOfTheirOwn = [
  'tests/client/{,lists/}*.test.ts',
  'tests/realtime/realtime-bounds.test.ts',
];

export default defineConfig({
  test: {
    // At least two workers, because the tests wait for servers more than they compute.
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
      // `npm run test:outages` runs twenty rounds of every outage.
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
