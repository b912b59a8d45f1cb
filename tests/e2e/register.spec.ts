import { anAddress, expect, linkIn, password, test } from '#tests/support/browser-test.ts';

async function register(page: import('@playwright/test').Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

test('a visitor registers, confirms the mail and is signed in on Home', async ({ page, app }) => {
  const email = anAddress();
  await register(page, email);
  await expect(page.getByRole('status')).toHaveText(
    'Registration successful! Please check your email for verification.',
  );
  await page.goto(linkIn(await app.mails.waitForMail(email)));
  await expect(page).toHaveURL(/\/#?$/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});
