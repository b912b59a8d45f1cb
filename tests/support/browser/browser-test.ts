import { expect, type Page } from '@playwright/test';
import { sendLogIn } from '#tests/support/browser/account-form.ts';
import {
  createPerson,
  giveSession,
  type Person,
} from '#tests/support/browser/accounts-in-browser.ts';
import { test as base } from '#tests/support/browser/clocked-test.ts';
import { logout } from '#tests/support/browser/locators.ts';
import { type RunningApp, startApp } from '#tests/support/browser/running-app.ts';
import { waitForTheApp } from '#tests/support/browser/wait-for-the-app.ts';

export interface Fixtures {
  /** The console errors that a test causes on purpose; any other fails the test. */
  expectedErrors: RegExp | null;
  /** Somebody with an account, who is logged in nowhere. */
  account: Person;
  /** Somebody with an account, who is logged in in this browser. */
  person: Person;
  /** Logs in by the form. */
  logIn: (person: Person, on?: Page) => Promise<void>;
  /** Opens a page in another browser, where the person is logged in. */
  openElsewhere: (person: Person) => Promise<Page>;
}

interface WorkerFixtures {
  /** Environment variables of the server besides the usual ones. */
  appEnvironment: Record<string, string>;
  app: RunningApp;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  appEnvironment: [{}, { scope: 'worker', option: true }],

  app: [
    async ({ appEnvironment }, use) => {
      const app = await startApp(appEnvironment);
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ app }, use) => use(app.url),
  expectedErrors: [null, { option: true }],

  context: async ({ context, app, expectedErrors }, use) => {
    const unexpected: string[] = [];
    context.on('console', (message) => {
      // The browser reports the 404 of an unknown address, for which tests use these.
      const { pathname } = new URL(message.location().url, app.url);
      const isUnknownAddress = /^\/(nowhere|unknown)/.test(pathname);
      const isExpected = isUnknownAddress || expectedErrors?.test(message.text());
      if (message.type() === 'error' && !isExpected) unexpected.push(message.text());
    });
    context.on('weberror', (error) => unexpected.push(String(error.error())));
    // Of the internet there is only a fake player; any other request to it fails the test.
    await context.route(
      (url) => url.origin !== app.url,
      (route) => {
        const { hostname } = new URL(route.request().url());
        if (hostname === 'www.youtube-nocookie.com') {
          return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
        }
        unexpected.push(`a request to ${hostname}`);
        return route.abort();
      },
    );
    await use(context);
    expect(unexpected, 'nothing unexpected in the console or on the network').toEqual([]);
  },

  page: async ({ page }, use) => use(waitForTheApp(page)),

  account: async ({ app }, use) => use(await createPerson(app)),

  person: async ({ page, app, account }, use) => {
    await giveSession(page, app, account);
    await use(account);
  },

  logIn: async ({ page }, use) =>
    use(async ({ email, password }, on = page) => {
      await on.goto('/login');
      await sendLogIn(on, email, password);
      await expect(on).toHaveURL('/');
      await expect(logout(on)).toBeVisible();
    }),

  openElsewhere: async ({ browser, app }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const page = waitForTheApp(await (await browser.newContext()).newPage());
      pages.push(page);
      await giveSession(page, app, person);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };

/** The console errors of a failed request, and of a screen whose code was requested. */
export const failedRequest = /^Failed to load resource: |CodeNotLoaded/;

/** The console errors without a network: the WebSocket fails too. */
export const noNetwork =
  /^Failed to load resource: |CodeNotLoaded|^WebSocket connection to .* failed/;
