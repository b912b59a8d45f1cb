// What the page shows while the app's script is loading, and how the app hydrates it.
import type { Page } from '@playwright/test';
import { expect, failedRequest, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { holdBackRequests } from '#tests/support/browser/hold-back-requests.ts';
import { card, heading, trailerButton, visit } from '#tests/support/browser/locators.ts';
import { watchCatalogueCalls } from '#tests/support/catalogue/catalogue-answers.ts';

const early = (page: Page) => page.locator('#early');
const holdBackTheApp = (page: Page) => holdBackRequests(page, '**/assets/*.js');

// A visitor who has been here before, in this language.
test.beforeEach(async ({ page }) => {
  await visit('/favorites', heading(page));
  // The requests of that page must not count as the next one's.
  await page.goto('about:blank');
});

test('the popular list is requested once, and shown before the app has loaded', async ({
  page,
}) => {
  const calls = watchCatalogueCalls(page);
  const release = await holdBackTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(early(page).getByRole('article')).toHaveCount(20);
  await expect(early(page).getByRole('heading', { level: 1 })).toHaveText('Movies');
  expect(calls).toEqual(['movie/popular?page=1']);
  release();
  await expect(trailerButton(page, 'Parasite')).toBeVisible();
  await expect(early(page)).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith('movie/popular'))).toHaveLength(1);
});

test('TV Shows is shown before the app has loaded, too', async ({ page }) => {
  await holdBackTheApp(page);
  await page.goto('/tvshows', { waitUntil: 'commit' });
  await expect(early(page).getByText('Breaking Bad')).toBeVisible();
});

// Left to right, and right to left.
for (const locale of ['en-US', 'ar-EG']) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`nothing moves when the app hydrates: ${locale}`, async ({ page }) => {
      const release = await holdBackTheApp(page);
      await page.goto('/', { waitUntil: 'commit' });
      const boxes = () =>
        page
          .locator('article:visible')
          .evaluateAll((cards) => cards.map((one) => JSON.stringify(one.getBoundingClientRect())));
      await expect(early(page).getByRole('article')).toHaveCount(20);
      const before = await boxes();
      release();
      await expect(page.locator('#root article button').first()).toBeVisible();
      expect(await boxes()).toEqual(before);
    });
  });
}

test.describe('without the app', () => {
  test.use({ expectedErrors: failedRequest });

  test('links and the search work', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    const addresses = early(page).getByRole('link');
    await expect(addresses.filter({ hasText: 'Favorites' })).toHaveAttribute('href', '/favorites');
    const parasite = early(page).getByRole('link', { name: 'Parasite' });
    await expect(parasite).toHaveAttribute('href', '/?title=movie-496243');
    await early(page).getByRole('searchbox').fill('alien');
    await early(page).getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/?q=alien');
  });
});

test('text typed before the app has loaded, and the focus, are not lost', async ({ page }) => {
  const release = await holdBackTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await early(page).getByRole('searchbox').fill('dune');
  release();
  await expect(trailerButton(page, 'Parasite')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('dune');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

async function expectNothingEarly(page: Page, address: string) {
  await holdBackTheApp(page);
  const calls = watchCatalogueCalls(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveText('Loading...');
  await expect(early(page)).toBeEmpty();
  expect(calls).toEqual([]);
}

for (const [what, address] of [
  ['a search', '/?q=alien'],
  ['favorites', '/favorites'],
  ['an open title', '/?title=movie-550'],
] as const) {
  test(`no early request is sent on ${what}`, ({ page }) => expectNothingEarly(page, address));
}

test.describe('without a session', () => {
  test.use(nobody);

  test('no early request is sent', ({ page }) => expectNothingEarly(page, '/'));
});

test.describe('an early answer that is a failure', () => {
  test.use({ expectedErrors: failedRequest });

  test('is requested again by the app', async ({ page }) => {
    let count = 0;
    await page.route('**/catalogue/3/movie/popular*', (route) => {
      count += 1;
      return count === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue();
    });
    await visit('/', card(page, 'Parasite'));
    expect(count).toBe(2);
  });
});
