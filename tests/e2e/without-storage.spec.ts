// Browsers that store nothing: one that blocks storage, as some settings do, and one whose storage is full.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { saved } from '#tests/support/browser/favorites-in-browser.ts';
import { card, heading, heart } from '#tests/support/browser/locators.ts';

async function expectFavoritesSaved(page: Page) {
  await expect(card(page, 'Parasite')).toBeVisible();
  const acknowledged = saved(page);
  await heart(page, 'Parasite').click();
  expect((await acknowledged).ok()).toBe(true);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(card(page, 'Parasite')).toBeVisible();
}

test.describe('a browser that blocks storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      LockManager.prototype.request = async () => refuse();
    });
  });

  test('shows the log in without any error', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Log In')).toBeVisible();
  });

  test('keeps the visitor logged in while it is open', async ({ page, account, logIn }) => {
    await logIn(account);
    await expectFavoritesSaved(page);
    await page.getByRole('link', { name: 'TV Shows' }).click();
    await expect(card(page, 'Breaking Bad')).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.getByRole('link', { name: 'Favoriten' })).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('with a full storage favorites can be saved', async ({ page, account, logIn }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    for (let length = 4_000_000, count = 0; length >= 1; count += 1) {
      try {
        localStorage.setItem(`other-${count}`, 'x'.repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
    }
  });
  await logIn(account);
  await expectFavoritesSaved(page);
});
