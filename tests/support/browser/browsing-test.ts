import type { Page } from '@playwright/test';
import { aSession } from '#tests/support/browser/accounts-in-browser.ts';
import { test as base, signUpByMail } from '#tests/support/browser/browser-test.ts';

export { expect } from '#tests/support/browser/browser-test.ts';

type BrowsingTest = ReturnType<typeof base.extend<object, { session: string }>>;

/**
 * The same test, with a visitor who is logged in. Looking at titles changes nothing, so the tests
 * of a worker share one account; who logs out or keeps favorites asks for a `person`.
 */
export const test: BrowsingTest = base.extend<object, { session: string }>({
  session: [
    async ({ app }, use) => {
      const session = await aSession(app, await signUpByMail(app));
      await use(JSON.stringify(session));
    },
    { scope: 'worker' },
  ],

  storageState: async ({ app, session }, use) => {
    const stored = { name: 'sb-localhost-auth-token', value: session };
    await use({ cookies: [], origins: [{ origin: app.url, localStorage: [stored] }] });
  },
});

/** For the tests of visitors who are not logged in, or log in themselves. */
export const nobody = { storageState: { cookies: [], origins: [] } };

/** What a request made to fail leaves in the console. */
export const failedRequest = /^Failed to load resource: /;

/** What the browser says besides when there is no network: the live connection is lost too. */
export const noNetwork = /^Failed to load resource: |^WebSocket connection to .* failed/;

/** The card of one title. */
export function card(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}

/** The button of a card that opens the title's trailer. */
export function trailerButton(page: Page, name: string) {
  return page.getByRole('button', { name: `Play trailer for ${name}`, exact: true });
}

/** What a list says until its titles are there. */
export function loadingStatus(page: Page) {
  return page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
}

/** Puts a text into the page's search box and submits it with Enter. */
export async function searchFor(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
}
