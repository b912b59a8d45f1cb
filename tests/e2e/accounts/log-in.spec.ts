// Logging in, and the way back to the page that was asked for; docs/contracts/screens.md#who-sees-what

import {
  emailField,
  passwordField,
  register,
  sendLogIn,
  typeAtStop,
} from '#tests/support/browser/account-form.ts';
import { anAddress, watchAccountsCalls } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, test } from '#tests/support/browser/browser-test.ts';
import { heading, logOut, logout } from '#tests/support/browser/locators.ts';
import { password } from '#tests/support/processes/api-calls.ts';

test('a visitor logs in with email and password and is on Home', async ({ page, account }) => {
  await page.goto('/login');
  const calls = watchAccountsCalls(page);
  await sendLogIn(page, ` ${account.email} `);
  await expect(page).toHaveURL('/');
  await expect(logout(page)).toBeVisible();
  expect(calls[0]).toEqual({
    call: 'POST token',
    query: { grant_type: 'password' },
    body: expect.objectContaining({ email: account.email, password }),
  });
});

test('a visitor who is not logged in is redirected from every page to the log in', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of ['/', '/favorites', '/tvshows', '/account']) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(heading(page, 'Log In')).toBeVisible();
    await expect(logout(page)).toBeHidden();
  }
  expect(asked.filter((path) => /^\/(catalogue|rest)\//.test(path))).toEqual([]);
});

for (const address of ['/favorites', '/tvshows?genre=18']) {
  test(`the log in leads to the requested ${address}`, async ({ page, account }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await sendLogIn(page, account.email);
    await expect(page).toHaveURL(address);
    await expect(logout(page)).toBeVisible();
  });
}

for (const address of ['/login', '/register', '/forgot-password']) {
  test(`a visitor who is logged in is redirected from ${address} to Home`, async ({
    page,
    person: _,
  }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(logout(page)).toBeVisible();
    await expect(emailField(page)).toBeHidden();
  });
}

test('the log in never redirects to another site', async ({ page, app, account }) => {
  for (const next of [
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.evaluate((next) => history.replaceState({ usr: { next }, idx: 0 }, ''), next);
    await page.reload();
    await sendLogIn(page, account.email);
    await expect(logout(page)).toBeVisible();
    expect(page.url()).toBe(`${app.url}/`);
    await logOut(page);
  }
});

test('the log in form is sent only with an email and a password', async ({ page }) => {
  const calls = watchAccountsCalls(page);
  await page.goto('/login');
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await sendLogIn(page, '');
  await expect(emailField(page)).toBeFocused();
  await sendLogIn(page, anAddress(), '');
  await expect(passwordField(page)).toBeFocused();
  await sendLogIn(page, 'ada.example.com');
  await expect(emailField(page)).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(calls).toEqual([]);
});

test('the log in can be filled in and sent by keyboard alone', async ({ page, account }) => {
  await page.goto('/login');
  await expect(emailField(page)).toBeVisible();
  await typeAtStop(page, 1, emailField(page), account.email);
  await typeAtStop(page, 1, passwordField(page), password);
  await typeAtStop(page, 2, page.getByRole('button', { name: 'Log In' }), '\n');
  await expect(page).toHaveURL('/');
});

test('a visitor can show the password while typing it', async ({ page }) => {
  await page.goto('/login');
  await passwordField(page).fill(password);
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(passwordField(page)).toHaveValue(password);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('a password manager recognizes the fields of the log in', async ({ page }) => {
  await page.goto('/login');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
});

test('submitting twice logs in once', async ({ page, account }) => {
  const calls = watchAccountsCalls(page);
  await page.goto('/login');
  await emailField(page).fill(account.email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Log In' }).dblclick();
  await expect(page).toHaveURL('/');
  expect(calls.filter(({ call }) => call === 'POST token')).toHaveLength(1);
});

for (const [from, link, address, title] of [
  ['/login', 'Forgot Password', '/forgot-password', 'Forgot Password'],
  ['/login', 'Register', '/register', 'Register'],
  ['/register', 'Login', '/login', 'Log In'],
  ['/forgot-password', 'Login', '/login', 'Log In'],
] as const) {
  test(`the link ${link} of ${from} leads to the top of ${address}`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page, title)).toBeFocused();
  });
}

test.describe('when the log in fails', () => {
  test.use({ expectedErrors: failedRequest });

  test("the service's own words are shown, and nothing typed is lost", async ({
    page,
    account,
  }) => {
    await page.goto('/login');
    await sendLogIn(page, account.email, 'wrong horse');
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await expect(page).toHaveURL('/login');
    await expect(emailField(page)).toHaveValue(account.email);
    await expect(passwordField(page)).toHaveValue('wrong horse');
  });

  test('an address without an account is answered like a wrong password', async ({ page }) => {
    await page.goto('/login');
    await sendLogIn(page, anAddress());
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  });

  test.describe('for a visitor who never confirmed the address', () => {
    const unconfirmed = test.extend<{ address: string }>({
      address: async ({ page }, use) => {
        const address = anAddress();
        await register(page, address);
        await expect(page.getByRole('status')).toContainText('Registration successful!');
        await page.goto('/login');
        await use(address);
      },
    });
    const again = 'Send the verification email again';

    unconfirmed('the verification mail can be sent again', async ({ page, app, address }) => {
      await app.mails.waitForMail(address);
      await sendLogIn(page, address);
      await expect(page.getByRole('alert')).toHaveText('Email not confirmed');

      const calls = watchAccountsCalls(page);
      await page.getByRole('button', { name: again }).click();
      await expect(page.getByRole('status')).toHaveText('Sent. Please check your email.');
      expect(calls).toEqual([
        {
          call: 'POST resend',
          query: { redirect_to: `${app.url}/` },
          body: expect.objectContaining({ type: 'signup', email: address }),
        },
      ]);
      await page.goto(await app.mailedLink(address));
      await expect(logout(page)).toBeVisible();
    });

    unconfirmed('a wrong password offers no verification mail', async ({ page, address }) => {
      await sendLogIn(page, address, 'wrong horse');
      await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
      await expect(page.getByRole('button', { name: again })).toBeHidden();
    });

    unconfirmed('a verification mail that fails is said to', async ({ page, address }) => {
      await page.route('**/auth/v1/resend*', (route) => route.abort());
      await sendLogIn(page, address);
      await page.getByRole('button', { name: again }).click();
      await expect(page.getByText('The email could not be sent. Please try again.')).toBeVisible();
      await expect(page.getByText('Sent. Please check your email.')).toBeHidden();
    });
  });
});
