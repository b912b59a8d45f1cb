// The panel of filters, their chips, saved views and "Surprise me"; docs/contracts/screens.md#filters
import type { Page } from '@playwright/test';
import { signedInHint } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, trailerButton, visit } from '#tests/support/browser/locators.ts';
import { holdBack } from '#tests/support/catalogue/catalogue-answers.ts';

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtered by' });
const chip = (page: Page, name: string) =>
  chips(page).getByRole('link', { name: `Remove “${name}”` });

async function openPanel(page: Page) {
  await filtersButton(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** Presses a genre once, for titles with it. */
const wantGenre = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();

test('what is chosen in the panel is in the address and in the list at once', async ({ page }) => {
  await visit('/', card(page, 'Parasite'));
  const filters = await openPanel(page);
  await wantGenre(page, 'Western');
  await expect(page).toHaveURL('/?genre=37');
  await wantGenre(page, 'Drama');
  await filters.getByRole('button', { name: 'With Drama' }).click();
  await expect(page).toHaveURL('/?genre=37&without=18');
  await filters.getByRole('group', { name: 'Years' }).getByLabel('To').selectOption('1969');
  await expect(page).toHaveURL('/?genre=37&without=18&to=1969');
  await filters.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(filtersButton(page)).toHaveAccessibleName('Filters 3');
  await expect(card(page, 'Parasite')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Back undoes at once what was chosen in the panel', async ({ page }) => {
  await visit('/', card(page, 'Parasite'));
  await openPanel(page);
  await wantGenre(page, 'Western');
  await wantGenre(page, 'Drama');
  await expect(page).toHaveURL('/?genre=37%2C18');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(panel(page).getByRole('button', { name: 'Western', exact: true })).toBeVisible();
});

test('of several genres a title needs all, or any', async ({ page }) => {
  await visit('/?to=1969&genre=37%2C878', heading(page));
  const filters = await openPanel(page);
  await filters.getByLabel('Of these genres').selectOption('Any');
  await expect(page).toHaveURL('/?to=1969&genre=37%7C878');
  await page.keyboard.press('Escape');
  await expect(filtersButton(page)).toBeFocused();
  await expect(card(page, 'High Noon')).toBeVisible();
});

test('a saved view brings along whether a title needs all of its genres, or any', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const view = { type: 'movie', name: 'Evenings', search: '?genre=37%7C878' };
    if (window === window.top) localStorage['marquee.views'] ??= JSON.stringify([view]);
  });
  await visit('/', card(page, 'Parasite'));
  const filters = await openPanel(page);
  await filters.getByRole('button', { name: 'Evenings', exact: true }).click();
  await expect(filters.getByLabel('Of these genres')).toHaveValue('|');
  await wantGenre(page, 'Drama');
  await expect(page).toHaveURL('/?genre=37%7C878%7C18');
});

test('a chip removes its filter, and the next one gets the focus', async ({ page }) => {
  await visit('/?genre=37%2C18&to=1969', chip(page, 'Western'));
  await chip(page, 'Western').click();
  await expect(page).toHaveURL('/?genre=18&to=1969');
  await expect(chip(page, 'Drama')).toBeFocused();
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/');
  await expect(chips(page)).toHaveCount(0);
  await expect(filtersButton(page)).toBeFocused();
});

test('several genres have an option of their own in the genre filter', async ({ page }) => {
  await visit('/?genre=37%2C18&to=1969', heading(page));
  const select = page.getByLabel('Filter by Genre');
  await expect(select.locator('option:checked')).toHaveText('2 genres');
  await select.selectOption('Comedy');
  await expect(page).toHaveURL('/?to=1969&genre=35');
});

test('a page with filters arrives as HTML, with its chips and its titles', async ({ request }) => {
  const cookie = `${signedInHint.name}=yes`;
  const response = await request.get('/?genre=37&without=27', { headers: { cookie } });
  const html = await response.text();
  expect(html).toContain('Without Horror');
  expect(html).toContain('High Noon');
});

test('filters that nothing passes are named, and the last of them can be dropped', async ({
  page,
}) => {
  await visit('/?from=2020&to=1990&genre=37', heading(page));
  const sentence = 'Nothing fits all of these filters: From 2020, Until 1990, and Western.';
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Remove “Western”' }).click();
  await expect(page).toHaveURL('/?from=2020&to=1990');
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click();
  await expect(card(page, 'Parasite')).toBeVisible();
});

test('a saved view is found on the page and in the panel, until it is deleted', async ({
  page,
}) => {
  await visit('/?genre=37', card(page, 'High Noon'));
  const filters = await openPanel(page);
  await filters.getByLabel('Name of this view').fill('Evenings');
  await filters.getByRole('button', { name: 'Save view' }).click();
  await expect(filters.getByText('“Evenings” is saved.')).toBeVisible();
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect(filters.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await visit('/', card(page, 'Parasite'));
  await page.getByRole('link', { name: 'Evenings' }).click();
  await expect(page).toHaveURL('/?genre=37');
  await openPanel(page);
  await filters.getByRole('button', { name: 'Delete the view “Evenings”' }).click();
  await expect(filters.getByRole('button', { name: 'Evenings' })).toHaveCount(0);
  await expect(filters.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Evenings' })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('marquee.views');
});

test('Surprise me opens a title of the list, and another one the next time', async ({ page }) => {
  await visit('/?genre=37', card(page, 'High Noon'));
  const opened: string[] = [];
  for (const _ of ['once', 'again']) {
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect(page).toHaveURL(/title=movie-\d+/);
    await expect(page.getByRole('dialog')).toBeVisible();
    opened.push(new URL(page.url()).searchParams.get('title') ?? '');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/?genre=37');
  }
  const cards = await page
    .locator('article button[id]')
    .evaluateAll((all) => all.map((each) => each.id));
  expect(cards).toEqual(expect.arrayContaining(opened));
  expect(opened[0]).not.toBe(opened[1]);
});

test('a title that is drawn too late opens over no other page', async ({ page }) => {
  await visit('/?genre=37', card(page, 'High Noon'));
  const answer = await holdBack(page, 'discover/movie');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.getByRole('link', { name: 'TV Shows' }).click();
  await expect(card(page, 'Breaking Bad')).toBeVisible();
  const drawn = page.waitForResponse('**/discover/movie*');
  answer();
  await (await drawn).finished();
  await trailerButton(page, 'Breaking Bad').click();
  await expect(page).toHaveURL('/tvshows?title=tv-1396');
  await page.goBack();
  await expect(page).toHaveURL('/tvshows');
  await page.goBack();
  await expect(page).toHaveURL('/?genre=37');
});

test('filters that nobody could have chosen do not count', async ({ page }) => {
  await visit('/?genre=abc&from=9999&sort=x&score=7&constructor=1', card(page, 'Parasite'));
  await expect(filtersButton(page)).toHaveAccessibleName('Filters');
  const filters = await openPanel(page);
  await expect(filters.getByLabel('Sort by').getByRole('option')).toHaveText([
    'Popular',
    'Newest',
    'Oldest',
    'Title',
  ]);
  await expect(filters.getByLabel('Lowest score')).toHaveCount(0);
});

test('a filter ends a search', async ({ page }) => {
  await visit('/?q=inception', card(page, 'Inception'));
  const filters = await openPanel(page);
  await expect(filters.getByText('A filter ends the search for “inception”.')).toBeVisible();
  await wantGenre(page, 'Western');
  await expect(page).toHaveURL('/?genre=37');
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('');
});
