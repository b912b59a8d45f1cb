// Registering, by the link or the code of a mail; docs/contracts/screens.md#mail-links

import type { Page } from '@playwright/test';
import {
  codeField,
  confirmation,
  emailField,
  passwordField,
  register,
  typeAtStop,
  typeCode,
} from '#tests/support/browser/account-form.ts';
import {
  anAddress,
  aSession,
  secondsFromNow,
  spendLink,
  watchAccountsCalls,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, test } from '#tests/support/browser/browser-test.ts';
import { logout, visit } from '#tests/support/browser/locators.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import { askForSession, password } from '#tests/support/processes/api-calls.ts';

const success = 'Registration successful! Please check your email for verification.';
const submit = (page: Page) => page.getByRole('button', { name: 'Register' });

/** Registers a new visitor and gives the link of the mail. */
async function aVerificationLink(page: Page, app: RunningApp): Promise<string> {
  const address = anAddress();
  await register(page, address);
  await expect(page.getByText(success)).toBeVisible();
  return await app.mailedLink(address);
}

test('a visitor registers, confirms the mail and is signed in on Home', async ({ page, app }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Playwright prints this message, not the app.
    const isOurs = !message.text().includes('Service Worker registration blocked');
    if (message.type() === 'warning' && isOurs) warnings.push(message.text());
  });
  const link = await aVerificationLink(page, app);
  await expect(page).toHaveURL('/register');
  await expect(submit(page)).toBeHidden();

  await visit(link, logout(page));
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(warnings).toEqual([]);
});

test('the code of the mail signs a new visitor in on Home', async ({ page, app }) => {
  const address = anAddress();
  await register(page, ` ${address} `);
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(codeField(page)).toBeFocused();
  await typeCode(page, codeField(page), await app.mailedCode(address));
  await expect(logout(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('registering sends the email, the password and the address of Home', async ({ page, app }) => {
  const calls = watchAccountsCalls(page);
  const address = anAddress();
  await register(page, ` ${address} `);
  await expect(page.getByRole('status')).toHaveText(success);
  expect(calls).toEqual([
    {
      call: 'POST signup',
      query: { redirect_to: `${app.url}/` },
      body: expect.objectContaining({ email: address, password, data: {} }),
    },
  ]);
});

test('passwords that differ are refused before anything is sent', async ({ page }) => {
  const calls = watchAccountsCalls(page);
  await register(page, anAddress(), 'correct horse', 'correct house');
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match');
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await expect(passwordField(page)).toHaveValue('correct horse');
  expect(calls).toEqual([]);
});

test('a password of 5 characters is refused and one of 6 is taken', async ({ page }) => {
  const calls = watchAccountsCalls(page);
  const tooShort = 'Password must be at least 6 characters long';
  await register(page, anAddress(), 'horse');
  await expect(passwordField(page)).toHaveAccessibleDescription(tooShort);
  await expect(page.getByRole('alert')).toHaveText(tooShort);
  expect(calls).toEqual([]);

  await passwordField(page).fill('hoofs!');
  await confirmation(page).fill('hoofs!');
  await submit(page).click();
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.getByText(tooShort)).toBeHidden();
});

for (const [missing, field, typed] of [
  ['an email', emailField, ''],
  ['an email that is one', emailField, 'ada.example.com'],
  ['a password', passwordField, ''],
  ['the password once more', confirmation, ''],
] as const) {
  test(`the register form is not sent without ${missing}`, async ({ page }) => {
    const calls = watchAccountsCalls(page);
    await page.goto('/register');
    await emailField(page).fill(anAddress());
    await passwordField(page).fill(password);
    await confirmation(page).fill(password);
    await field(page).fill(typed);
    await submit(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(calls).toEqual([]);
  });
}

test('registering never reveals that an address is taken', async ({ page, app, account }) => {
  await register(page, account.email, 'another horse');
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(app.mails.countMails(account.email)).toBe(0);

  expect((await askForSession(app, account)).status).toBe(200);
  const intruder = { email: account.email, password: 'another horse' };
  expect((await askForSession(app, intruder)).status).toBe(400);
});

test('a project without confirmation leads straight to Home', async ({ page, app, account }) => {
  const session = await aSession(app, account);
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ json: session }));
  await register(page, account.email);
  await expect(page).toHaveURL('/');
  await expect(logout(page)).toBeVisible();
  await expect(page.getByText(success)).toBeHidden();
});

test('a used verification link leads to the log in', async ({ page, app }) => {
  const link = await aVerificationLink(page, app);
  await spendLink(app, link);
  await page.goto(link);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(
    'This link is invalid or has expired. Log in to get a new one.',
  );
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('a link cannot put its text on the page', async ({ page }) => {
  await page.goto('/#error=access_denied&error_code=x&error_description=Call+555+now');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('This link is invalid or has expired.')).toBeVisible();
  await expect(page.getByText('Call 555 now')).toBeHidden();
});

test('a link with a session older than 120 seconds causes a warning in the console', async ({
  page,
  app,
}) => {
  const { target } = await spendLink(app, await aVerificationLink(page, app));
  const fragment = new URLSearchParams(target.hash.slice(1));
  fragment.set('expires_at', String(secondsFromNow(3600 - 121)));
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('issued over 120s ago, URL could be stale'),
  );

  await page.goto(`/#${fragment}`);
  expect((await warning).type()).toBe('warning');
  await expect(logout(page)).toBeVisible();
});

test('the register form can be filled in and sent by keyboard alone', async ({ page }) => {
  await visit('/register', submit(page));
  await typeAtStop(page, 1, emailField(page), anAddress());
  await typeAtStop(page, 1, passwordField(page), password);
  await typeAtStop(page, 2, confirmation(page), `${password}\n`);
  await expect(page.getByRole('status')).toHaveText(success);
});

test('a password manager recognizes the fields of the register form', async ({ page }) => {
  await page.goto('/register');
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password');
});

test.describe('when registering is refused', () => {
  test.use({ expectedErrors: failedRequest });

  test("the service's own words are shown, and nothing typed is lost", async ({ page }) => {
    const address = anAddress();
    const tooLong = 'x'.repeat(73);
    await register(page, address, tooLong);
    await expect(page.getByRole('alert')).toHaveText('Password cannot be longer than 72 bytes');
    await expect(page.getByText(success)).toBeHidden();
    await expect(emailField(page)).toHaveValue(address);
    await expect(passwordField(page)).toHaveValue(tooLong);
    await expect(confirmation(page)).toHaveValue(tooLong);
  });

  test('a wrong code confirms nothing', async ({ page, app }) => {
    const address = anAddress();
    await register(page, address);
    const digits = await app.mailedCode(address);
    await codeField(page).fill(digits === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/Token has expired or is invalid/);
    await expect(page).toHaveURL('/register');
    expect((await askForSession(app, { email: address, password })).status).toBe(400);
  });
});
