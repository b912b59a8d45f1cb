import { test as base, type Fixtures } from '#tests/support/browser/browser-test.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';

/** What serves the app's pages in the place of the server that keeps the accounts. */
export interface Front {
  url: string;
  /** Origins besides that its pages may ask. */
  others: string[];
  stop: () => Promise<void>;
}

type FrontedTest = ReturnType<typeof base.extend<Fixtures, { front: Front }>>;

/**
 * The same test, with pages that come from elsewhere. The server of `app` plays the hosted project
 * that they lean on.
 */
export function testBehind(start: (project: RunningApp) => Promise<Front>): FrontedTest {
  return base.extend<Fixtures, { front: Front }>({
    front: [
      async ({ app }, use) => {
        const front = await start(app);
        await use(front);
        await front.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ front }, use) => use(front.url),
    context: async ({ context, front }, use) => {
      const known = [front.url, ...front.others];
      await context.route(
        ({ origin }) => known.includes(origin),
        (route) => route.continue(),
      );
      await use(context);
    },
  });
}
