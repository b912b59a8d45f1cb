// What a screen reader gets of each screen: roles, names and states, compared with the files beside this one.
import { aRecoveryLink } from '#tests/support/browser/accounts-in-browser.ts';
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { expect, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { heading, visit } from '#tests/support/browser/locators.ts';
import { answerWith, aPageOf } from '#tests/support/catalogue/catalogue-answers.ts';

const dune = {
  id: 438631,
  title: 'Dune',
  release_date: '2021-09-15',
  overview: 'A desert, a family, a worm.',
  genre_ids: [878],
};

test.describe('for everybody', () => {
  test.use(nobody);

  for (const name of ['login', 'register', 'forgot-password', 'about', 'unknown']) {
    test(`the names on /${name}`, async ({ page }) => {
      await page.goto(`/${name}`);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
  }

  test('the names on /reset-password', async ({ page, app, account }) => {
    await visit(await aRecoveryLink(app, account.email), heading(page, 'Set a New Password'));
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'reset-password.aria.yml' });
    await expectNoFaults(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoFaults(page);
  });
});

test.describe('for those who are logged in', () => {
  test.beforeEach(async ({ page }) => {
    const genres = { genres: [{ id: 878, name: 'Science Fiction' }] };
    const show = { id: 1, name: 'The Wire', first_air_date: '2002-06-02' };
    await answerWith(page, 'genre/(movie|tv)/list', genres);
    await answerWith(page, 'movie/popular', aPageOf([dune]));
    await answerWith(page, 'tv/popular', aPageOf([show]));
    await answerWith(page, 'movie/438631', { ...dune, ...genres, runtime: 155 });
    await answerWith(page, 'movie/438631/videos', {
      results: [{ type: 'Trailer', site: 'YouTube', key: 'abc' }],
    });
  });

  for (const [name, path] of [
    ['home', '/'],
    ['tvshows', '/tvshows'],
    ['favorites', '/favorites'],
  ] as const) {
    test(`the names on ${path}`, async ({ page }) => {
      await visit(path, heading(page));
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
  }

  test('the names on /account', async ({ page }) => {
    await page.goto('/account');
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Account" [level=1]
      - region "Mail address"
      - region "Password"
      - region "Second factor"
      - region "Where you are logged in"
      - region "Theme and language"
      - region "Your data"
      - region "Delete my account"
    `);
  });

  test('the names in the dialog of a trailer', async ({ page }) => {
    await page.goto('/?title=movie-438631');
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'dialog.aria.yml' });
  });
});
