// Which page arrives for whom: the browser's hint decides, the session corrects it;
// docs/decisions/0013-every-page-arrives-as-html.md
import type { Page } from '@playwright/test';
import { hintCookies } from '#contract/page-hints.ts';
import { emailField, sendLogIn } from '#tests/support/browser/account-form.ts';
import { giveSession, signedInHint } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, logOut } from '#tests/support/browser/locators.ts';
import { arriveBeforeTheApp } from '#tests/support/browser/wait-for-the-app.ts';
import { watchCatalogueCalls } from '#tests/support/catalogue/catalogue-answers.ts';

/** The paths that the page shows from now on, and the pages that are requested. */
function watchTheWay(page: Page) {
  const shown: string[] = [];
  const requested: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname;
  page.on('framenavigated', (frame) => {
    const path = pathOf(frame.url());
    // The router also replaces the entry of the same address.
    if (shown.at(-1) !== path) shown.push(path);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.push(pathOf(request.url()));
  });
  return { shown, requested };
}

const hasHint = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === hintCookies.signedIn);

test.describe('without a hint and without a session', () => {
  test.use(nobody);

  test('any page arrives as the log in', async ({ page }) => {
    const { letTheAppRun } = await arriveBeforeTheApp(page, '/tvshows');
    await expect(heading(page, 'Log In')).toBeVisible();
    await expect(emailField(page)).toBeEditable();
    await letTheAppRun();
    await expect(page).toHaveURL('/login');
  });

  for (const address of ['/?q=alien', '/tvshows?genre=37', '/favorites']) {
    test(`the page that was asked for is shown after the log in: ${address}`, async ({
      page,
      account,
    }) => {
      await page.goto(address);
      await sendLogIn(page, account.email);
      await expect(page).toHaveURL(address);
    });
  }

  test('a reload after a log in in another tab shows the page that was asked for', async ({
    page,
    app,
    account,
  }) => {
    await page.goto('/favorites');
    await expect(page).toHaveURL('/login');
    // Without the accounts client, so that the open page hears nothing of it.
    await giveSession(await page.context().newPage(), app, account);
    await page.reload();
    await expect(page).toHaveURL('/favorites');
    await expect(heading(page, 'Your Favorites')).toBeVisible();
  });

  test('a log in writes the hint, and a log out removes it', async ({ page, account, logIn }) => {
    expect(await hasHint(page)).toBe(false);
    await logIn(account);
    await expect.poll(() => hasHint(page)).toBe(true);
    await logOut(page);
    await expect.poll(() => hasHint(page)).toBe(false);
  });
});

test.describe('with a hint but without a session', () => {
  test.use({ storageState: { cookies: [signedInHint], origins: [] } });

  test('the visitor is redirected once, to the log in', async ({ page }) => {
    const way = watchTheWay(page);
    await page.goto('/favorites');
    await expect(heading(page, 'Log In')).toBeVisible();
    expect(way).toEqual({ shown: ['/favorites', '/login'], requested: ['/favorites'] });
  });

  test('the page that was asked for is shown after the log in', async ({ page, account }) => {
    await page.goto('/?q=alien');
    await sendLogIn(page, account.email);
    await expect(page).toHaveURL('/?q=alien');
    await expect(card(page, 'Alien')).toBeVisible();
  });

  test('the wrong hint is removed', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect.poll(() => hasHint(page)).toBe(false);
  });

  test('nothing is asked of the catalogue', async ({ page }) => {
    const calls = watchCatalogueCalls(page);
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    expect(calls).toEqual([]);
  });
});

test.describe('with a session but without a hint', () => {
  test.beforeEach(({ context }) => context.clearCookies());

  test('the visitor ends on the page that was asked for', async ({ page }) => {
    const way = watchTheWay(page);
    await page.goto('/tvshows?q=wire');
    await expect(card(page, 'The Wire')).toBeVisible();
    await expect(page).toHaveURL('/tvshows?q=wire');
    expect(way).toEqual({ shown: ['/tvshows', '/login', '/tvshows'], requested: ['/tvshows'] });
  });

  test('the missing hint is written', async ({ page }) => {
    await page.goto('/');
    await expect(card(page, 'Parasite')).toBeVisible();
    await expect.poll(() => hasHint(page)).toBe(true);
  });

  test('Back leads to where the visitor came from', async ({ page }) => {
    await page.goto('/about');
    await page.context().clearCookies();
    await page.goto('/tvshows');
    await expect(card(page, 'Breaking Bad')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});
