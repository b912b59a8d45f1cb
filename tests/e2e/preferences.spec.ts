// The language and the theme: first the browser decides, then the visitor.

import type { Page } from '@playwright/test';
import { hintCookies } from '#contract/page-hints.ts';
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { expect, failedRequest, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, visit } from '#tests/support/browser/locators.ts';
import {
  leaveListsToTheApp,
  watchCatalogueLanguages,
} from '#tests/support/catalogue/catalogue-answers.ts';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe('the language', () => {
  const greetings = [
    { locale: 'es-MX', dir: 'ltr', movies: 'Películas' },
    { locale: 'fr-FR', dir: 'ltr', movies: 'Films' },
    { locale: 'de-AT', dir: 'ltr', movies: 'Filme' },
    { locale: 'ar-EG', dir: 'rtl', movies: 'الأفلام' },
    { locale: 'fi-FI', dir: 'ltr', movies: 'Movies' },
  ];
  for (const { locale, dir, movies } of greetings) {
    test.describe(locale, () => {
      test.use({ locale });

      test(`is the browser's, also in the catalogue: ${locale}`, async ({ page }) => {
        await leaveListsToTheApp(page);
        const languages = watchCatalogueLanguages(page);
        await page.goto('/');
        await expect(heading(page)).toHaveText(movies);
        await expect(page.getByRole('article')).toHaveCount(20);
        const isKnown = locale !== 'fi-FI';
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        const lang = isKnown ? locale.slice(0, 2) : 'en';
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        expect(new Set(languages)).toEqual(new Set([isKnown ? locale : 'en']));
        const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(room).toBeLessThanOrEqual(0);
      });
    });
  }

  test.describe('from right to left', () => {
    test.use({ locale: 'ar-EG' });

    test('a title has the language and direction of its own words', async ({ page }) => {
      await page.goto('/?title=movie-496243');
      const dialog = page.getByRole('dialog', { name: 'Parasite' });
      const name = dialog.getByRole('heading', { name: 'Parasite' });
      await expect(name).toHaveAttribute('lang', 'en');
      await expect(name).toHaveCSS('direction', 'ltr');
      await expect(dialog.getByText('The Kims fold pizza boxes')).toHaveCSS('direction', 'ltr');
    });

    test('a title is aligned with the start of the page', async ({ page }) => {
      await page.goto('/?title=movie-496243');
      for (const role of ['dialog', 'article'] as const) {
        const name = page.getByRole(role).locator('h2').first();
        await expect(name).toHaveCSS('text-align', 'right');
      }
    });

    test('the genres have names in the language of the page', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('option', { name: 'كوميديا' })).toBeAttached();
    });

    test('the search field leaves room for its button in a right-to-left page', async ({
      page,
    }) => {
      await page.goto('/');
      const room = await page
        .getByRole('searchbox')
        .evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingLeft));
      expect(room).toBeGreaterThanOrEqual(48);
    });

    test('headings are bold, even without the display font', async ({ page }) => {
      await page.goto('/');
      await expect(heading(page)).toHaveCSS('font-weight', '700');
    });
  });

  test('changes everything on the page at once, and stays chosen', async ({ page }) => {
    await visit('/', card(page, 'Parasite'));
    // The card may show before the app has loaded. The genres are its last request in English.
    await expect(page.getByRole('option', { name: 'Western' })).toBeAttached();
    const languages = watchCatalogueLanguages(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
    await expect(heading(page, 'Films')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    expect(new Set(languages)).toEqual(new Set(['fr']));
    await page.reload();
    await expect(heading(page, 'Films')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  });

  test('is loaded only when it is chosen', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await visit('/', card(page, 'Parasite'));
    const isLanguage = (path: string) => /\/assets\/(es|fr|de|ar)-/.test(path);
    expect(scripts.filter(isLanguage)).toEqual([]);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(heading(page, 'Filme')).toBeVisible();
    expect(scripts.filter(isLanguage)).toContainEqual(expect.stringMatching(/\/de-/));
    expect(scripts.filter(isLanguage)).not.toContainEqual(expect.stringMatching(/\/(es|fr|ar)-/));
  });

  test.describe('that cannot be loaded', () => {
    test.use({ expectedErrors: failedRequest });

    test('does not change the page, and says so', async ({ page }) => {
      await page.route('**/assets/de-*.js', (route) => route.abort());
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
      await expect(page.getByRole('alert')).toHaveText(/This language could not be loaded/);
      await expect(heading(page, 'Movies')).toBeVisible();
    });

    test.describe('at the start', () => {
      test.use({ ...nobody, locale: 'de-DE' });

      test('leaves the page in English', async ({ page }) => {
        await page.route('**/assets/de-*.js', (route) => route.abort());
        await page.goto('/login');
        await expect(heading(page, 'Log In')).toBeVisible();
      });
    });
  });

  test.describe('of mails', () => {
    test.use(nobody);

    test('is the language of the page that requests them', async ({ page, context, app }) => {
      await context.addCookies([{ name: hintCookies.language, value: 'de', url: app.url }]);
      await page.goto('/forgot-password');
      const asked = page.waitForRequest('**/auth/v1/recover*');
      await page.getByLabel('E-Mail').fill('nobody@example.com');
      await page.keyboard.press('Enter');
      expect((await (await asked).allHeaders())['accept-language']).toBe('de');
    });
  });

  test.describe('of messages of the accounts service', () => {
    test.use({ ...nobody, locale: 'es-ES', expectedErrors: failedRequest });

    test('is the visitor’s for the usual failures', async ({ page }) => {
      await page.goto('/login');
      await page.locator('[name=email]').fill('nobody@example.com');
      await page.locator('[name=password]').fill('not my password');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('alert')).not.toContainText('Invalid login credentials');
    });
  });
});

