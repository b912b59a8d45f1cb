import { expect, type Locator, type Page } from '@playwright/test';

/** The heading of the screen. */
export function heading(page: Page, name?: string) {
  return page.getByRole('heading', name === undefined ? { level: 1 } : { level: 1, name });
}

/** The loading message of a list or of the whole page. */
export function loadingStatus(page: Page) {
  return page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
}

/** The navbar's log-out button, which only a logged-in visitor sees. */
export function logout(page: Page) {
  return page.getByRole('button', { name: 'Logout' });
}

/** The card of one title. */
export function card(page: Page, name: string) {
  return page.getByRole('main').getByRole('article', { name, exact: true });
}

/** The poster of one title. */
export function trailerButton(page: Page, name: string) {
  return page.getByRole('button', { name: `Play trailer for ${name}`, exact: true });
}

/** The heart of one title's card. */
export function heart(page: Page, name: string) {
  return card(page, name).getByRole('button', { name: `Keep ${name} in favorites` });
}

/** Types into the page's search box and submits with Enter. */
export async function searchFor(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
}

/** Opens the address and waits until it shows the expected element. */
export async function visit(address: string, shown: Locator) {
  await shown.page().goto(address);
  await expect(shown).toBeVisible();
}

/** Logs out by the navbar. */
export async function logOut(page: Page) {
  await logout(page).click();
  await expect(page).toHaveURL('/login');
}
