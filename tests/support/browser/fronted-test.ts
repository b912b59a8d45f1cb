import { test as base, type Fixtures } from '#tests/support/browser/browser-test.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';

/** Serves the app's pages instead of the server that stores the accounts. */
export interface Front {
  url: string;
  /** Other origins that its pages may call. */
  others: string[];
  stop: () => Promise<void>;
}

type FrontedTest = ReturnType<typeof base.extend<Fixtures, { front: Front }>>;

/**
 * The same test with pages from another host. The server of `app` acts as the hosted project that
 * they use.
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
