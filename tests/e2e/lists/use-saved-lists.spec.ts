// The lists beside the favorites, and what can be done with their titles
import type { Page } from '@playwright/test';
import { aSession } from '#tests/support/browser/accounts-in-browser.ts';
import { expectNoFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { card, heading } from '#tests/support/browser/locators.ts';
import { call } from '#tests/support/processes/api-calls.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Your lists' });

/** Titles to watch later: Inception, Fight Club, and popular ones. */
test.beforeEach(async ({ app, person }) => {
  const { access_token: token } = await aSession(app, person);
  const answer = await call(app, 'GET', '/catalogue/3/discover/movie?page=1', { token });
  const others: number[] = (await answer.json()).results.map(({ id }: { id: number }) => id);
  const second = await call(app, 'GET', '/catalogue/3/discover/movie?page=2', { token });
  others.push(...(await second.json()).results.map(({ id }: { id: number }) => id));
  const ids = [...new Set([27205, 550, ...others])].slice(0, 30);
  const body = ids.map((movie_id) => ({ movie_id, type: 'movie' }));
  await call(app, 'POST', '/rest/v1/watch_later', { token, body });
});

test('a list has its own page, which finds a title by its people and picks one', async ({
  page,
}) => {
  await page.goto('/favorites');
  await tabs(page).getByRole('link', { name: 'Watch later 30' }).click();
  await expect(page).toHaveURL('/favorites?list=watch_later');
  await expect(heading(page, 'Watch later')).toBeVisible();
  await expect(tabs(page).locator('[aria-current]')).toBeFocused();
  await page.getByText('More filters').click();
  await page.getByLabel('With a person').fill('dicaprio');
  await page.getByLabel('Decade').selectOption('2010s');
  await expect(card(page, 'Inception')).toBeVisible();
  await expect(card(page, 'Fight Club')).toHaveCount(0);
  const count = await page.getByRole('article').count();
  await expect(page.getByText(`${count} of 30 titles`)).toBeVisible();
  await page.getByRole('button', { name: 'Pick one for me' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/list=watch_later&title=movie-\d+$/);
});

test('several titles move to another list in one step, and back by Undo', async ({ page }) => {
  await page.goto('/favorites?list=watch_later');
  const chooser = page.getByRole('button', { name: 'Choose several' });
  await chooser.click();
  await page.getByRole('checkbox', { name: 'Choose Inception' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(chooser).toBeFocused();
  await chooser.click();
  await page.getByRole('checkbox', { name: 'Choose Inception' }).check();
  await page.getByRole('checkbox', { name: 'Choose Fight Club' }).check();
  const bar = page.getByRole('region', { name: 'Chosen titles' });
  await expect(bar.getByRole('status')).toHaveText('2 chosen');
  await expectNoFaults(page);
  await bar.getByLabel('Other list').selectOption('Seen');
  await bar.getByRole('button', { name: 'Move there' }).click();
  const notice = page.getByRole('status').filter({ hasText: '2 titles moved to “Seen”.' });
  await expect(notice).toBeFocused();
  await expect(tabs(page)).toContainText('Watch later28');
  await expect(tabs(page).getByRole('link', { name: 'Seen 2' })).toBeVisible();
  await notice.getByRole('button', { name: 'Undo' }).click();
  const undone = page.getByRole('status').filter({ hasText: 'The change was undone.' });
  await expect(undone).toBeFocused();
  await expect(tabs(page)).toContainText('Watch later30');
  await expect(tabs(page).getByRole('link', { name: 'Seen', exact: true })).toBeVisible();
});

test('a title that is marked as seen keeps its card among those to watch later, with Undo', async ({
  page,
}) => {
  await page.goto('/favorites?list=watch_later');
  await card(page, 'Inception').getByRole('button', { name: 'More for Inception' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Seen' }).click();
  await expect(page.getByRole('button', { name: 'More for Inception, Seen' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tabs(page)).toContainText('Watch later30');
  await card(page, 'Fight Club').getByRole('button', { name: 'Play trailer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seen' }).click();
  await page.getByRole('button', { name: 'Close Trailer' }).click();
  await page.getByRole('button', { name: 'Undo removing Fight Club' }).click();
  await expect(tabs(page)).toContainText('Watch later30');
});
