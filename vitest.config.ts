import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A second, machine-readable report is what `npm test` counts.
const report = process.env.MARQUEE_TEST_REPORT;

// A busy machine is no fault; only what hangs is.
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

// What keeps data; the rest is the same whatever the engine. `npm run test:postgres` runs all of it,
// every run of the tests what the engines could differ in most.
const keepers = ['tests/server/{account,auth,hostile,table,realtime,tmdb-kept}*.test.ts'];
const someKeepers = [
  'tests/server/{account-functions,auth-admin-users,auth-email-change,auth-factor-codes}.test.ts',
  'tests/server/{auth-limits,auth-pkce,auth-refresh,realtime-client,table-owner,table-read}.test.ts',
];

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
          exclude: ['tests/outages/**'],
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          include: process.env.MARQUEE_TEST_POSTGRES === 'all' ? keepers : someKeepers,
          globalSetup: ['tests/support/postgres-setup.ts'],
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