test.describe('the menu in the header', () => {
  const menu = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Theme' });
  const opener = (page: Page) => page.getByRole('button', { name: 'Theme and language' });

  test('has theme and language, and is opened and closed by keyboard', async ({ page }) => {
    await page.goto('/tvshows');
    await expect(menu(page)).toBeHidden();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeFocused();
    await menu(page).selectOption('Light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('es');
    await expect(heading(page, 'Series')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Tema e idioma' })).toBeFocused();
  });

  test('closes when the focus leaves it, so that it covers nothing', async ({ page }) => {
    await page.goto('/tvshows');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Account' })).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test('is closed by the button that opened it', async ({ page }) => {
    await page.goto('/tvshows');
    await opener(page).click();
    await menu(page).focus();
    await opener(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('fits the screen of a small phone, and has no accessibility fault when open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/favorites');
    await opener(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expectNoFaults(page);
  });

  test('has the same choices as the account page', async ({ page }) => {
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Theme and language' });
    await section.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(section.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  });

  test.describe('before logging in', () => {
    test.use(nobody);

    test('is there too', async ({ page }) => {
      await page.goto('/register');
      await opener(page).click();
      await menu(page).selectOption('Dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});

test.describe('the theme', () => {
  const dark = 'oklch(0.18 0.012 62)';
  const light = 'oklch(0.973 0.012 80)';

  for (const [colorScheme, expected] of [
    ['dark', dark],
    ['light', light],
  ] as const) {
    test.describe(colorScheme, () => {
      test.use({ ...nobody, colorScheme });

      test(`follows the device at first: ${colorScheme}`, async ({ page }) => {
        await page.goto('/login');
        await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('system');
        expect(await ground(page)).toBe(expected);
      });
    });
  }

  test.describe('chosen', () => {
    test.use({ ...nobody, colorScheme: 'dark' });

    test('is remembered, and applied before the first paint', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('combobox', { name: 'Theme' }).selectOption('Light');
      expect(await ground(page)).toBe(light);
      // The app's own script never loads.
      await page.route('**/assets/*.js', () => new Promise(() => undefined));
      await page.reload({ waitUntil: 'commit' });
      await expect(heading(page, 'Log In')).toBeVisible();
      expect(await ground(page)).toBe(light);
    });

    test('can be reset to what the device prefers', async ({ page }) => {
      await page.goto('/login');
      const theme = page.getByRole('combobox', { name: 'Theme' });
      await theme.selectOption('Light');
      await theme.selectOption('System');
      expect(await ground(page)).toBe(dark);
      await page.reload();
      await expect(theme).toHaveValue('system');
    });
  });
});
