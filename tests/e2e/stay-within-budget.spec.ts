// What a page may weigh and ask for. Bytes, requests and elements only, which are the same on every
// machine; how fast it all is, `npm run bench` measures.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { card, expect, nobody, test } from '#tests/support/browser/browsing-test.ts';

/** Everything that the page asks for from now on, in this order, as paths. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Kilobytes of scripts as they come over the wire, of those among the paths. */
function scriptKilobytes(paths: string[]): number {
  const scripts = new Set(paths.filter((path) => path.endsWith('.js')));
  const bytes = [...scripts].map((path) => readFileSync(`dist/client${path}.br`).byteLength);
  return bytes.reduce((sum, count) => sum + count, 0) / 1000;
}

test('Home takes at most 165 kB of script until its movies are there', async ({ page }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  // The news of other devices, whose code comes when the browser is idle, which is never here.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const paths = watchRequests(page);
  await page.goto('/');
  await expect(card(page, 'Parasite').getByRole('button').first()).toBeVisible();
  expect(scriptKilobytes(paths)).toBeLessThan(165);
});

test('the first poster is asked for after nothing but the page, what is in its head, and the list', async ({
  page,
}) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  const waited: string[] = [];
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  page.on('requestfinished', (request) => waited.push(new URL(request.url()).pathname));
  const poster = page.waitForRequest('**/t/p/**');
  await page.goto('/', { waitUntil: 'commit' });
  await poster;
  const needed = waited.filter((path) => !/\.(woff2|svg|webmanifest)$/.test(path));
  expect(needed.sort()).toEqual(['/', '/catalogue/3/movie/popular']);
});

test('the page itself is at most 14 kB, as much as comes with the first round trip', async ({
  request,
}) => {
  const response = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(Number(response.headers()['content-length'])).toBeLessThan(14_000);
});

test.describe('for everybody', () => {
  test.use(nobody);

  test('the wall of posters is at most 30 kB', async ({ request }) => {
    const response = await request.get('/poster-wall.svg', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(Number(response.headers()['content-length'])).toBeLessThan(30_000);
  });

  test('the log in takes at most 140 kB of script, and nothing of the other screens', async ({
    page,
  }) => {
    const paths = watchRequests(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(scriptKilobytes(paths)).toBeLessThan(140);
    const others = /\/(browse|favorites|account|register|reset|realtime|es|fr|de|ar)-/;
    expect(paths.filter((path) => others.test(path))).toEqual([]);
  });
});

test('a list of 500 titles keeps the page small', async ({ page }) => {
  await page.goto('/?page=25');
  await expect(card(page, 'Parasite')).toBeVisible();
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  const shown = await page.getByRole('status').filter({ hasText: 'shown of' }).textContent();
  expect(Number.parseInt(shown ?? '', 10)).toBeGreaterThan(300);
  expect(await elements()).toBeLessThan(900);
});
