// Watch later, seen, not for me, and lists that leave out what has a mark.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { card, trailerButton } from '#tests/support/browser/locators.ts';
import { chooseMark, menuButton, seeMovies } from '#tests/support/browser/marks-in-browser.ts';

const toggleInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('a title is marked on its card, and marked otherwise in its dialog', async ({
  page,
  person: _,
}) => {
  await page.goto('/?q=inception');
  await chooseMark(page, 'Inception', 'Watch later');
  await expect(menuButton(page, 'Inception')).toHaveAccessibleName(
    'More for Inception, Watch later',
  );
  await expect(menuButton(page, 'Inception')).toBeFocused();
  await page.reload();
  await trailerButton(page, 'Inception').click();
  await expect(toggleInDialog(page, 'Watch later')).toHaveAttribute('aria-pressed', 'true');
  await toggleInDialog(page, 'Seen').click();
  await expect(toggleInDialog(page, 'Watch later')).toHaveAttribute('aria-pressed', 'false');
  await page.getByLabel('Seen on').fill('2024-05-06');
  await page.reload();
  await expect(page.getByLabel('Seen on')).toHaveValue('2024-05-06');
});

test('a mark is undone, and what it took off is back', async ({ page, person: _ }) => {
  await page.goto('/?q=inception');
  await chooseMark(page, 'Inception', 'Watch later');
  await chooseMark(page, 'Inception', 'Not for me');
  await expect(menuButton(page, 'Inception')).toHaveAccessibleName(
    'More for Inception, Not for me',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menuButton(page, 'Inception')).toHaveAccessibleName(
    'More for Inception, Watch later',
  );
  await expect(menuButton(page, 'Inception')).toBeFocused();
});

test('the menu of a card is used by its keys', async ({ page, person: _ }) => {
  await page.goto('/?q=inception');
  await menuButton(page, 'Inception').press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Watch later' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'Inception')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a list leaves out what was marked when it was loaded, and fills up all the same', async ({
  page,
  app,
  person,
}) => {
  const marked = await seeMovies(app, person, '/movie/popular');
  await page.goto('/');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('In lists').selectOption('Hide');
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(card(page, marked[0] ?? '')).toHaveCount(0);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const [first = ''] = await page.getByRole('article').getByRole('heading').allTextContents();
  await chooseMark(page, first, 'Seen');
  await expect(card(page, first)).toBeVisible();
  await page.reload();
  await expect(card(page, first)).toHaveCount(0);
});

test('a list of which everything is hidden says so, and offers to show it', async ({
  page,
  app,
  person,
}) => {
  const [name = ''] = await seeMovies(app, person, '/discover/movie?with_genres=37');
  await page.addInitScript(() => localStorage.setItem('marquee.quiet', '"hide"'));
  await page.goto('/?genre=37');
  await expect(page.getByText('Nothing left here that you have not seen')).toBeVisible();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByRole('alert')).toContainText('Only titles came up that you have seen');
  await page.getByRole('button', { name: 'Show them dimmed' }).last().click();
  await expect(card(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
