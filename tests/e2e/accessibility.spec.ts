// Every screen is free of the faults that a machine can find, dark and light, wide and narrow.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, nobody, test } from '#tests/support/browsing-test.ts';

async function expectNoFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The player is somebody else's page.
    .exclude('iframe')
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const looks = [
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
] as const;

for (const look of looks) {
  const name = `${look.colorScheme}, ${look.viewport.width} px`;

  test.describe(`for everybody (${name})`, () => {
    test.use({ ...nobody, ...look });

    for (const path of ['/login', '/register', '/forgot-password', '/about', '/no/such/page']) {
      test(`${path} has no fault that a machine can find`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFaults(page);
      });
    }

    test('a form with a failure has no fault that a machine can find', async ({ page }) => {
      await page.goto('/register');
      await page.getByLabel('Email').fill('ann@example.com');
      await page.getByLabel('Password', { exact: true }).fill('one password');
      await page.getByLabel('Confirm Password', { exact: true }).fill('another');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoFaults(page);
    });
  });

  test.describe(`for those who are logged in (${name})`, () => {
    test.use(look);

    for (const path of ['/', '/tvshows', '/?q=nothing+is+called+this', '/favorites', '/account']) {
      test(`${path} has no fault that a machine can find`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await expectNoFaults(page);
      });
    }

    test('the dialog of a trailer has no fault that a machine can find', async ({ page }) => {
      await page.goto('/?title=movie-550');
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
      await expectNoFaults(page);
    });
  });
}
