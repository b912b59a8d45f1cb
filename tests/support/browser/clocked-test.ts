import { test as base } from '@playwright/test';
import { moveClock, movedMilliseconds } from '#tests/support/processes/moved-clock.mjs';

type ClockedTest = ReturnType<typeof base.extend>;

/** Playwright's test; every page has the same moved clock as the tests and the server. */
export const test: ClockedTest = base.extend({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        const milliseconds = movedMilliseconds();
        if (milliseconds !== 0) await context.addInitScript(moveClock, milliseconds);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
