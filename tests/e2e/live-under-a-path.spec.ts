// The app at one path of a site that is shared with others.
import { expect } from '@playwright/test';
import { register, sendLogIn } from '#tests/support/browser/account-form.ts';
import { anAddress, createPerson } from '#tests/support/browser/accounts-in-browser.ts';
import { test as base } from '#tests/support/browser/clocked-test.ts';
import { listening } from '#tests/support/browser/favorites-in-browser.ts';
import { card, heart, logout } from '#tests/support/browser/locators.ts';
import { type RunningApp, startApp } from '#tests/support/browser/running-app.ts';

const test = base.extend<object, { site: RunningApp }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const site = await startApp({}, '/movies');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(`${site.url}/`),

  context: async ({ context, site }, use) => {
    const strays: string[] = [];
    context.on('request', (request) => {
      const isOurs = `${request.url()}/`.startsWith(`${site.url}/`);
      if (!isOurs && !request.url().startsWith('data:')) strays.push(request.url());
    });
    context.on('console', (message) => {
      if (message.type() === 'error') strays.push(message.text());
    });
    await use(context);
    expect(strays, 'nothing is asked for outside the path, and nothing fails').toEqual([]);
  },
});

test('all requests stay under the path', async ({ site, page }) => {
  const email = anAddress();
  await register(page, email);
  await expect(page.getByRole('status')).toContainText('Registration successful!');
  const link = await site.mailedLink(email);
  expect(link).toContain(`${site.url}/auth/v1/verify?`);
  await page.goto(link);
  await expect(page).toHaveURL('./');

  await page.getByRole('link', { name: 'TV Shows' }).click();
  await expect(page).toHaveURL('./tvshows');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL('./favorites');

  await logout(page).click();
  await page.goto('./tvshows?genre=18');
  await sendLogIn(page, email);
  await expect(page).toHaveURL('./tvshows?genre=18');
});

test('a favorite appears on another device at once', async ({ site, page, browser }) => {
  const { email } = await createPerson(site);
  const elsewhere = await (await browser.newContext()).newPage();
  const isLive = listening(elsewhere);
  await elsewhere.goto('./favorites');
  await sendLogIn(elsewhere, email);
  await isLive;

  await page.goto('./?q=inception');
  await sendLogIn(page, email);
  await heart(page, 'Inception').click();
  await expect(card(elsewhere, 'Inception')).toContainText('2010');
  await elsewhere.context().close();
});
