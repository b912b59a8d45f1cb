// Coming back to a list: it has the same length, scroll position and focused card as before.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, searchFor, trailerButton, visit } from '#tests/support/browser/locators.ts';
import { reloadBeforeTheApp } from '#tests/support/browser/wait-for-the-app.ts';
import {
  answerWith,
  aPageOf,
  holdBack,
  watchCatalogueCalls,
} from '#tests/support/catalogue/catalogue-answers.ts';

/** Scrolls down until `depth` pages are loaded. */
// Not by the mouse wheel: a busy browser may scroll after the test has read the position. And without
// waiting for a frame in the page: a busy browser may draw none for long.
async function scrollUntil(page: Page, depth: number) {
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
    expect(page.url()).toContain(`page=${depth}`);
  }).toPass({ intervals: [50] });
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits for the animation frames in which the app restores a position, where there are any. */
const untilRestored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        setTimeout(resolve, 2000);
      }),
  );

/** Focuses a card of the list; gives a function that expects the same focus and position again. */
async function standAt(page: Page, poster: Locator) {
  // The focus may scroll the list a little, so that other cards are drawn.
  await poster.focus();
  const name = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(1500);
  return async () => {
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    expect(Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(2);
  };
}

test('more titles load before the end is reached', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  await scrollUntil(page, 2);
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page).toHaveURL('/?page=2');
});

test('after five pages the foot of the page can be reached', async ({ page }) => {
  await page.goto('/');
  await scrollUntil(page, 6);
  const button = page.getByRole('button', { name: 'Load more' });
  await button.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'About' })).toBeInViewport();
  await expect(page).toHaveURL('/?page=6');
  await button.click();
  await expect(page).toHaveURL(/page=7/);
});

test('after Load more the focus is on the first new title', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByRole('article').nth(20).getByRole('button').first()).toBeFocused();
});

test('a page that brings nothing new is the last', async ({ page }) => {
  const movies = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, title: `M${index}` }));
  const calls = watchCatalogueCalls(page);
  await answerWith(page, 'movie/popular', { ...aPageOf(movies), total_pages: 500 });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: /Load/ })).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith('movie/popular'))).toHaveLength(2);
});

const waysBack: Record<string, (page: Page) => Promise<unknown>> = {
  async Back(page) {
    await page.getByRole('link', { name: 'Favorites' }).dispatchEvent('click');
    await expect(heading(page, 'Your Favorites')).toBeVisible();
    await page.goBack();
  },
  'a reload': (page) => page.reload(),
  async 'Back from another site'(page) {
    await page.goto('about:blank');
    await page.goBack();
  },
};
for (const [way, leaveAndReturn] of Object.entries(waysBack)) {
  test(`${way} leads to the same position in a long list, and to the same card`, async ({
    page,
  }) => {
    await visit('/?page=3', card(page, 'Parasite'));
    await expect(page.getByRole('article')).toHaveCount(60);
    const poster = page.getByRole('article').nth(47).getByRole('button').first();
    const expectSamePlace = await standAt(page, poster);
    await leaveAndReturn(page);
    await expectSamePlace();
    await expect(page).toHaveURL('/?page=3');
    await expect(page.getByRole('article')).toHaveCount(60);
  });
}

test('Back leads to the same position in a list that is drawn in part', async ({ page }) => {
  await visit('/?page=7', card(page, 'Parasite'));
  await page.evaluate(() => window.scrollTo({ top: 8000, behavior: 'instant' }));
  const expectSamePlace = await standAt(page, page.locator('article button[id]').nth(12));
  await page.getByRole('link', { name: 'TV Shows' }).dispatchEvent('click');
  await expect(card(page, 'Breaking Bad')).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expectSamePlace();
});

test('Back leads to the same position on a page without a list', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 400 });
  await visit('/about', heading(page, 'About'));
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Back to the movies' }).dispatchEvent('click');
  await expect(card(page, 'Parasite')).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'About')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(150);
});

test('a visitor who types before the app runs after a reload stays in the field', async ({
  page,
}) => {
  // A list of one page, so that all of it is in the HTML.
  await page.setViewportSize({ width: 500, height: 500 });
  await visit('/?genre=37', card(page, 'High Noon'));
  await page.getByRole('article').last().getByRole('button').first().focus();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  const { letTheAppRun } = await reloadBeforeTheApp(page);
  await page.getByRole('searchbox').pressSequentially('du');
  await letTheAppRun();
  await untilRestored(page);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeInViewport();
});

test('the link Home starts the list again at its top', async ({ page }) => {
  await page.goto('/?page=3');
  await expect(page.getByRole('article')).toHaveCount(60);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(await scrollTop(page)).toBe(0);
});

test('another search shows the old results, dimmed, until the new ones are there', async ({
  page,
}) => {
  await visit('/?q=alien', card(page, 'Alien'));
  const answer = await holdBack(page, 'search/movie');
  await searchFor(page, 'dune');
  await expect(heading(page)).toHaveText('Results for “dune”');
  await expect(card(page, 'Alien')).toBeVisible();
  const dimmed = page.locator('main div:has(> div > article)');
  await expect(dimmed).toHaveCSS('opacity', '0.45');
  answer();
  await expect(card(page, 'Alien')).toHaveCount(0);
  await expect(card(page, 'Dune')).toBeVisible();
  await expect(dimmed).toHaveCSS('opacity', '1');
});

test('a screen reader announces the number of results', async ({ page }) => {
  await answerWith(page, 'search/movie', {
    ...aPageOf([{ id: 1, title: 'Dune' }]),
    total_results: 24,
  });
  await page.goto('/?q=dune');
  await expect(page.getByRole('status').filter({ hasText: '24 results for dune' })).toBeAttached();
});

test('the key / focuses the search box, except in a text field', async ({ page }) => {
  await visit('/?q=fight+club', card(page, 'Fight Club'));
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('searchbox')).toHaveValue('a/b');
  await trailerButton(page, 'Fight Club').click();
  await page.keyboard.press('/');
  await expect(page.getByRole('button', { name: 'Close Trailer' })).toBeFocused();
});
