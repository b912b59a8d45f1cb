// Who made a title and who is in it, and what else they did; docs/contracts/screens.md#a-person
import type { Page } from '@playwright/test';
import { expect, failedRequest, test } from '#tests/support/browser/browsing-test.ts';
import { card, heading, heart, trailerButton, visit } from '#tests/support/browser/locators.ts';
import { answerWith, failAt } from '#tests/support/catalogue/catalogue-answers.ts';

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('region', { name, exact: true });

const actor = (page: Page) => inDialog(page, 'Cast').getByRole('link', { name: 'Michael J. Fox' });

test('the cast of a movie leads to a person, and Back to the movie again', async ({ page }) => {
  await visit('/?title=movie-105', actor(page));
  await expect(actor(page)).toHaveAccessibleName('Michael J. Fox Marty McFly');
  const director = inDialog(page, 'Director').getByRole('link');
  await expect(director).toHaveAccessibleName('Robert Zemeckis');
  await actor(page).click();
  await expect(heading(page, 'Michael J. Fox')).toBeFocused();
  await expect(page).toHaveURL('/people/521');
  await expect(page).toHaveTitle('Michael J. Fox – Marquee');
  await expect(card(page, 'Back to the Future')).toContainText('Marty McFly');
  await page.goBack();
  await expect(actor(page)).toBeFocused();
  await expect(actor(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(trailerButton(page, 'Back to the Future')).toBeFocused();
});

test('the titles of a person are listed from the newest on', async ({ page }) => {
  await visit('/people/24', card(page, 'Back to the Future'));
  const years = await page
    .getByRole('article')
    .getByText(/^\d{4}$/)
    .allTextContents();
  expect(years.length).toBeGreaterThan(2);
  expect(years).toEqual(years.toSorted().reverse());
  await expect(card(page, 'Back to the Future')).toContainText('Director');
});

test('a title of a person is kept in favorites and opens its dialog', async ({
  page,
  person: _,
}) => {
  await visit('/people/521', heart(page, 'Back to the Future'));
  await heart(page, 'Back to the Future').click();
  await trailerButton(page, 'Back to the Future').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Back to the Future' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trailerButton(page, 'Back to the Future')).toBeFocused();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(card(page, 'Back to the Future')).toBeVisible();
});

test('more like a title opens in its place, and Back leads to the first', async ({ page }) => {
  const similar = inDialog(page, 'More like this').getByRole('button', { name: /^Play trailer/ });
  await visit('/?title=movie-238', similar.first());
  await expect(similar.first()).toHaveAccessibleName('Play trailer for The Godfather Part II');
  await similar.first().press('Enter');
  await expect(
    page.getByRole('dialog').getByRole('heading', { level: 2, name: 'The Godfather Part II' }),
  ).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'The Godfather', exact: true })).toBeVisible();
  await expect(similar.first()).toBeFocused();
  await expect(similar.first()).toBeInViewport();
});

test('after Show all the focus is on the first of the other actors', async ({ page }) => {
  const cast = Array.from({ length: 9 }, (_, order) => ({ id: order + 1, name: `Nr. ${order}` }));
  await answerWith(page, 'movie/550/credits', { cast, crew: [] });
  await page.goto('/?title=movie-550');
  await expect(inDialog(page, 'Cast').getByRole('link')).toHaveCount(6);
  await page.getByRole('button', { name: 'Show all 9' }).press('Enter');
  await expect(inDialog(page, 'Cast').getByRole('link', { name: 'Nr. 6' })).toBeFocused();
});

test('of a person with many titles only those near the screen are drawn', async ({ page }) => {
  const cast = Array.from({ length: 150 }, (_, place) => ({
    media_type: 'movie',
    id: place + 1,
    title: `M${place}`,
  }));
  await answerWith(page, 'person/521/combined_credits', { cast, crew: [] });
  await visit('/people/521', card(page, 'M0'));
  await expect(page.getByText('150 titles in the catalogue')).toBeVisible();
  // There are 120 until the code of the long grid is loaded.
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(120);
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: failedRequest });

  for (const id of ['abc', '999999999']) {
    test(`nobody has the id ${id}, which the error page's words say`, async ({ page }) => {
      await visit(`/people/${id}`, page.getByText('404 Not Found'));
      await expect(heading(page)).toHaveText('Unexpected Application Error!');
      await expect(page.getByRole('link', { name: 'Favorites' })).toBeVisible();
    });
  }

  test('titles that could not be loaded can be tried again', async ({ page }) => {
    const recover = await failAt(page, 'person/521/combined_credits');
    await visit('/people/521', page.getByRole('alert'));
    await expect(heading(page)).toHaveText('Michael J. Fox');
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Back to the Future')).toBeVisible();
  });

  test('without its cast the dialog does not complain, and can ask again', async ({ page }) => {
    const recover = await failAt(page, 'movie/105/credits');
    await page.goto('/?title=movie-105');
    await expect(inDialog(page, 'Cast')).toContainText('The cast could not be loaded.');
    await recover();
    await inDialog(page, 'Cast').getByRole('button', { name: 'Try again' }).click();
    await expect(actor(page)).toBeVisible();
  });
});
