// The gallery of components, as `npm run dev` serves it.
import { expect } from '@playwright/test';
import { createServer } from 'vite';
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { test as base } from '#tests/support/browser/clocked-test.ts';
import { freePort } from '#tests/support/processes/start-server-process.ts';

const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const port = await freePort();
      const server = await createServer({
        configFile: 'vite.config.ts',
        logLevel: 'error',
        server: { port, strictPort: true, host: '127.0.0.1', watch: null },
      });
      await server.listen();
      await use(`http://127.0.0.1:${port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

// One server for all tests. It bundles while it serves, which is slow on a busy machine.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const groups = [
  'Buttons and fields',
  'Notices and messages',
  'Forms and account',
  'Cards and lists',
  'Filters of lists',
  'Dialogs',
  'Watching',
  'People and similar titles',
  'Layouts',
];

// The gallery shows many screens, so that landmarks repeat.
const besides = ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'];

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the gallery shows every group without a fault', async ({ page, url }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${url}/gallery.html`);
      for (const name of groups) {
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByText('1 change is not saved yet').first()).toBeVisible();
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.body.clientWidth,
      );
      expect(isWider, 'wider than the screen').toBe(false);
      await expectNoFaults(page, { besides });
      expect(errors).toEqual([]);
    });
  });
}
