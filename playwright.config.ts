import { defineConfig, devices } from '@playwright/test';
import { getKnownBrowser, sandboxFlags } from './scripts/find-browser.mjs';

// `npm test` counts the results in a second, machine-readable report.
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
    // Tests cannot replace answers of a service worker. Only work-offline.spec.ts runs with it.
    serviceWorkers: 'block',
    // A trace makes every test an eighth slower. Use `--trace retain-on-failure` when you need one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // All but the sandbox flags keep the browser from sending requests of its own to its maker.
      args: [
        ...sandboxFlags,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // To the browser, pages that a test answers are remote ones, which may not call localhost.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
});
