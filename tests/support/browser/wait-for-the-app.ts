import type { Page } from '@playwright/test';
import type {} from '#client/lib/rendering/early-events.ts';
import { holdBackRequests } from '#tests/support/browser/hold-back-requests.ts';

// Milliseconds. Without it every look waits for an animation frame, and a busy browser may draw none
// for long.
const polling = 20;

/**
 * Makes loading and reloading wait until the app runs, as a visitor would who takes a moment to look at
 * the page. With `waitUntil: 'commit'` they do not.
 */
export function waitForTheApp(page: Page): Page {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...given: unknown[]) => {
      const answer = await load(...given);
      const options = given.at(-1) as { waitUntil?: string } | undefined;
      if (options?.waitUntil !== 'commit') await untilTheAppRuns(page);
      return answer;
    };
  }
  return page;
}

/**
 * Opens the address while the scripts of the app are held back, and waits until the page has arrived.
 * Gives its HTTP response, and a function that lets the scripts through and waits until the app runs.
 */
export function arriveBeforeTheApp(page: Page, address: string) {
  return loadBeforeTheApp(page, () => page.goto(address, { waitUntil: 'commit' }));
}

/** Reloads the page in the same way. */
export function reloadBeforeTheApp(page: Page) {
  return loadBeforeTheApp(page, () => page.reload({ waitUntil: 'commit' }));
}

async function loadBeforeTheApp(page: Page, load: () => ReturnType<Page['goto']>) {
  const release = await holdBackRequests(page, '**/assets/*.js');
  const response = await load();
  // The page's own script is at its end.
  await page.waitForFunction(() => window.takeEarlyEvents, undefined, { polling });
  return {
    response,
    async letTheAppRun() {
      release();
      await untilTheAppRuns(page);
    },
  };
}

// The page's script sets it, and the app removes it when it has taken over.
async function untilTheAppRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.takeEarlyEvents, undefined, { polling });
}
