// The app without a network, after a visit with one.
import type { Page } from '@playwright/test';
import { readStoredSession } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, heart, logOut, logout, visit } from '#tests/support/browser/locators.ts';
import { startDeployment } from '#tests/support/processes/a-deployment.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /^Failed to load resource: |^WebSocket connection to .* failed|ERR_INTERNET|Failed to fetch/,
});

/** Reloads until the browser has cached the app, and its worker serves this page too. */
async function comeAgainWithTheAppCached(page: Page) {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

const postersThere = (page: Page) =>
  page
    .locator('article img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('lists and favorites open with their posters', async ({ page, context }) => {
  await comeAgainWithTheAppCached(page);
  await heart(page, 'Parasite').click();
  await visit('/?q=alien', card(page, 'Alien'));
  await expect.poll(() => postersThere(page)).toBe(true);

  await context.setOffline(true);
  await visit('/', card(page, 'Parasite'));
  await expect.poll(() => postersThere(page)).toBe(true);
  await visit('/favorites', card(page, 'Parasite'));
  await expect.poll(() => postersThere(page)).toBe(true);
  await visit('/?q=alien', card(page, 'Alien'));

  // With the network back, no cached page stays.
  await context.setOffline(false);
  await visit('/?q=dune', card(page, 'Dune'));
  await page.goto('/favorites');
  await heart(page, 'Parasite').click();
});

test('the very first visit continues without a network', async ({ page, context }) => {
  await visit('/', card(page, 'Parasite'));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('marquee-catalogue');
        return (await cache.keys()).some(({ url }) => url.includes('/movie/popular'));
      }),
    )
    .toBe(true);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'TV Shows' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load TV shows');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(card(page, 'Parasite')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect.poll(() => postersThere(page)).toBe(true);
});

test('the server’s own pages are not cached', async ({ page, context }) => {
  await comeAgainWithTheAppCached(page);
  for (const address of ['/healthz', '/readyz', '/metrics']) await page.goto(address);
  await context.setOffline(true);
  await page.goto('/');
  await expect(card(page, 'Parasite')).toBeVisible();
});

test('an expired session still opens cached pages', async ({ page, context }) => {
  await comeAgainWithTheAppCached(page);
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('-auth-token'));
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await context.setOffline(true);
  await visit('/', card(page, 'Parasite'));
  await expect(logout(page)).toBeVisible();
  await context.setOffline(false);
  await page.goto('/?q=dune');
  await expect(card(page, 'Dune')).toBeVisible();
});

test('a list that was never opened loads when the network is back', async ({ page, context }) => {
  await comeAgainWithTheAppCached(page);
  await context.setOffline(true);
  await page.goto('/?q=inception');
  await expect(page.getByRole('alert')).toContainText('Failed to search movies...');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Inception')).toBeVisible();
});

test('of many searches the newest are cached, and the lists stay', async ({ page }) => {
  await comeAgainWithTheAppCached(page);
  const session = await readStoredSession(page);
  await page.evaluate(async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    for (let number = 1; number <= 45; number += 1) {
      await fetch(`/catalogue/3/search/movie?query=${number}`, { headers });
    }
  }, session?.access_token);
  const cached = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('marquee-catalogue')).keys();
      return keys.map(({ url }) => url.split('/catalogue/3/')[1]);
    });
  const newest = Array.from({ length: 40 }, (_, place) => `search/movie?query=${place + 6}`);
  const searches = async () => (await cached()).filter((call) => call?.startsWith('search'));
  await expect.poll(searches).toEqual(newest);
  expect((await cached()).filter((call) => call?.startsWith('movie/popular'))).toHaveLength(1);
});

test('logging out removes the cached lists', async ({ page }) => {
  await comeAgainWithTheAppCached(page);
  const kept = () => page.evaluate(() => caches.has('marquee-catalogue'));
  await expect.poll(kept).toBe(true);
  await logOut(page);
  await expect.poll(kept).toBe(false);
});

test.describe('another version', () => {
  const deployed = test.extend<{ deployment: Awaited<ReturnType<typeof startDeployment>> }>({
    deployment: async ({ app, context, page }, use) => {
      const deployment = await startDeployment(app.url);
      await context.route(
        ({ origin }) => origin === deployment.url,
        (route) => route.continue(),
      );
      await page.goto(`${deployment.url}/login`);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect(heading(page, 'Log In')).toBeVisible();
      await use(deployment);
      await deployment.stop();
    },
  });

  deployed('is offered, and there after a reload', async ({ page, deployment }) => {
    await page.reload();
    const news = page
      .locator('[aria-live]')
      .filter({ hasText: 'A new version of Marquee is ready.' });
    await expect(heading(page)).toBeVisible();
    await expect(news).toHaveCount(0);

    deployment.goOverToNewVersion();
    // Browsers do this by themselves now and then.
    await page.evaluate(
      async () => void (await navigator.serviceWorker.getRegistration())?.update(),
    );
    await news.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page)).toBeVisible();
    await expect(news).toHaveCount(0);
  });

  deployed(
    'is not cached beside the files of the one before',
    async ({ page, context, deployment }) => {
      deployment.goOverToNewVersion();
      await page.reload();
      await expect(heading(page, 'Log In')).toBeVisible();
      await context.setOffline(true);
      await page.reload();
      await expect(heading(page, 'Log In')).toBeVisible();
    },
  );
});

test('the app can be installed, with icons that exist', async ({ page, app }) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(href ?? '', app.url);
  const manifest = await (await page.request.get(address.href)).json();
  expect(manifest).toMatchObject({ name: 'Marquee', display: 'standalone' });
  expect(new URL(manifest.start_url, address).href).toBe(`${app.url}/`);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address).href);
    expect(icon.headers()['content-type']).toContain(type);
  }
});
