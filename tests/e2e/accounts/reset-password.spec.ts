// The forgotten password, from the mail to the new one; docs/contracts/screens.md#the-reset-page

import type { Page } from '@playwright/test';
import {
  codeField,
  confirmation,
  emailField,
  newPasswordField,
  sendLogIn,
  setPassword,
  typeAtStop,
  typeCode,
} from '#tests/support/browser/account-form.ts';
import {
  anAddress,
  aRecoveryLink,
  newPassword,
  readStoredSession,
  spendLink,
  watchAccountsCalls,
} from '#tests/support/browser/accounts-in-browser.ts';
import { test as base, expect, failedRequest } from '#tests/support/browser/browser-test.ts';
import { heading, logOut, logout, visit } from '#tests/support/browser/locators.ts';
import { askForSession, call, password } from '#tests/support/processes/api-calls.ts';

const sent = 'If this email exists, a reset link has been sent.';
const updated = 'Password updated! You can now log in.';
const badLink = 'Invalid or expired reset link.';
const noToken = 'No reset token found in the URL.';

const update = (page: Page) => page.getByRole('button', { name: 'Update Password' });

/** `link` is the link of a recovery mail to the account. */
const test = base.extend<{ link: string }>({
  link: async ({ app, account }, use) => use(await aRecoveryLink(app, account.email)),
});

async function ask(page: Page, address: string) {
  await page.goto('/forgot-password');
  await emailField(page).fill(address);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
}

test('the link of the mail leads to a new password', async ({ page, app, account }) => {
  await ask(page, account.email);
  await expect(page.getByRole('status')).toHaveText(sent);
  await expect(page.getByRole('alert')).toBeHidden();

  await visit(await app.mailedLink(account.email), heading(page, 'Set a New Password'));
  await setPassword(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(updated);

  expect((await askForSession(app, account)).status).toBe(400);
  await sendLogIn(page, account.email, newPassword);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(updated)).toBeHidden();
});

test('the code of the mail leads to a new password', async ({ page, app, account }) => {
  await ask(page, account.email);
  await expect(codeField(page)).toBeFocused();
  await typeCode(page, codeField(page), await app.mailedCode(account.email));
  await expect(page).toHaveURL('/reset-password');
  expect(await readStoredSession(page)).toBeNull();
  await page.reload();
  await setPassword(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(updated);
  expect((await askForSession(app, account)).status).toBe(400);
});

test("asking for a reset link names this app's own reset page", async ({ page, app }) => {
  const calls = watchAccountsCalls(page);
  const address = anAddress();
  await ask(page, ` ${address} `);
  await expect(page.getByRole('status')).toHaveText(sent);
  expect(calls).toEqual([
    {
      call: 'POST recover',
      query: { redirect_to: `${app.url}/reset-password` },
      body: expect.objectContaining({ email: address }),
    },
  ]);
});

test('no reset link is sent for an address without an account', async ({ page, app }) => {
  const stranger = anAddress();
  await ask(page, stranger);
  await expect(page.getByRole('status')).toHaveText(sent);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(app.mails.countMails(stranger)).toBe(0);
});

for (const typed of ['', 'ada.example.com']) {
  test(`no reset link is asked for when the email is “${typed}”`, async ({ page }) => {
    const calls = watchAccountsCalls(page);
    await ask(page, typed);
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAttribute('type', 'email');
    await expect(page.getByText(sent)).toBeHidden();
    expect(calls).toEqual([]);
  });
}

test('setting a password ends every session', async ({ page, link }) => {
  const calls = watchAccountsCalls(page);
  await page.goto(link);
  await setPassword(page);
  await expect(page).toHaveURL('/login');
  const [verify, ...others] = calls;
  expect(verify?.call).toBe('GET verify');
  expect(others).toEqual([
    { call: 'GET user', query: {}, body: null },
    { call: 'PUT user', query: {}, body: expect.objectContaining({ password: newPassword }) },
    { call: 'POST logout', query: { scope: 'global' }, body: null },
  ]);
});

for (const [name, typed, repeated, words] of [
  ['that differ', newPassword, 'battery stable', 'Passwords do not match'],
  ['that are too short', 'horse', 'horse', 'Password must be at least 6 characters long'],
] as const) {
  test(`new passwords ${name} are refused before anything is sent`, async ({ page, link }) => {
    await visit(link, update(page));
    const calls = watchAccountsCalls(page);
    await setPassword(page, '');
    await expect(newPasswordField(page)).toBeFocused();
    await setPassword(page, typed, repeated);
    const field = typed === repeated ? newPasswordField(page) : confirmation(page);
    await expect(field).toHaveAccessibleDescription(words);
    await expect(page.getByRole('alert')).toHaveText(words);
    expect(calls).toEqual([]);
  });
}

test('the new password can be set by keyboard alone', async ({ page, link }) => {
  await visit(link, update(page));
  await typeAtStop(page, 1, newPasswordField(page), newPassword);
  await typeAtStop(page, 2, confirmation(page), `${newPassword}\n`);
  await expect(page.getByRole('status')).toHaveText(updated);
});

test('a password manager recognizes that the password is new', async ({ page, link }) => {
  await page.goto(link);
  await expect(newPasswordField(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password');
});

test('a reset link opens only the reset page', async ({ page, context, link }) => {
  await visit(link, update(page));
  expect(await readStoredSession(page)).toBeNull();

  for (const address of ['/', '/favorites', '/tvshows']) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(logout(page)).toBeHidden();
  }

  const otherTab = await context.newPage();
  await otherTab.goto('/reset-password');
  await expect(otherTab).toHaveURL('/login');
  await expect(update(otherTab)).toBeHidden();

  await visit('/reset-password', update(page));
  await page.reload();
  await expect(page).toHaveURL('/reset-password');
  await setPassword(page);
  await expect(page.getByRole('status')).toHaveText(updated);
});

test('the tokens of a reset link are removed from the address', async ({ page, link }) => {
  await page.goto('/forgot-password');
  await visit(link, update(page));
  await expect(page).toHaveURL('/reset-password');
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
});

test('after the reset the link no longer opens the form', async ({ page, app, link }) => {
  const { target } = await spendLink(app, link);
  await page.goto(target.href);
  await setPassword(page);
  await expect(page).toHaveURL('/login');

  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(noToken);
  await expect(update(page)).toBeHidden();
});

test('a reset link that lands on Home still leads to the form', async ({ page, app, link }) => {
  const { target } = await spendLink(app, link);
  await page.goto(`/${target.hash}`);
  await expect(page).toHaveURL('/reset-password');
  await expect(update(page)).toBeVisible();
});

test('without a token the reset page leads to the log in', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(noToken);
  await expect(page.getByText(badLink)).toBeHidden();
  await expect(update(page)).toBeHidden();
});

test('without a token the reset page leads a logged-in visitor to Home', async ({
  page,
  person: _,
}) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(noToken)).toBeVisible();

  await logOut(page);
  await expect(page.getByText(noToken)).toBeHidden();
});

