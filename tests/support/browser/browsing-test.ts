import {
  aSession,
  createPerson,
  sessionKey,
  signedInHint,
} from '#tests/support/browser/accounts-in-browser.ts';
import { test as base } from '#tests/support/browser/browser-test.ts';

export { expect, failedRequest, noNetwork } from '#tests/support/browser/browser-test.ts';

type BrowsingTest = ReturnType<typeof base.extend<object, { session: string }>>;

/**
 * The same test with a logged-in visitor. Browsing changes no data, so the tests of a worker share
 * one account; a test that logs out or adds favorites uses `person`.
 */
export const test: BrowsingTest = base.extend<object, { session: string }>({
  session: [
    async ({ app }, use) => use(JSON.stringify(await aSession(app, await createPerson(app)))),
    { scope: 'worker' },
  ],

  storageState: async ({ app, session }, use) => {
    const stored = { name: sessionKey, value: session };
    await use({ cookies: [signedInHint], origins: [{ origin: app.url, localStorage: [stored] }] });
  },
});

/** For the tests of visitors who are not logged in, or log in themselves. */
export const nobody = { storageState: { cookies: [], origins: [] } };
