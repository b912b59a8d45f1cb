// What is found while somebody types; docs/contracts/screens.md#search-over-everything
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, searchFor, visit } from '#tests/support/browser/locators.ts';
import {
  answerWith,
  aPageOf,
  watchCatalogueCalls,
} from '#tests/support/catalogue/catalogue-answers.ts';

const suggestions = (page: Page) => page.getByRole('list', { name: 'Suggestions' });

/** Enters a text at once, and waits for what is found. */
async function type(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await expect(suggestions(page)).toBeVisible();
}

test('typing shows what is found of every kind, and how much', async ({ page }) => {
  await answerWith(
    page,
    'search/multi',
    aPageOf([
      { media_type: 'movie', id: 105, title: 'Back to the Future', release_date: '1985-07-03' },
      { media_type: 'person', id: 521, name: 'Michael J. Fox' },
      { media_type: 'tv', id: 1396, name: 'Breaking Bad' },
    ]),
  );
  await page.goto('/');
  await type(page, 'back');
  await expect(suggestions(page).getByRole('listitem')).toHaveText([
    'Back to the FutureMovie · 1985',
    'Michael J. FoxPerson',
    'Breaking BadTV show',
  ]);
  await expect(page.getByRole('status').filter({ hasText: '3 suggestions' })).toHaveText(
    '3 suggestions · 2 movies · 2 TV shows',
  );
  const actor = suggestions(page).getByRole('link', { name: 'Michael J. Fox' });
  await expect(actor).toHaveAttribute('href', '/people/521');
  await page.getByRole('search').getByRole('link', { name: '2 TV shows' }).click();
  await expect(heading(page)).toHaveText('Results for “back”');
  await expect(page).toHaveURL('/tvshows?q=back');
});

test('a pause asks once for each kind, and Enter for nothing more', async ({ page }) => {
  await visit('/', card(page, 'Parasite'));
  const calls = watchCatalogueCalls(page);
  // Letter by letter, without time in between, however slow the machine is.
  await page.getByRole('searchbox').evaluate((box) => {
    box.focus();
    for (const letter of 'dune') document.execCommand('insertText', false, letter);
  });
  await expect(suggestions(page)).toBeVisible();
  await page.getByRole('searchbox').press('Enter');
  await expect(card(page, 'Dune')).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);
  await page.getByRole('searchbox').press('ArrowDown');
  await expect(suggestions(page)).toBeVisible();
  expect(calls.filter((call) => call.startsWith('search')).sort()).toEqual([
    'search/movie?query=dune&page=1',
    'search/multi?query=dune',
    'search/tv?query=dune&page=1',
  ]);
});

test('the arrow keys lead to a movie, which opens over the list', async ({ page }) => {
  await page.goto('/');
  await type(page, 'back');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Back to the Future' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Back to the Future');
  await expect(page).toHaveURL('/?title=movie-105');
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a TV show opens over the TV shows', async ({ page }) => {
  await page.goto('/');
  await type(page, 'breaking');
  await suggestions(page).getByRole('link', { name: 'Breaking Bad' }).click();
  await expect(page.getByRole('dialog')).toContainText('Breaking Bad');
  await expect(page).toHaveURL('/tvshows?title=tv-1396');
});

for (const [what, closeBy] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a tap elsewhere', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const) {
  test(`${what} closes the suggestions and leaves the text`, async ({ page }) => {
    await page.goto('/');
    await type(page, 'back');
    await closeBy(page);
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('back');
  });
}

for (const [what, text] of [
  ['a pasted address', 'https://www.themoviedb.org/movie/105-back-to-the-future'],
  ['an id of IMDb', 'tt0088763'],
] as const) {
  test(`Enter opens the title of ${what}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill(text);
    await expect(suggestions(page).getByRole('link')).toHaveText('Back to the FutureMovie · 1985');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Back to the Future');
  });
}

test('an id of no title is searched for like any text', async ({ page }) => {
  await page.goto('/');
  // Its code is loaded with the first text.
  await type(page, 'back');
  await searchFor(page, 'tt0000001');
  await expect(page.getByText('Nothing was found for “tt0000001”.')).toBeVisible();
  await expect(page).toHaveURL('/?q=tt0000001');
});

test('a search that finds no titles offers the people', async ({ page }) => {
  await visit('/?q=michael+fox', page.getByText('Nothing was found for “michael fox”.'));
  await page.getByRole('main').getByRole('link', { name: 'Michael J. Fox' }).click();
  await expect(page).toHaveURL('/people/521');
});

test('a search that finds no movies offers the TV shows', async ({ page }) => {
  await visit('/?q=breaking+bad', page.getByText('Nothing was found for “breaking bad”.'));
  await page.getByRole('main').getByRole('link', { name: '1 TV show' }).click();
  await expect(card(page, 'Breaking Bad')).toBeVisible();
  await expect(page).toHaveURL('/tvshows?q=breaking+bad');
});
