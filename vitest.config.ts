import { defineConfig } from 'vitest/config';

// A second, machine-readable report is what `npm test` counts.
const report = process.env.MARQUEE_TEST_REPORT;

// A busy machine is no fault; only what hangs is.
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      { test: { name: 'embedded', include: ['tests/**/*.test.ts'], ...patience } },
      {
        test: {
          name: 'postgres',
          // What keeps data; the rest is the same whatever the engine.
          include: ['tests/server/{account,auth,table,realtime}*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
