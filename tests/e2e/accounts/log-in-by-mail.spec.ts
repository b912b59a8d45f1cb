// Logging in by the link or the code of a mail instead of the password.
import {
  codeField,
  emailField,
  passwordField,
  typeCode,
} from '#tests/support/browser/account-form.ts';
import { anAddress, watchAccountsCalls } from '#tests/support/browser/accounts-in-browser.ts';
import { test as base, expect, failedRequest } from '#tests/support/browser/browser-test.ts';
import { logout, visit } from '#tests/support/browser/locators.ts';

const sent = 'If this email exists, a link and a code have been sent.';
const byMail = 'Email me a link or code instead';

const test = base.extend<{ askForMail: (address: string) => Promise<void> }>({
  askForMail: async ({ page }, use) =>
    use(async (address) => {
      await emailField(page).fill(address);
      await page.getByRole('button', { name: byMail }).click();
      await expect(emailField(page)).toHaveValue(address);
      await page.getByRole('button', { name: 'Send Link and Code' }).click();
      await expect(page.getByRole('status')).toHaveText(sent);
    }),
});

test('a visitor logs in with the code of a mail and is on the requested page', async ({
  page,
  app,
  account,
  askForMail,
}) => {
  await page.goto('/favorites');
  const calls = watchAccountsCalls(page);
  await askForMail(account.email);
  await expect(codeField(page)).toBeFocused();
  expect(calls).toEqual([
    {
      call: 'POST otp',
      query: { redirect_to: `${app.url}/` },
      body: expect.objectContaining({ email: account.email, create_user: false }),
    },
  ]);

  const digits = await app.mailedCode(account.email);
  await typeCode(page, codeField(page), `${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(logout(page)).toBeVisible();
  await expect(page).toHaveURL('/favorites');
});

test('a visitor logs in with the link of a mail', async ({ page, app, account, askForMail }) => {
  await page.goto('/login');
  await askForMail(account.email);
  await visit(await app.mailedLink(account.email), logout(page));
  await expect(page).toHaveURL('/');
});

test('the log in by mail leads back to the form with the password', async ({ page }) => {
  await page.goto('/login');
  await emailField(page).fill('ann@example.com');
  await page.getByRole('button', { name: byMail }).click();
  await expect(passwordField(page)).toBeHidden();
  await page.getByRole('button', { name: 'Use your password instead' }).click();
  await expect(passwordField(page)).toBeVisible();
  await expect(emailField(page)).toHaveValue('ann@example.com');
});

test.describe('when the service refuses', () => {
  test.use({ expectedErrors: failedRequest });

  test('an address without an account is answered like any other', async ({
    page,
    app,
    askForMail,
  }) => {
    const stranger = anAddress();
    await page.goto('/login');
    await askForMail(stranger);
    await expect(page.getByRole('alert')).toBeHidden();
    expect(app.mails.countMails(stranger)).toBe(0);

    await typeCode(page, codeField(page), '123456');
    await expect(codeField(page)).toHaveAccessibleDescription(/Token has expired or is invalid/);
    await expect(logout(page)).toBeHidden();
  });
});
