import { expect, type Locator, type Page } from '@playwright/test';
import { newPassword } from '#tests/support/browser/accounts-in-browser.ts';
import { password } from '#tests/support/processes/api-calls.ts';

export const emailField = (page: Page) => page.getByLabel('Email');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const confirmation = (page: Page) => page.getByLabel('Confirm Password', { exact: true });
export const newPasswordField = (page: Page) => page.getByLabel('New Password', { exact: true });
export const codeField = (page: Page) => page.getByLabel('Code from the mail');

/** Fills in the log-in form and submits it. */
export async function sendLogIn(page: Page, email: string, typed = password) {
  await emailField(page).fill(email);
  await passwordField(page).fill(typed);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Fills in the registration form and submits it, without waiting for the result. */
export async function register(page: Page, email: string, typed = password, repeated = typed) {
  await page.goto('./register');
  await emailField(page).fill(email);
  await passwordField(page).fill(typed);
  await confirmation(page).fill(repeated);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Fills in the form of the reset page and submits it. */
export async function setPassword(page: Page, typed = newPassword, repeated = typed) {
  await newPasswordField(page).fill(typed);
  await confirmation(page).fill(repeated);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

/** Fills in the form for a new password on the account page and submits it. */
export async function changePassword(page: Page, current: string, next = newPassword) {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password').fill(next);
  await page.getByLabel('Confirm Password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

/** Types a code and submits it with Enter. */
export async function typeCode(page: Page, field: Locator, code: string) {
  await field.fill(code);
  await page.keyboard.press('Enter');
}

/** Presses Tab `stops` times, expects the focus on the field, and types. */
export async function typeAtStop(page: Page, stops: number, field: Locator, text: string) {
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}