test('a used reset link is refused', async ({ page, app, link }) => {
  await spendLink(app, link);
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password#/);
  await expect(page.getByRole('alert')).toHaveText(badLink);
  await expect(update(page)).toBeHidden();
  await page.getByRole('link', { name: 'Send a new reset link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a reset takes effect in every other browser', async ({
  page,
  account,
  link,
  openElsewhere,
}) => {
  const other = await openElsewhere(account);
  await other.clock.install();
  await visit('/', logout(other));

  await page.goto(link);
  await setPassword(page);
  await expect(page.getByRole('status')).toHaveText(updated);

  // Then the access token is due for a refresh.
  await other.clock.fastForward('01:00:00');
  await expect(other).toHaveURL('/login');
  await expect(logout(other)).toBeHidden();
  expect(await readStoredSession(other)).toBeNull();
});

test.describe('when the auth service refuses a reset', () => {
  test.use({ expectedErrors: failedRequest });

  test('the session of this browser ends with the reset', async ({ page, person: _, link }) => {
    await page.goto(link);
    await setPassword(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText(updated);
    expect(await readStoredSession(page)).toBeNull();
  });

  for (const fragment of [
    'access_token=nonsense',
    'access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer&type=recovery',
  ]) {
    test(`a made-up reset link is refused: ${fragment}`, async ({ page }) => {
      await page.goto(`/reset-password#${fragment}`);
      await expect(page.getByRole('alert')).toHaveText(badLink);
      await expect(page.getByRole('link', { name: 'Send a new reset link' })).toBeVisible();
      await expect(update(page)).toBeHidden();
      await expect(page).toHaveURL(/\/reset-password/);
    });
  }

  test("the service's own message is shown and nothing typed is lost", async ({ page, link }) => {
    await page.goto(link);
    await setPassword(page, password);
    await expect(page.getByRole('alert')).toHaveText(
      'New password should be different from the old password.',
    );
    await expect(newPasswordField(page)).toHaveValue(password);
    await expect(confirmation(page)).toHaveValue(password);
    await expect(page.getByText(updated)).toBeHidden();
  });

  test('a form whose link has become invalid says so', async ({ page, app, account, link }) => {
    const { target, token } = await spendLink(app, link);
    await visit(target.href, update(page));
    await call(app, 'POST', '/auth/v1/logout', { token });

    await setPassword(page);
    await expect(page.getByRole('alert')).toHaveText(badLink);
    await expect(update(page)).toBeHidden();
    expect((await askForSession(app, account)).status).toBe(200);
  });

  test('a reset link that cannot be checked can be tried again', async ({ page, link }) => {
    await page.route('**/auth/v1/user', (route) => route.abort(), { times: 1 });
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(
      'The reset link could not be checked. Please try again.',
    );
    await expect(page.getByText(badLink)).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(update(page)).toBeVisible();
  });
});
