import { defineConfig } from 'vitest/config';

// A second, machine-readable report is what `npm test` counts.
const report = process.env.MARQUEE_TEST_REPORT;

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // A busy machine is no fault; only what hangs is.
    testTimeout: 30_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
