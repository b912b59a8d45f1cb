// The catalogue of TMDB, played by a fake; docs/contracts/catalogue.md#cached-answers-of-tmdb
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openDatabase } from '#server/database/open-database.ts';
import { test as base, expect } from '#tests/support/browser/browser-test.ts';
import { card, heading, heart, trailerButton, visit } from '#tests/support/browser/locators.ts';
import { startFakeTmdb, tmdbSettings } from '#tests/support/catalogue/fake-tmdb.ts';

type FakeTmdb = Awaited<ReturnType<typeof startFakeTmdb>>;

const test = base.extend<object, { tmdb: FakeTmdb }>({
  tmdb: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const tmdb = await startFakeTmdb();
      await use(tmdb);
      await tmdb.stop();
    },
    { scope: 'worker' },
  ],

  appEnvironment: [
    async ({ tmdb }, use) =>
      use({
        ...tmdbSettings(tmdb),
        PROXY_POSTERS: 'true',
      }),
    { scope: 'worker' },
  ],
});

const html = '<b onclick="alert(1)">Bold</b> & <script>alert(2)</script>';
const failures =
  /Failed to |could not be (loaded|saved)|No trailer|Unexpected Application Error|Nothing was found/;

/** The titles on the screen, and the numbers of posters and visible failures. */
async function look(page: Page) {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const posters = page.getByRole('article').locator('img');
  await posters.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  return {
    titles: await page.getByRole('article').getByRole('heading').allTextContents(),
    posters: await posters.count(),
    failures: (await page.getByRole('alert').count()) + (await page.getByText(failures).count()),
  };
}

/** Waits until the dialog of a title has all that it asks for. */
async function expectWholeDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog.getByTitle(`Trailer for ${name}`)).toBeVisible();
  await expect(
    dialog.getByRole('region', { name: 'Cast' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(dialog.getByRole('article').first()).toBeVisible();
}

/** Visits every screen and gives what each shows. */
async function walk(page: Page) {
  const seen: Record<string, Awaited<ReturnType<typeof look>>> = {};

  async function browse(path: string, word: string, genre: string) {
    await visit(path, card(page, `${word} 2`));
    await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
    await expect(page.getByRole('article')).toHaveCount(39);
    seen[path] = await look(page);
    await page.getByLabel('Filter by Genre').selectOption(genre);
    await expect(heading(page)).toContainText(genre);
    seen[`${path} by genre`] = await look(page);
    await page.getByRole('searchbox').fill(`${word} 7`);
    // So that they are cached as well when TMDB is down.
    await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    // What a search finds of the other kind comes last.
    await expect(page.getByRole('link', { name: /^1 (movie|TV show)/ })).toBeVisible();
    seen[`${path} searched`] = await look(page);
    await page.goto(path);
    await trailerButton(page, `${word} 2`).click();
    await expectWholeDialog(page, `${word} 2`);
    seen[`${path} trailer`] = await look(page);
  }

  await browse('/', 'Movie', 'Drama');
  await browse('/tvshows', 'Show', 'Comedy');
  await page.goto('/favorites?title=movie-2');
  await expectWholeDialog(page, 'Movie 2');
  seen['/favorites'] = await look(page);
  await page.goto('/about');
  await expect(heading(page)).toHaveText('About');
  seen['/about'] = await look(page);
  return seen;
}

/** A page of a new browser, whose cache is empty. */
async function anotherBrowser(browser: Browser) {
  const context = await browser.newContext();
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  return context.newPage();
}

test('while TMDB is down, days after the last request, no screen shows a failure', async ({
  app,
  browser,
  page,
  account,
  logIn,
  tmdb,
}) => {
  // Visiting every screen twice takes longer than other tests.
  test.slow();
  const before = await anotherBrowser(browser);
  await logIn(account, before);
  await heart(before, 'Movie 2').click();
  const seenBefore = await walk(before);
  await before.context().close();

  await tmdb.stop();
  await app.restart(async (dataDirectory) => {
    const database = await openDatabase(join(dataDirectory, 'marquee.db'));
    await database
      .updateTable('catalogue_answers')
      .set((row) => ({ fetched_at: row('fetched_at', '-', 3 * 24 * 3600 * 1000), fresh_until: 0 }))
      .execute();
    await database.destroy();
  });

  await logIn(account);
  const seen = await walk(page);
  expect(seen).toEqual(seenBefore);
  expect(Object.values(seen).reduce((sum, { failures }) => sum + failures, 0)).toBe(0);
  expect(seen['/']).toMatchObject({ posters: 38 });
  expect(seen['/']?.titles).toContain(html);
  expect(seen['/favorites']?.titles[0]).toBe('Movie 2');
});

test('the page About credits TMDB, also before logging in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(
    page.getByText('This product uses the TMDB API but is not endorsed or certified by TMDB.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /TMDB/ })).toHaveAttribute(
    'href',
    'https://www.themoviedb.org/',
  );
});
