// Log in by a link or a code of a mail instead of the password.
import type { Page } from '@playwright/test';
import { codeIn, watchAccountsCalls } from '#tests/support/browser/accounts-in-browser.ts';
import { anAddress, expect, linkIn, test } from '#tests/support/browser/browser-test.ts';

const sent = 'If this email exists, a link and a code have been sent.';

const email = (page: Page) => page.getByLabel('Email');
const code = (page: Page) => page.getByLabel('Code from the mail');
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });

async function askForMail(page: Page, address: string) {
  await email(page).fill(address);
  await page.getByRole('button', { name: 'Email me a link or code instead' }).click();
  await expect(email(page)).toHaveValue(address);
  await page.getByRole('button', { name: 'Send Link and Code' }).click();
}

test('a visitor logs in with the code of a mail and is where they wanted to go', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await page.goto('/favorites');
  const calls = watchAccountsCalls(page);
  await askForMail(page, person.email);
  await expect(page.getByRole('status')).toHaveText(sent);
  await expect(code(page)).toBeFocused();
  expect(calls).toEqual([
    {
      call: 'POST otp',
      query: { redirect_to: `${app.url}/` },
      body: expect.objectContaining({ email: person.email, create_user: false }),
    },
  ]);

  const digits = codeIn(await app.mails.waitForMail(person.email));
  await code(page).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(logout(page)).toBeVisible();
  await expect(page).toHaveURL('/favorites');
});

test('a visitor logs in with the link of a mail', async ({ page, app, makePerson }) => {
  const person = await makePerson();
  await page.goto('/login');
  await askForMail(page, person.email);
  await expect(page.getByText(sent)).toBeVisible();
  await page.goto(linkIn(await app.mails.waitForMail(person.email)));
  await expect(logout(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a visitor who changes their mind finds the password form with the address', async ({
  page,
}) => {
  await page.goto('/login');
  await email(page).fill('ann@example.com');
  await page.getByRole('button', { name: 'Email me a link or code instead' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Use your password instead' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(email(page)).toHaveValue('ann@example.com');
});

test.describe('when the service objects', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('an address without an account is answered like any other', async ({ page, app }) => {
    const stranger = anAddress();
    await page.goto('/login');
    await askForMail(page, stranger);
    await expect(page.getByRole('status')).toHaveText(sent);
    await expect(page.getByRole('alert')).toBeHidden();
    expect(app.mails.countMails(stranger)).toBe(0);

    await code(page).fill('123456');
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveAccessibleDescription(/Token has expired or is invalid/);
    await expect(logout(page)).toBeHidden();
  });

  test('too many attempts with the password lead to the way by mail', async ({ page }) => {
    const message = 'Too many attempts. You can also log in by a link that we mail to you.';
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'over_request_rate_limit', message },
      }),
    );
    await page.goto('/login');
    await email(page).fill(anAddress());
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
  });

  test('too many mails are refused in the words of the service', async ({ page }) => {
    const message = 'For security purposes, you can only request this after 42 seconds.';
    await page.route('**/auth/v1/otp*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'over_email_send_rate_limit', message },
      }),
    );
    await page.goto('/login');
    await askForMail(page, anAddress());
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByText(sent)).toBeHidden();
    await expect(code(page)).toBeHidden();
  });
});
