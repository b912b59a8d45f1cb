// Where a title can be watched, with TMDB; docs/contracts/screens.md#where-to-watch
import type { Page } from '@playwright/test';
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { test as base, expect } from '#tests/support/browser/browsing-test.ts';
import { watchCatalogueCalls } from '#tests/support/catalogue/catalogue-answers.ts';
import { startFakeTmdb, tmdbSettings } from '#tests/support/catalogue/fake-tmdb.ts';

const test = base.extend({
  locale: 'en-DE',
  appEnvironment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const tmdb = await startFakeTmdb();
      await use({
        ...tmdbSettings(tmdb),
        PROXY_POSTERS: 'true',
      });
      await tmdb.stop();
    },
    { scope: 'worker' },
  ],
});

/** Opens the dialog of a movie, and gives the block in it. */
async function openBlock(page: Page) {
  await page.goto('/?title=movie-2');
  return page.getByRole('dialog').getByRole('region', { name: 'Where to watch' });
}

/** Opens the panel of filters over a list. */
async function openFilters(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('the country of the browser’s language is suggested, and shown once it is taken', async ({
  page,
}) => {
  const block = await openBlock(page);
  await expect(block.getByLabel('Country')).toHaveValue('');
  await expect(block.getByRole('link')).toHaveCount(0);
  await block.getByRole('button', { name: 'Use Germany' }).click();
  await expect(block.getByLabel('Country')).toHaveValue('DE');
  await expect(block.getByLabel('Country')).toBeFocused();
  await expect(block.getByRole('link', { name: 'Service 1' })).toHaveAttribute(
    'href',
    'https://www.themoviedb.org/movie/2-title/watch?locale=DE',
  );
  await expect(block.getByRole('link', { name: 'JustWatch' })).toBeVisible();
});

test.describe('in a country', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // The player's frame has no storage.
      if (window === window.top) localStorage['marquee.region'] ??= '"DE"';
    }),
  );

  test('a service that is ticked as mine is marked', async ({ page }) => {
    const block = await openBlock(page);
    await block.getByText('My services').click();
    await block.getByRole('checkbox', { name: 'Service 3' }).check();
    const marked = block.getByRole('link', { name: /one of your services/ });
    await expect(marked).toHaveText(/Service 3/);
  });

  test('a list is filtered by services, and by score', async ({ page }) => {
    const calls = watchCatalogueCalls(page);
    const lastCall = () => calls.findLast((call) => call.startsWith('discover'));
    const filters = await openFilters(page, '/');
    await filters.getByRole('checkbox', { name: 'Service 3' }).check();
    await expect.poll(lastCall).toMatch(/with_watch_providers=3&watch_region=DE&page=1$/);
    await filters.getByRole('checkbox', { name: 'Service 5' }).check();
    await expect.poll(lastCall).toMatch(/with_watch_providers=3%7C5&watch_region=DE&page=1$/);
    await filters.getByLabel('Lowest score').selectOption('7.5');
    await expect.poll(lastCall).toContain('vote_average.gte=7.5');
    await expect(page).toHaveURL('/?services=3%7C5&region=DE&score=7.5');
  });

  test('without the last service of another country the focus stays on it', async ({ page }) => {
    const filters = await openFilters(page, '/?services=1&region=AT');
    const service = filters.getByRole('checkbox', { name: 'Service 1' });
    await service.uncheck();
    await expect(page).toHaveURL('/');
    await expect(service).toBeFocused();
  });

  test('a country without the title says so', async ({ page }) => {
    const block = await openBlock(page);
    await block.getByLabel('Country').selectOption('United States');
    await expect(block.getByText('United States: no service is known to have it.')).toBeVisible();
  });

  test('the facts of a title name its age rating', async ({ page }) => {
    await openBlock(page);
    await expect(page.getByText('Age rating (Germany): 12')).toBeAttached();
  });

  test('axe finds nothing in the block with its services', async ({ page }) => {
    const block = await openBlock(page);
    await block.getByText('My services').click();
    await expect(block.getByRole('checkbox')).toHaveCount(5);
    await expectNoFaults(page);
  });
});

test('the country and the services on the account page are kept', async ({ page }) => {
  await page.goto('/account');
  const watching = page.getByRole('region', { name: 'Watching' });
  await watching.getByLabel('Country').selectOption('Austria');
  await watching.getByRole('checkbox', { name: 'Service 1' }).check();
  await page.reload();
  await expect(watching.getByLabel('Country')).toHaveValue('AT');
  await expect(watching.getByRole('checkbox', { name: 'Service 1' })).toBeChecked();
});

base(
  'with the bundled catalogue there is no such block, and no request for it',
  async ({ page }) => {
    const calls = watchCatalogueCalls(page);
    await page.goto('/?title=movie-496243');
    const dialog = page.getByRole('dialog', { name: 'Parasite' });
    await expect(dialog.getByTitle('Trailer for Parasite')).toBeVisible();
    await expect(dialog.getByText('Where to watch')).toHaveCount(0);
    expect(calls.filter((call) => /watch|release_dates/.test(call))).toEqual([]);
  },
);
