// The app without a network, after a visit with one.
import type { Page } from '@playwright/test';
import { card, expect, test } from '#tests/support/browser/browsing-test.ts';
import { startDeployment } from '#tests/support/processes/a-deployment.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /^Failed to load resource: |^WebSocket connection to .* failed|ERR_INTERNET|Failed to fetch/,
});

/** Waits until the browser has the app, and answers for this page too. */
async function comeAgainWithTheAppKept(page: Page) {
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

test('the app, the last lists and the favorites open with their posters', async ({
  page,
  context,
}) => {
  await comeAgainWithTheAppKept(page);
  await page.getByRole('button', { name: 'Keep Parasite in favorites' }).click();
  await page.goto('/?q=alien');
  await expect(card(page, 'Alien')).toBeVisible();
  await expect.poll(() => postersThere(page)).toBe(true);

  await context.setOffline(true);
  await page.goto('/');
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect.poll(() => postersThere(page)).toBe(true);
  await page.goto('/favorites');
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect.poll(() => postersThere(page)).toBe(true);
  await page.goto('/?q=alien');
  await expect(card(page, 'Alien')).toBeVisible();

  // No page of its own that sticks: with the network everything is as ever.
  await context.setOffline(false);
  await page.goto('/?q=dune');
  await expect(card(page, 'Dune')).toBeVisible();
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Keep Parasite in favorites' }).click();
});

test('the very first visit goes on without a network, and so does a reload of it', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(card(page, 'Parasite')).toBeVisible();
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

test('what the server itself shows is never kept in the place of the app', async ({
  page,
  context,
}) => {
  await comeAgainWithTheAppKept(page);
  for (const address of ['/healthz', '/readyz', '/metrics']) await page.goto(address);
  await context.setOffline(true);
  await page.goto('/');
  await expect(card(page, 'Parasite')).toBeVisible();
});

test('a session that has expired meanwhile still opens what is there, and goes on with the network', async ({
  page,
  context,
}) => {
  await comeAgainWithTheAppKept(page);
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('-auth-token'));
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await context.setOffline(true);
  await page.goto('/');
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/?q=dune');
  await expect(card(page, 'Dune')).toBeVisible();
});

test('a list that was never looked at says what is wrong, and is there with the network', async ({
  page,
  context,
}) => {
  await comeAgainWithTheAppKept(page);
  await context.setOffline(true);
  await page.goto('/?q=inception');
  await expect(page.getByRole('alert')).toContainText('Failed to search movies...');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Inception')).toBeVisible();
});

test('who logs out leaves no list behind', async ({ page }) => {
  await comeAgainWithTheAppKept(page);
  const kept = () => page.evaluate(() => caches.has('marquee-catalogue'));
  await expect.poll(kept).toBe(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(kept).toBe(false);
});

test('another version is offered, and there after a reload', async ({ page, app }) => {
  const deployment = await startDeployment(app.url);
  await page.context().route(
    ({ origin }) => origin === deployment.url,
    (route) => route.continue(),
  );
  await page.goto(`${deployment.url}/login`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const news = page
    .locator('[aria-live]')
    .filter({ hasText: 'A new version of Marquee is ready.' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(news).toHaveCount(0);

  deployment.goOverToNewVersion();
  // As the browser does by itself now and then.
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await news.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(news).toHaveCount(0);
  await deployment.stop();
});

test('a newer page is not kept beside the files of the version before', async ({
  page,
  app,
  context,
}) => {
  const deployment = await startDeployment(app.url);
  await context.route(
    ({ origin }) => origin === deployment.url,
    (route) => route.continue(),
  );
  await page.goto(`${deployment.url}/login`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const logIn = page.getByRole('heading', { name: 'Log In' });
  await expect(logIn).toBeVisible();

  deployment.goOverToNewVersion();
  await page.reload();
  await expect(logIn).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(logIn).toBeVisible();
  await deployment.stop();
});

test('the app can be installed: a name, icons that exist, and a page to begin with', async ({
  page,
  app,
}) => {
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
