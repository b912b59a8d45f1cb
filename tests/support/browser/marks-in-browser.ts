import type { Page } from '@playwright/test';
import { aSession, type Person } from '#tests/support/browser/accounts-in-browser.ts';
import { card } from '#tests/support/browser/locators.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import { requireAnswer } from '#tests/support/processes/api-calls.ts';

/** The button on a card that shows the title's marks, and opens the menu that changes them. */
export const menuButton = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: `More for ${name}` });

/** Chooses a mark in the menu of a card. */
export async function chooseMark(page: Page, name: string, mark: string) {
  await menuButton(page, name).click();
  await page.getByRole('menuitemcheckbox', { name: mark }).click();
}

/** Marks all movies on the first page of a list as seen; gives their names. */
export async function seeMovies(app: RunningApp, person: Person, list: string) {
  const { access_token: token } = await aSession(app, person);
  const answer = await requireAnswer(app, 'GET', `/catalogue/3${list}`, { token });
  const { results } = (await answer.json()) as { results: { id: number; title: string }[] };
  const body = results.map(({ id }) => ({ movie_id: id, type: 'movie' }));
  await requireAnswer(app, 'POST', '/rest/v1/seen', { token, body });
  return results.map(({ title }) => title);
}
