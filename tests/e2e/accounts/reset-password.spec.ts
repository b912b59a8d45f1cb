// The forgotten password, from the mail to the new one; docs/contracts/screens.md#the-reset-page
import type { Page } from '@playwright/test';
import {
  accountsFaults,
  aRecoveryLink,
  askForSession,
  codeIn,
  giveSession,
  readStoredSession,
  spendLink,
  watchAccountsCalls,
} from '#tests/support/browser/accounts-in-browser.ts';
import { anAddress, expect, linkIn, password, test } from '#tests/support/browser/browser-test.ts';

const newPasswordText = 'battery staple';
const sent = 'If this email exists, a reset link has been sent.';
const updated = 'Password updated! You can now log in.';
const badLink = 'Invalid or expired reset link.';
const noToken = 'No reset token found in the URL.';

const email = (page: Page) => page.getByLabel('Email');
const send = (page: Page) => page.getByRole('button', { name: 'Send Reset Link' });
const newPassword = (page: Page) => page.getByLabel('New Password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm Password', { exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update Password' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });

async function ask(page: Page, address: string) {
  await page.goto('/forgot-password');
  await email(page).fill(address);
  await send(page).click();
}

async function setPassword(page: Page, typed = newPasswordText, repeated = typed) {
  await newPassword(page).fill(typed);
  await confirmation(page).fill(repeated);
  await update(page).click();
}

test('somebody who forgot the password sets a new one and logs in with it', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await ask(page, person.email);
  await expect(page.getByRole('status')).toHaveText(sent);
  await expect(page.getByRole('alert')).toBeHidden();

  await page.goto(linkIn(await app.mails.waitForMail(person.email)));
  await expect(page.getByRole('heading', { name: 'Set a New Password' })).toBeVisible();
  await setPassword(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(updated);

  expect((await askForSession(app, person)).status).toBe(400);
  await email(page).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(newPasswordText);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(updated)).toBeHidden();
});

test('somebody who types the code of the mail instead of following its link sets a new password', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await ask(page, person.email);
  const code = page.getByLabel('Code from the mail');
  await expect(code).toBeFocused();
  await code.fill(codeIn(await app.mails.waitForMail(person.email)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reset-password');
  expect(await readStoredSession(page)).toBeNull();
  await page.reload();
  await setPassword(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(updated);
  expect((await askForSession(app, person)).status).toBe(400);
});

test("asking for a reset link sends the email, and this app's own reset page", async ({
  page,
  app,
}) => {
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

test('asking for a reset link never tells whether the address has an account', async ({
  page,
  app,
}) => {
  const stranger = anAddress();
  await ask(page, stranger);
  await expect(page.getByRole('status')).toHaveText(sent);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(app.mails.countMails(stranger)).toBe(0);
});

test('no reset link is asked for without an email', async ({ page }) => {
  const calls = watchAccountsCalls(page);
  for (const typed of ['', 'ada.example.com']) {
    await ask(page, typed);
    await expect(email(page)).toBeFocused();
  }
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(page.getByText(sent)).toBeHidden();
  expect(calls).toEqual([]);
});

test('a visitor goes back from the forgotten password to the log in', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('setting a password asks who it is, sends the password and ends every session', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  const link = await aRecoveryLink(app, person.email);
  const calls = watchAccountsCalls(page);
  await page.goto(link);
  await setPassword(page);
  await expect(page).toHaveURL('/login');
  const [verify, ...others] = calls;
  expect(verify?.call).toBe('GET verify');
  expect(others).toEqual([
    { call: 'GET user', query: {}, body: null },
    {
      call: 'PUT user',
      query: {},
      body: expect.objectContaining({ password: newPasswordText }),
    },
    { call: 'POST logout', query: { scope: 'global' }, body: null },
  ]);
});

test('new passwords that differ or are too short are refused before anything is sent', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await page.goto(await aRecoveryLink(app, person.email));
  await expect(update(page)).toBeVisible();
  const calls = watchAccountsCalls(page);

  await setPassword(page, 'battery staple', 'battery stable');
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match');
  await setPassword(page, 'horse');
  await expect(newPassword(page)).toHaveAccessibleDescription(
    'Password must be at least 6 characters long',
  );
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await setPassword(page, '');
  await expect(newPassword(page)).toBeFocused();
  expect(calls).toEqual([]);
});

test('the new password can be set by keyboard alone', async ({ page, app, makePerson }) => {
  const person = await makePerson();
  await page.goto(await aRecoveryLink(app, person.email));
  await expect(update(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(newPassword(page)).toBeFocused();
  await page.keyboard.type(newPasswordText);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.type(newPasswordText);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(updated);
});

test('a password manager is told that the reset asks for a new password', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await page.goto(await aRecoveryLink(app, person.email));
  await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password');
});

test('a reset link opens no page but the reset, in its own tab, over a reload', async ({
  page,
  context,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await page.goto(await aRecoveryLink(app, person.email));
  await expect(update(page)).toBeVisible();
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

  await page.goto('/reset-password');
  await expect(update(page)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/reset-password');
  await setPassword(page);
  await expect(page.getByRole('status')).toHaveText(updated);
});

test('the tokens of a reset link do not stay in the address or in the history', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await page.goto('/forgot-password');
  await page.goto(await aRecoveryLink(app, person.email));
  await expect(update(page)).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
});

test('after the reset the link brings no form any more', async ({ page, app, makePerson }) => {
  const person = await makePerson();
  const target = await spendLink(app, await aRecoveryLink(app, person.email));
  await page.goto(target.href);
  await setPassword(page);
  await expect(page).toHaveURL('/login');

  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(noToken);
  await expect(update(page)).toBeHidden();
});

test('a reset link that lands on Home still leads to the form', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  const { hash } = await spendLink(app, await aRecoveryLink(app, person.email));
  await page.goto(`/${hash}`);
  await expect(page).toHaveURL('/reset-password');
  await expect(update(page)).toBeVisible();
});

test('the reset page without a token sends a visitor to the log in and says why', async ({
  page,
}) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(noToken);
  await expect(page.getByText(badLink)).toBeHidden();
  await expect(update(page)).toBeHidden();
});

test('the reset page without a token sends somebody who is logged in to Home and says why', async ({
  page,
  app,
  makePerson,
}) => {
  await giveSession(page, app, await makePerson());
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(noToken)).toBeVisible();

  await logout(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(noToken)).toBeHidden();
});

test('a reset link that was used already is refused, with a way to a new one', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  const link = await aRecoveryLink(app, person.email);
  await spendLink(app, link);
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password#/);
  await expect(page.getByRole('alert')).toHaveText(badLink);
  await expect(update(page)).toBeHidden();
  await page.getByRole('link', { name: 'Send a new reset link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a reset that ends the sessions of all other browsers takes effect there', async ({
  page,
  app,
  browser,
  makePerson,
}) => {
  const person = await makePerson();
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  await other.clock.install();
  await giveSession(other, app, person);
  await other.goto('/');
  await expect(logout(other)).toBeVisible();

  await page.goto(await aRecoveryLink(app, person.email));
  await setPassword(page);
  await expect(page.getByRole('status')).toHaveText(updated);

  // Until its access token is due for a refresh.
  await other.clock.fastForward('01:00:00');
  await expect(other).toHaveURL('/login');
  await expect(logout(other)).toBeHidden();
  expect(await readStoredSession(other)).toBeNull();
  await elsewhere.close();
});

test.describe('when the auth service objects to a reset', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a reset link with a made-up token is refused, with a way to a new one', async ({
    page,
  }) => {
    for (const fragment of [
      'access_token=nonsense',
      'access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer&type=recovery',
    ]) {
      await page.goto('/login');
      await page.goto(`/reset-password#${fragment}`);
      await expect(page.getByRole('alert')).toHaveText(badLink);
      await expect(page.getByRole('link', { name: 'Send a new reset link' })).toBeVisible();
      await expect(update(page)).toBeHidden();
      await expect(page).toHaveURL(/\/reset-password/);
    }
  });

  test("the service's own message is shown and nothing typed is lost", async ({
    page,
    app,
    makePerson,
  }) => {
    const person = await makePerson();
    await page.goto(await aRecoveryLink(app, person.email));
    await setPassword(page, password);
    await expect(page.getByRole('alert')).toHaveText(
      'New password should be different from the old password.',
    );
    await expect(newPassword(page)).toHaveValue(password);
    await expect(confirmation(page)).toHaveValue(password);
    await expect(page.getByText(updated)).toBeHidden();
  });

  test('a form whose link stopped working says so', async ({ page, app, makePerson }) => {
    const person = await makePerson();
    const link = await aRecoveryLink(app, person.email);
    const target = await spendLink(app, link);
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token');
    await page.goto(target.href);
    await expect(update(page)).toBeVisible();
    await fetch(`${app.url}/auth/v1/logout`, {
      method: 'POST',
      headers: { apikey: app.publishableKey, Authorization: `Bearer ${token}` },
    });

    await setPassword(page);
    await expect(page.getByRole('alert')).toHaveText(badLink);
    await expect(update(page)).toBeHidden();
    expect((await askForSession(app, person)).status).toBe(200);
  });

  test('the log in that this browser had ends with the reset', async ({
    page,
    app,
    makePerson,
  }) => {
    const person = await makePerson();
    await giveSession(page, app, person);
    await page.goto(await aRecoveryLink(app, person.email));
    await setPassword(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText(updated);
    expect(await readStoredSession(page)).toBeNull();
  });

  test('a visitor is told when a reset link cannot be checked, and can try again', async ({
    page,
    app,
    makePerson,
  }) => {
    const person = await makePerson();
    const link = await aRecoveryLink(app, person.email);
    await page.route('**/auth/v1/user', (route) => route.abort(), { times: 1 });
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(
      'The reset link could not be checked. Please try again.',
    );
    await expect(page.getByText(badLink)).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(update(page)).toBeVisible();
  });

  test('a new password can be sent again after the service had no words of its own', async ({
    page,
    app,
    makePerson,
  }) => {
    const person = await makePerson();
    await page.goto(await aRecoveryLink(app, person.email));
    await newPassword(page).fill(newPasswordText);
    await confirmation(page).fill(newPasswordText);
    for (const answer of accountsFaults) {
      await page.route('**/auth/v1/user', answer, { times: 1 });
      await update(page).click();
      await expect(update(page)).toHaveAttribute('aria-disabled', 'false');
      await expect(page.getByRole('alert')).toHaveText(
        'The password could not be updated. Please try again.',
      );
    }
    await update(page).click();
    await expect(page.getByRole('status')).toHaveText(updated);
  });

  test('a reset link can be asked for again after the service had no words of its own', async ({
    page,
  }) => {
    await page.goto('/forgot-password');
    await email(page).fill(anAddress());
    for (const answer of accountsFaults) {
      await page.route('**/auth/v1/recover*', answer, { times: 1 });
      await send(page).click();
      await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
      await expect(page.getByRole('alert')).toHaveText(
        'The reset link could not be sent. Please try again.',
      );
      await expect(page.getByText(sent)).toBeHidden();
    }
    await send(page).click();
    await expect(page.getByRole('status')).toHaveText(sent);
  });

  test('somebody who asks for too many mails is told so in the words of the service', async ({
    page,
  }) => {
    const message = 'For security purposes, you can only request this after 42 seconds.';
    await page.route('**/auth/v1/recover*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'over_email_send_rate_limit', message },
      }),
    );
    const address = anAddress();
    await ask(page, address);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page.getByText(sent)).toBeHidden();
    await expect(email(page)).toHaveValue(address);
  });
});
