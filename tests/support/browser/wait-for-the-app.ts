import type { Page } from '@playwright/test';
import type {} from '#client/lib/rendering/early-events.ts';

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
      // The page's script sets it, and the app removes it when it has taken over.
      if (options?.waitUntil !== 'commit')
        await page.waitForFunction(() => !window.takeEarlyEvents);
      return answer;
    };
  }
  return page;
}
