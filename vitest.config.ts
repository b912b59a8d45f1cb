import { defineConfig } from 'vitest/config';

// A second, machine-readable report is what `npm test` counts.
const report = process.env.MARQUEE_TEST_REPORT;

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
