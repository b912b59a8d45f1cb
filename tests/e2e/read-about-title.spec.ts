// What the dialog of a title says, and how it is shared; docs/contracts/screens.md#the-dialog-of-a-title
import { sendLogIn } from '#tests/support/browser/account-form.ts';
import { expect, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, trailerButton, visit } from '#tests/support/browser/locators.ts';
import { answerWith } from '#tests/support/catalogue/catalogue-answers.ts';

const show = {
  id: 1396,
  name: 'The Lighthouse',
  original_name: 'Der Leuchtturm',
  original_language: 'de',
  first_air_date: '1999-01-10',
  last_air_date: '2008-06-10',
  in_production: false,
  genres: [],
  number_of_seasons: 9,
  number_of_episodes: 90,
  vote_average: 8.5,
  vote_count: 100,
  seasons: Array.from({ length: 10 }, (_, number) => ({
    season_number: number,
    air_date: `${1999 + number}-01-10`,
    episode_count: 10,
  })),
};

test('the dialog of a TV show tells its years and counts, and no score without TMDB', async ({
  page,
}) => {
  await answerWith(page, 'tv/1396', show);
  await page.goto('/tvshows?title=tv-1396');
  const dialog = page.getByRole('dialog', { name: 'The Lighthouse' });
  for (const fact of ['1999 – 2008', '9 seasons', '90 episodes']) {
    await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText('Der Leuchtturm')).toHaveAttribute('lang', 'de');
  await expect(dialog.getByText('votes')).toHaveCount(0);
});

test('many seasons are all shown on demand, and specials come last', async ({ page }) => {
  await answerWith(page, 'tv/1396', show);
  await page.goto('/tvshows?title=tv-1396');
  const seasons = page.getByRole('region', { name: 'Seasons' });
  await expect(seasons.getByRole('listitem')).toHaveCount(8);
  await seasons.getByRole('button', { name: 'Show all 9 seasons' }).click();
  await expect(seasons.getByRole('listitem').nth(8)).toBeFocused();
  await expect(seasons.getByRole('listitem').first()).toHaveText('Season 1 2000 · 10 episodes');
  await expect(seasons.getByRole('listitem').last()).toHaveText('Specials 1999 · 10 episodes');
});

test('a genre of a title leads to its list', async ({ page }) => {
  await page.goto('/?title=movie-550');
  await page.getByRole('dialog').getByRole('link', { name: 'Drama' }).click();
  await expect(page).toHaveURL('/?genre=18');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'Drama Movies')).toBeVisible();
});

test('the document is named for the title while its dialog is open', async ({ page }) => {
  await visit('/', card(page, 'Parasite'));
  await trailerButton(page, 'Parasite').click();
  await expect(page).toHaveTitle('Parasite – Marquee');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Movies – Marquee');
});

test('Share copies the address of the title alone', async ({ page, context, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/favorites?title=tv-1396');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${app.url}/tvshows?title=tv-1396`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test.describe('for somebody who is not logged in', () => {
  test.use(nobody);

  test('a shared address leads through the log in to the title', async ({ page, account }) => {
    await page.goto('/?title=movie-550');
    await expect(page).toHaveURL('/login');
    await sendLogIn(page, account.email);
    await expect(page.getByRole('dialog', { name: 'Fight Club' })).toBeVisible();
  });
});
