// What the screens look like, as far as a rule can state it: positions, sizes and contrasts.
import type { Locator, Page } from '@playwright/test';
import { passwordField, register, sendLogIn } from '#tests/support/browser/account-form.ts';
import { expect, failedRequest, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, visit } from '#tests/support/browser/locators.ts';
import { answerWith, aPageOf, failAt } from '#tests/support/catalogue/catalogue-answers.ts';

/** The contrast of two colours of an element, as WCAG 2.2 computes it (1.4.3). */
function contrastOf(element: Locator, one: string, other: string): Promise<number> {
  return element.evaluate(
    (node, properties) => {
      const canvas = document.createElement('canvas').getContext('2d', { alpha: false });
      const luminances = properties.map((property) => {
        if (!canvas) return 0;
        canvas.fillStyle = getComputedStyle(node).getPropertyValue(property);
        canvas.fillRect(0, 0, 1, 1);
        const parts = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const [red = 0, green = 0, blue = 0] = parts;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      });
      return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
    },
    [one, other],
  );
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { ...box, middle: box.y + box.height / 2 };
}

/** The style of the search box's clear button. No script of the page can reach this part of the field. */
async function clearSignStyle(page: Page): Promise<Map<string, string>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
  const nodes = [root];
  for (const node of nodes) nodes.push(...(node.children ?? []), ...(node.shadowRoots ?? []));
  const sign = nodes.find(({ attributes }) => attributes?.includes('-webkit-search-cancel-button'));
  const { computedStyle } = await protocol.send('CSS.getComputedStyleForNode', {
    nodeId: sign?.nodeId ?? 0,
  });
  return new Map(computedStyle.map(({ name, value }) => [name, value]));
}

test('a poster under the pointer is raised and shows a play icon', async ({ page }) => {
  await page.goto('/');
  const button = card(page, 'Parasite').getByRole('button').first();
  const disc = button.locator('span').last();
  await expect(disc).toHaveCSS('opacity', '0');
  await button.hover();
  await expect(disc).toHaveCSS('opacity', '1');
  expect(await contrastOf(disc, 'color', 'background-color')).toBeGreaterThan(3);
  const [sign, poster] = [await boxOf(disc), await boxOf(button)];
  expect(sign.width * sign.height).toBeLessThan((poster.width * poster.height) / 6);
  await expect(button).not.toHaveCSS('translate', 'none');
  await expect(button.locator('img')).toHaveCSS('opacity', '1');
});

