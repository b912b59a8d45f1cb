// A page can be read before the app has loaded, and the app takes over what is there;
// docs/architecture.md#a-page-as-html
import type { Page } from '@playwright/test';
import { hintCookies } from '#contract/page-hints.ts';
import {
  aSession,
  createPerson,
  storeSession,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, loadingStatus, logout } from '#tests/support/browser/locators.ts';
import { arriveBeforeTheApp } from '#tests/support/browser/wait-for-the-app.ts';
import { watchCatalogueCalls } from '#tests/support/catalogue/catalogue-answers.ts';

const lists = [
  { what: 'Home', address: '/', name: 'Movies', first: 'Parasite' },
  { what: 'TV Shows', address: '/tvshows', name: 'TV Shows', first: 'Breaking Bad' },
  { what: 'a search', address: '/?q=alien', name: 'Results for “alien”', first: 'Alien' },
  { what: 'a genre', address: '/?genre=37', name: 'Western Movies', first: 'High Noon' },
];

for (const { what, address, name, first } of lists) {
  test(`${what} is there with its heading and posters before the app has loaded`, async ({
    page,
  }) => {
    await arriveBeforeTheApp(page, address);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${name} – Marquee`);
    const poster = card(page, first).locator('img');
    await expect(poster).toHaveJSProperty('complete', true);
    await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
  });

  test(`the list of ${what} is part of the page, and not requested`, async ({ page }) => {
    const calls = watchCatalogueCalls(page);
    const { letTheAppRun } = await arriveBeforeTheApp(page, address);
    // It loads when the app has nothing else to do.
    const idle = page.waitForResponse('**/accounts-client-*.js');
    await letTheAppRun();
    await idle;
    await expect(card(page, first)).toBeVisible();
    // How many TV shows a search among movies would find comes later.
    expect(calls.filter((call) => !call.startsWith('search/tv'))).toEqual([]);
  });
}

test('the search box has the text of the search before the app has loaded', async ({ page }) => {
  await arriveBeforeTheApp(page, '/?q=alien');
  await expect(page.getByRole('searchbox')).toHaveValue('alien');
});

test('the chosen genre is chosen before the app has loaded', async ({ page }) => {
  await arriveBeforeTheApp(page, '/tvshows?genre=37');
  await expect(
    page.getByLabel('Filter by Genre').getByRole('option', { selected: true }),
  ).toHaveText('Western');
});

/** Records from now on which elements of the page are removed or hidden, however briefly. */
function watchWhatIsLost(page: Page) {
  return page.evaluate(() => {
    const lost: string[] = [];
    const isHidden = (element: Element) => getComputedStyle(element).display === 'none';
    const observer = new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes) {
        lost.push(...[...removedNodes].map(({ nodeName }) => `${nodeName} removed`));
        if (target instanceof Element && isHidden(target)) lost.push(`${target.nodeName} hidden`);
      }
    });
    const root = document.getElementById('root') as HTMLElement;
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['style'] });
    Object.assign(window, { lost });
  });
}

const whatWasLost = (page: Page) =>
  page.evaluate(() => (window as unknown as { lost: string[] }).lost);

const boxes = (page: Page) =>
  page
    .locator('h1, header, article, article *, form')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

// Left to right, and right to left.
for (const locale of ['en-US', 'ar-EG']) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`nothing moves when the app takes over: ${locale}`, async ({ page }) => {
      const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
      await page.evaluate(() => document.fonts.ready);
      const before = await boxes(page);
      expect(before.length).toBeGreaterThan(100);
      await letTheAppRun();
      expect(await boxes(page)).toEqual(before);
    });

    test(`no element is replaced or hidden when the app takes over: ${locale}`, async ({
      page,
    }) => {
      const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
      await watchWhatIsLost(page);
      await letTheAppRun();
      expect(await whatWasLost(page)).toEqual([]);
    });
  });
}

test('a longer list arrives as its frame, and the app fills it', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/?page=3');
  await expect(heading(page, 'Movies')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await letTheAppRun();
  await expect(page.getByRole('article')).toHaveCount(60);
});

test('the list under an opened title is there at once, and the app opens the title', async ({
  page,
}) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/?title=movie-550');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await letTheAppRun();
  await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: failedRequest });

  test('is answered with 404 and the error page', async ({ page }) => {
    const { response, letTheAppRun } = await arriveBeforeTheApp(page, '/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    await letTheAppRun();
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  });
});

test('the favorites arrive without anybody’s own, and the app shows them', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/favorites');
  await expect(heading(page, 'Your Favorites')).toBeVisible();
  await expect(logout(page)).toBeVisible();
  await expect(loadingStatus(page)).toBeAttached();
  await letTheAppRun();
  await expect(heading(page, 'Your Favorites')).toBeVisible();
  await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
});

test('the account page arrives without a mail address, and the app shows it', async ({
  page,
  app,
}) => {
  const person = await createPerson(app);
  await storeSession(page, await aSession(app, person));
  const { response, letTheAppRun } = await arriveBeforeTheApp(page, '/account');
  await expect(heading(page, 'Account')).toBeVisible();
  expect(await response?.text()).not.toContain(person.email);
  await letTheAppRun();
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test.describe('a cached page', () => {
  /** Answers requests for a page with that of another address, as an outdated cache would. */
  const answerPagesWith = (page: Page, url: string, headers: Record<string, string>) =>
    page.route('**/tvshows*', async (route) =>
      route.fulfill({ response: await route.fetch({ url, headers }) }),
    );

  test('of another address is rendered anew', async ({ page, app }) => {
    await answerPagesWith(page, app.url, { cookie: `${hintCookies.signedIn}=yes` });
    await page.goto('/tvshows');
    await expect(heading(page, 'TV Shows')).toBeVisible();
    await expect(card(page, 'Breaking Bad')).toBeVisible();
    await expect(card(page, 'Parasite')).toHaveCount(0);
  });

  test('in another language than the chosen one is rendered anew', async ({ page, app }) => {
    const chosen = { name: hintCookies.language, value: 'de', url: app.url };
    await page.context().addCookies([chosen]);
    const headers = { cookie: `${hintCookies.signedIn}=yes`, 'accept-language': 'en' };
    await answerPagesWith(page, `${app.url}/tvshows`, headers);
    await page.goto('/tvshows');
    await expect(heading(page, 'Serien')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(card(page, 'Breaking Bad')).toBeVisible();
  });
});
