// Limits for the size and the requests of a page. Only bytes, requests and elements count here, because
// they are the same on every machine; `npm run bench` measures the speed.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signedInHint } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { card, visit } from '#tests/support/browser/locators.ts';

/** The paths of all requests of the page from now on, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** What loads when the browser is idle (the live connection, the accounts client) stays out. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Compressed kilobytes of the scripts among the paths. */
function scriptKilobytes(paths: string[]): number {
  const scripts = new Set(paths.filter((path) => path.endsWith('.js')));
  const bytes = [...scripts].map((path) => readFileSync(`dist/client${path}.br`).byteLength);
  return bytes.reduce((sum, count) => sum + count, 0) / 1000;
}

test('Home takes at most 116 kB of script until its movies are there', async ({ page }) => {
  await neverIdle(page);
  const paths = watchRequests(page);
  await visit('/', card(page, 'Parasite').getByRole('button').first());
  expect(scriptKilobytes(paths)).toBeLessThan(116);
});

test('the first poster waits only for the page', async ({ page }) => {
  const waited: string[] = [];
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  page.on('requestfinished', (request) => waited.push(new URL(request.url()).pathname));
  const poster = page.waitForRequest('**/t/p/**');
  await page.goto('/', { waitUntil: 'commit' });
  await poster;
  // The page itself may still be on its way.
  const needed = waited.filter((path) => path !== '/' && !/\.(woff2|svg|webmanifest)$/.test(path));
  expect(needed).toEqual([]);
});

for (const [what, path, bytes] of [
  // The first round trip carries this many bytes.
  ['Home, with its list,', '/', 14_600],
  ['the log in', '/login', 10_000],
  ['the wall of posters', '/poster-wall.svg', 30_000],
] as const) {
  test(`${what} has at most ${bytes} bytes`, async ({ request }) => {
    const cookie = path === '/' ? `${signedInHint.name}=yes` : '';
    const response = await request.get(path, { headers: { 'accept-encoding': 'br', cookie } });
    expect(Number(response.headers()['content-length'])).toBeLessThan(bytes);
  });
}

test.describe('for everybody', () => {
  test.use(nobody);

  test('the log in takes at most 95 kB of script, and none of other screens', async ({ page }) => {
    await neverIdle(page);
    const paths = watchRequests(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(scriptKilobytes(paths)).toBeLessThan(95);
    const others =
      /\/(browse|favorites|account|register|reset|realtime|es|fr|de|ar|en-(?!session)\w+)-/;
    expect(paths.filter((path) => others.test(path))).toEqual([]);
  });

  test('the log in is shown without the accounts client', async ({ page }) => {
    await neverIdle(page);
    const paths = watchRequests(page);
    await visit('/login', page.getByRole('button', { name: 'Log In' }));
    await page.waitForLoadState('networkidle');
    const scripts = paths.filter((path) => path.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    const isAccountsClient = (path: string) =>
      readFileSync(`dist/client${path}`, 'utf8').includes('GoTrueClient');
    expect(scripts.filter(isAccountsClient)).toEqual([]);
  });
});

test('a list of 500 titles keeps the page small', async ({ page }) => {
  await visit('/?page=25', card(page, 'Parasite'));
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  const shown = await page.getByRole('status').filter({ hasText: 'shown of' }).textContent();
  expect(Number.parseInt(shown ?? '', 10)).toBeGreaterThan(300);
  expect(await elements()).toBeLessThan(900);
});