for (const address of ['/', '/tvshows']) {
  test(`heading, search and filter are one row at 768 px: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(address);
    const middle = (await boxOf(heading(page))).middle;
    for (const field of [page.getByRole('searchbox'), page.getByLabel('Filter by Genre')]) {
      expect(Math.abs((await boxOf(field)).middle - middle)).toBeLessThan(4);
    }
  });
}

// The longest word for logging out is French.
for (const { locale, width } of [
  { locale: 'en-US', width: 768 },
  { locale: 'fr-FR', width: 360 },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the navbar is one row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      const brand = await boxOf(page.getByRole('link', { name: 'Marquee' }));
      const logout = await boxOf(page.getByRole('button', { name: /Logout|Déconnexion/ }));
      expect(Math.abs(logout.middle - brand.middle)).toBeLessThan(8);
    });
  });
}

test('on a phone the posters begin in the upper third of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  expect((await boxOf(card(page, 'Parasite'))).y).toBeLessThan(740 / 3);
  await expect(page.getByText('Filter by Genre')).toBeVisible();
});

test('on a phone the heading of a search takes two lines at most', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?q=a+rather+long+question+for+so+small+a+screen');
  const { height } = await boxOf(heading(page));
  expect(height).toBeLessThan(80);
});

test.describe('in forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/?q=parasite');
    await expect(card(page, 'Parasite')).toBeVisible();
  });

  /** The line that marks one side of an element. */
  const lineOf = (element: Locator, side: string) =>
    element.evaluate((node, side) => {
      const style = getComputedStyle(node, '::after');
      return { width: style.getPropertyValue(`border-${side}-width`), content: style.content };
    }, side);

  test('the current page is marked, and no other', async ({ page }) => {
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    expect(await lineOf(link('Home'), 'bottom')).toEqual({ width: '3px', content: '""' });
    expect((await lineOf(link('TV Shows'), 'bottom')).content).toBe('none');
  });

  test('selects have their arrow, and searches their clear button', async ({ page }) => {
    const select = page.getByLabel('Filter by Genre').locator('..');
    expect(await lineOf(select, 'right')).toEqual({ width: '2px', content: '""' });
    const sign = await clearSignStyle(page);
    expect(sign.get('forced-color-adjust')).toBe('none');
    expect(sign.get('mask-image')).toContain('data:image/svg');
    expect(sign.get('background-color')).toBe(sign.get('color'));
  });
});

test.describe('an empty or failed screen has a drawing', () => {
  test.use({ expectedErrors: failedRequest });

  const states: Record<string, (page: Page) => Promise<unknown>> = {
    'no favorites': (page) => page.goto('/favorites'),
    'a search without results': async (page) => {
      await answerWith(page, 'search/movie', aPageOf([]));
      await page.goto('/?q=nothing');
    },
    'a list that failed': async (page) => {
      await failAt(page, 'movie/popular');
      await page.goto('/');
    },
    'an unknown address': (page) => page.goto('/nowhere'),
    'a screen that failed': async (page) => {
      await page.route('**/assets/favorites-page*.js', (route) => route.abort());
      await page.goto('/favorites');
    },
  };
  for (const [name, arrive] of Object.entries(states)) {
    test(name, async ({ page }) => {
      await arrive(page);
      const drawing = page.getByRole('main').locator('svg[viewBox="0 0 160 120"]');
      await expect(drawing).toBeVisible();
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    });
  }
});

test('a printed list is its posters and titles on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/', card(page, 'Parasite'));
  await page.emulateMedia({ media: 'print' });
  for (const name of ['banner', 'contentinfo', 'search'] as const) {
    await expect(page.getByRole(name)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /favorites/ })).toHaveCount(0);
  await expect(card(page, 'Parasite').locator('img')).toBeVisible();
  await expect(card(page, 'Parasite').getByRole('heading')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'oklch(1 0 0)');
  await expect(page.locator('html')).toHaveCSS('color', 'oklch(0.24 0.022 55)');
});

test('in print an open title replaces the list', async ({ page }) => {
  await page.goto('/?title=movie-496243');
  const dialog = page.getByRole('dialog', { name: 'Parasite' });
  await expect(dialog.getByText('The Kims fold pizza boxes')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText('The Kims fold pizza boxes')).toBeVisible();
  await expect(page.locator('article').first()).toBeHidden();
  for (const part of await dialog.locator('button, iframe').all()) await expect(part).toBeHidden();
});

test('a printed long list is complete', async ({ page }) => {
  await page.goto('/?page=8');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(160);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(160);
});

test.describe('before logging in', () => {
  test.use({ ...nobody, expectedErrors: failedRequest });

  for (const address of ['/login', '/register']) {
    test(`a wall of posters and one line explain what Marquee is: ${address}`, async ({ page }) => {
      await page.goto(address);
      const wall = page.getByRole('main').locator('img');
      await expect(wall).toHaveAttribute('alt', '');
      await expect(wall).toHaveJSProperty('complete', true);
      await expect(wall).not.toHaveJSProperty('naturalWidth', 0);
      await expect(
        page.getByText('Find tonight’s movie, watch its trailer, keep what you love.'),
      ).toBeVisible();
    });
  }

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`the main button is amber with dark text: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/login');
      const button = page.getByRole('button', { name: 'Log In' });
      await expect(button).toHaveCSS('background-color', 'oklch(0.82 0.15 80)');
      expect(await contrastOf(button, 'color', 'background-color')).toBeGreaterThan(7);
    });
  }

  test('the rule for the password is shown below it', async ({ page }) => {
    await page.goto('/register');
    await expect(passwordField(page)).toHaveAccessibleDescription(/^At least 6 characters/);
    const button = page.getByRole('button', { name: 'Register' });
    const before = await boxOf(button);
    await register(page, 'ann@example.com', 'short');
    await expect(passwordField(page)).toHaveAccessibleDescription(
      'Password must be at least 6 characters long',
    );
    expect((await boxOf(button)).y).toBe(before.y);
  });

  test('a refused log in is shown beside the password', async ({ page }) => {
    await page.goto('/login');
    const before = await boxOf(passwordField(page));
    await sendLogIn(page, 'nobody@example.com');
    await expect(passwordField(page)).toHaveAccessibleDescription('Invalid login credentials');
    expect(await boxOf(passwordField(page))).toEqual(before);
  });

  test('a failure of the whole form is shown below its button', async ({ page }) => {
    await page.route('**/auth/v1/token*', (route) => route.abort());
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Log In' });
    const before = await boxOf(button);
    await sendLogIn(page, 'nobody@example.com');
    await expect(page.getByRole('alert')).toHaveText('Failed to log in');
    expect((await boxOf(page.getByRole('alert'))).y).toBeGreaterThan(before.middle);
    expect(await boxOf(button)).toEqual(before);
  });
});
