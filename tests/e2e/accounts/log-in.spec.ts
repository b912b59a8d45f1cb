// Logging in, and the way back to the page that was asked for; docs/contracts/screens.md#who-sees-what
import type { Page } from '@playwright/test';
import {
  accountsFaults,
  giveSession,
  watchAccountsCalls,
} from '#tests/support/browser/accounts-in-browser.ts';
import { anAddress, expect, linkIn, password, test } from '#tests/support/browser/browser-test.ts';

const failure = 'Failed to log in';

const email = (page: Page) => page.getByLabel('Email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Log In' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });

async function fillIn(page: Page, address: string, typed = password) {
  await email(page).fill(address);
  await passwordField(page).fill(typed);
  await submit(page).click();
}

/** Somebody who registered and never followed the link of the mail. */
async function anUnconfirmedAddress(page: Page): Promise<string> {
  const address = anAddress();
  await page.goto('/register');
  await email(page).fill(address);
  await passwordField(page).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status')).toContainText('Registration successful!');
  return address;
}

test('a visitor logs in with email and password and is on Home', async ({ page, makePerson }) => {
  const person = await makePerson();
  await page.goto('/login');
  const calls = watchAccountsCalls(page);
  await fillIn(page, ` ${person.email} `);
  await expect(page).toHaveURL('/');
  await expect(logout(page)).toBeVisible();
  expect(calls[0]).toEqual({
    call: 'POST token',
    query: { grant_type: 'password' },
    body: expect.objectContaining({ email: person.email, password }),
  });
});

test('a visitor who is not logged in is sent from every page to the log in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of ['/', '/favorites', '/tvshows', '/account']) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(logout(page)).toBeHidden();
  }
  expect(asked.filter((path) => /^\/(catalogue|rest)\//.test(path))).toEqual([]);
});

for (const address of ['/favorites', '/tvshows?genre=18']) {
  test(`a visitor who asked for ${address} is there after the log in`, async ({
    page,
    makePerson,
  }) => {
    const person = await makePerson();
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await fillIn(page, person.email);
    await expect(page).toHaveURL(address);
    await expect(logout(page)).toBeVisible();
  });
}

test('somebody who is logged in is sent to Home from the pages for those who are not', async ({
  page,
  app,
  makePerson,
}) => {
  await giveSession(page, app, await makePerson());
  for (const address of ['/login', '/register', '/forgot-password']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(logout(page)).toBeVisible();
    await expect(email(page)).toBeHidden();
  }
});

test('nobody is sent to another site after the log in', async ({ page, app, makePerson }) => {
  const person = await makePerson();
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
    await fillIn(page, person.email);
    await expect(logout(page)).toBeVisible();
    expect(page.url()).toBe(`${app.url}/`);
    await logout(page).click();
    await expect(page).toHaveURL('/login');
  }
});

test('the log in form is sent only with an email and a password', async ({ page }) => {
  const calls = watchAccountsCalls(page);
  await page.goto('/login');
  await expect(email(page)).toHaveAttribute('type', 'email');
  await fillIn(page, '');
  await expect(email(page)).toBeFocused();
  await fillIn(page, anAddress(), '');
  await expect(passwordField(page)).toBeFocused();
  await fillIn(page, 'ada.example.com');
  await expect(email(page)).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(calls).toEqual([]);
});

test('the log in can be filled in and sent by keyboard alone', async ({ page, makePerson }) => {
  const person = await makePerson();
  await page.goto('/login');
  await expect(submit(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a visitor can look at the password while typing it', async ({ page }) => {
  await page.goto('/login');
  await passwordField(page).fill(password);
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(passwordField(page)).toHaveValue(password);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('a password manager is told which field of the log in is which', async ({ page }) => {
  await page.goto('/login');
  await expect(email(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
});

test('submitting twice logs in once', async ({ page, makePerson }) => {
  const person = await makePerson();
  const calls = watchAccountsCalls(page);
  await page.goto('/login');
  await email(page).fill(person.email);
  await passwordField(page).fill(password);
  await submit(page).dblclick();
  await expect(page).toHaveURL('/');
  expect(calls.filter(({ call }) => call === 'POST token')).toHaveLength(1);
});

test('the log in leads to the forgotten password and to registering', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
});

test.describe('when the log in fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the accounts service's own message is shown and nothing typed is lost", async ({
    page,
    makePerson,
  }) => {
    const person = await makePerson();
    await page.goto('/login');
    await fillIn(page, person.email, 'wrong horse');
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await expect(page.getByText(failure)).toBeHidden();
    await expect(page).toHaveURL('/login');
    await expect(email(page)).toHaveValue(person.email);
    await expect(passwordField(page)).toHaveValue('wrong horse');
  });

  test('an address without an account is answered like a wrong password', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, anAddress());
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  });

  test('a visitor is told so, and can try again, when the service has no words of its own', async ({
    page,
    makePerson,
  }) => {
    const person = await makePerson();
    await page.goto('/login');
    for (const answer of accountsFaults) {
      await page.route('**/auth/v1/token*', answer, { times: 1 });
      await fillIn(page, person.email);
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
      await expect(page.getByRole('alert')).toHaveText(failure);
      await expect(page).toHaveURL('/login');
    }
    await submit(page).click();
    await expect(page).toHaveURL('/');
  });

  test('somebody who never confirmed the address is told so and gets the mail again', async ({
    page,
    app,
  }) => {
    const address = await anUnconfirmedAddress(page);
    await app.mails.waitForMail(address);
    await page.goto('/login');
    await fillIn(page, address);
    await expect(page.getByRole('alert')).toHaveText('Email not confirmed');
    await expect(page.getByText(failure)).toBeHidden();

    const calls = watchAccountsCalls(page);
    await page.getByRole('button', { name: 'Send the verification email again' }).click();
    await expect(page.getByRole('status')).toHaveText('Sent. Please check your email.');
    expect(calls).toEqual([
      {
        call: 'POST resend',
        query: { redirect_to: `${app.url}/` },
        body: expect.objectContaining({ type: 'signup', email: address }),
      },
    ]);
    await page.goto(linkIn(await app.mails.waitForMail(address)));
    await expect(logout(page)).toBeVisible();
  });

  test('only somebody with the right password is offered the verification mail', async ({
    page,
  }) => {
    const address = await anUnconfirmedAddress(page);
    await page.goto('/login');
    await fillIn(page, address, 'wrong horse');
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await expect(page.getByRole('button', { name: /verification email/ })).toBeHidden();
  });

  test('a verification mail that could not be sent again is said to be so', async ({ page }) => {
    const address = await anUnconfirmedAddress(page);
    await page.route('**/auth/v1/resend*', (route) => route.abort());
    await page.goto('/login');
    await fillIn(page, address);
    await page.getByRole('button', { name: 'Send the verification email again' }).click();
    await expect(page.getByText('The email could not be sent. Please try again.')).toBeVisible();
    await expect(page.getByText('Sent. Please check your email.')).toBeHidden();
  });
});
