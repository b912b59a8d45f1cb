import { defineConfig, devices } from '@playwright/test';
import { getKnownBrowser, sandboxFlags } from './scripts/find-browser.mjs';

// A second, machine-readable report is what `npm test` counts.
const report = process.env.MARQUEE_TEST_REPORT;
const executablePath = getKnownBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  outputDir: '.cache/e2e',
  use: {
    ...devices['Desktop Chrome'],
    reducedMotion: 'reduce',
    // What it answers for, no test could; work-offline.spec.ts has it.
    serviceWorkers: 'block',
    // A trace costs every test an eighth of its time: `--trace retain-on-failure` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // All but the first keeps the browser from calling its maker.
      args: [
        ...sandboxFlags,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page that a test has answered for counts as one from elsewhere, which may not ask this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
});
