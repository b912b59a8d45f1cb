// What works in a browser that runs no scripts: reading, searching, choosing a genre;
// docs/decisions/0013-every-page-arrives-as-html.md
import { emailField, passwordField } from '#tests/support/browser/account-form.ts';
import { signedInHint } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading } from '#tests/support/browser/locators.ts';

const sentence = /^Logging in, favorites and trailers need JavaScript\.$/;

test.use({ javaScriptEnabled: false });

test.describe('a visitor who was logged in', () => {
  test.use({ storageState: { cookies: [signedInHint], origins: [] } });

  test('reads what needs JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(sentence)).toBeVisible();
  });

  for (const { address, name, first } of [
    { address: '/', name: 'Movies', first: 'Parasite' },
    { address: '/tvshows', name: 'TV Shows', first: 'Breaking Bad' },
  ]) {
    test(`reads the list of ${name}, with its posters`, async ({ page }) => {
      await page.goto(address);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(20);
      await expect(card(page, first).getByRole('heading')).toBeVisible();
      await expect(card(page, first).locator('img')).toBeVisible();
    });
  }

  test('searches', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('alien');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/?q=alien');
    await expect(heading(page, 'Results for “alien”')).toBeVisible();
    await expect(card(page, 'Alien')).toBeVisible();
  });

  test('chooses a genre by its button', async ({ page }) => {
    await page.goto('/tvshows');
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await page.getByRole('button', { name: 'Show genre' }).click();
    await expect(page).toHaveURL('/tvshows?genre=37');
    await expect(card(page, 'Deadwood')).toBeVisible();
  });

  test('follows the links of the navbar', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'TV Shows' }).click();
    await expect(heading(page, 'TV Shows')).toBeVisible();
    await expect(page).toHaveURL('/tvshows');
  });
});

test.describe('a visitor who is not logged in', () => {
  test.use(nobody);

  test('reads the log in, and what needs JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Log In')).toBeVisible();
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  });

  test('follows the links of the log in', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(heading(page, 'Register')).toBeVisible();
  });

  test('sends no password: Enter in the form does nothing', async ({ page }) => {
    await page.goto('/login');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await emailField(page).fill('ada@example.com');
    await passwordField(page).fill('sesame');
    await passwordField(page).press('Enter');
    // A later navigation of the same page proves that nothing was on its way.
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    expect(sent.filter((url) => url.includes('sesame') || url.includes('login'))).toEqual([]);
  });
});
