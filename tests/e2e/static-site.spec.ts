// The app as static files on any host, with a hosted project and TMDB.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, failedRequest } from '#tests/support/browser/browser-test.ts';
import { saved, tableRows } from '#tests/support/browser/favorites-in-browser.ts';
import { testBehind } from '#tests/support/browser/fronted-test.ts';
import { card, heart, searchFor } from '#tests/support/browser/locators.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import { startStaticHost } from '#tests/support/browser/static-host.ts';
import { apiKey, startFakeTmdb, tmdbSettings } from '#tests/support/catalogue/fake-tmdb.ts';
import { leastEnvironment } from '#tests/support/processes/start-server-process.ts';

async function aStaticSite(project: RunningApp, { readsRules }: { readsRules: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-static-'));
  const site = join(folder, 'site');
  const tmdb = await startFakeTmdb();
  execFileSync(process.execPath, ['dist/server/build-static.js', site], {
    env: {
      ...leastEnvironment,
      SUPABASE_URL: project.url,
      SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
      ...tmdbSettings(tmdb),
    },
  });
  const host = await startStaticHost(site, { readsRules });
  return {
    url: host.url,
    others: [new URL(tmdb.apiUrl).origin],
    async stop() {
      await host.stop();
      await tmdb.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const test = testBehind((project) => aStaticSite(project, { readsRules: true }));

test('Home shows what TMDB has, with its posters', async ({ page, account, logIn }) => {
  await logIn(account);
  await expect(card(page, 'Movie 1')).toContainText('1901');
  const poster = card(page, 'Movie 1').locator('img');
  await expect(poster).toHaveAttribute('src', /^http.*\/t\/p\/w500\/movie-1\.png$/);
  // Rejects when the image is not shown, for example because the policy blocks it.
  await poster.evaluate((image: HTMLImageElement) => image.decode());
});

test('the log in has its wall of our own posters', async ({ page }) => {
  await page.goto('/login');
  const wall = page.getByRole('main').locator('img');
  await wall.evaluate((image: HTMLImageElement) => image.decode());
});

test('a search asks TMDB itself, with the key and no token', async ({ page, person: _ }) => {
  await page.goto('/');
  const asked = page.waitForRequest((request) => request.url().includes('/3/search/movie'));
  await searchFor(page, 'Movie 7');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Movie 7')).toBeVisible();
  const request = await asked;
  expect(new URL(request.url()).searchParams.get('api_key')).toBe(apiKey);
  expect(request.headers()).not.toHaveProperty('authorization');
});

test('a favorite is stored by the project', async ({ page, person, app }) => {
  await page.goto('/');
  const acknowledged = saved(page);
  await heart(page, 'Movie 2').click();
  expect((await acknowledged).url()).toContain(app.url);
  expect(await tableRows(app, person)).toEqual([{ movie_id: 2, type: 'movie' }]);
  await page.goto('/favorites');
  const reloaded = await page.reload();
  expect(reloaded?.status()).toBe(200);
  await expect(card(page, 'Movie 2')).toBeVisible();
});

test('the host sends the same headers as the server would', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['permissions-policy']).toContain('camera=()');
});

const plainTest = testBehind((project) => aStaticSite(project, { readsRules: false }));

plainTest.describe('on a host that reads no rules', () => {
  // The page is served, but with status 404.
  plainTest.use({ expectedErrors: failedRequest });

  plainTest('a deep link still leads to its page', async ({ page, person: _ }) => {
    const answer = await page.goto('/tvshows');
    expect(answer?.status()).toBe(404);
    await expect(card(page, 'Show 1')).toBeVisible();
  });
});
