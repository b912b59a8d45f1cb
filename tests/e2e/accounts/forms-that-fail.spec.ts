// What the forms say when the accounts service fails, or refuses in its own words.

import type { Page, Route } from '@playwright/test';
import {
  codeField,
  confirmation,
  emailField,
  newPasswordField,
  passwordField,
} from '#tests/support/browser/account-form.ts';
import {
  anAddress,
  aRecoveryLink,
  newPassword,
  type Person,
  refuse,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, test } from '#tests/support/browser/browser-test.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import { password } from '#tests/support/processes/api-calls.ts';

test.use({ expectedErrors: failedRequest });

type FillIn = (page: Page, account: Person, app: RunningApp) => Promise<void>;

const logIn: FillIn = async (page, { email }) => {
  await page.goto('/login');
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
};

const register: FillIn = async (page) => {
  await page.goto('/register');
  await emailField(page).fill(anAddress());
  await passwordField(page).fill(password);
  await confirmation(page).fill(password);
};

const forgotPassword: FillIn = async (page, { email }) => {
  await page.goto('/forgot-password');
  await emailField(page).fill(email);
};

const newPasswordForm: FillIn = async (page, { email }, app) => {
  await page.goto(await aRecoveryLink(app, email));
  await newPasswordField(page).fill(newPassword);
  await confirmation(page).fill(newPassword);
};

const logInByMail: FillIn = async (page, { email }) => {
  await page.goto('/login');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Email me a link or code instead' }).click();
};

/** Failures of the accounts service without a message for the visitor. */
const faults: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => refuse(route, 500, 'unexpected_failure', 'the disk is full'),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
];

for (const [button, fillIn, call, failure, success] of [
  ['Log In', logIn, 'token', 'Failed to log in', 'Logout'],
  ['Register', register, 'signup', 'Failed to create an account', 'Registration successful!'],
  [
    'Send Reset Link',
    forgotPassword,
    'recover',
    'The reset link could not be sent. Please try again.',
    'If this email exists, a reset link has been sent.',
  ],
  [
    'Update Password',
    newPasswordForm,
    'user',
    'The password could not be updated. Please try again.',
    'Password updated! You can now log in.',
  ],
] as const) {
  test(`${button} fails in our own words, and can be tried again`, async ({
    page,
    app,
    account,
  }) => {
    await fillIn(page, account, app);
    const submit = page.getByRole('button', { name: button });
    for (const fault of faults) {
      await page.route(`**/auth/v1/${call}*`, fault, { times: 1 });
      await submit.click();
      await expect(submit).toHaveAttribute('aria-disabled', 'false');
      await expect(page.getByRole('alert')).toHaveText(failure);
      await expect(page.getByText(success)).toBeHidden();
    }
    await submit.click();
    await expect(page.getByText(success)).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();
  });
}

test('a form whose accounts client cannot be loaded fails in its own words', async ({
  page,
  app,
  account,
}) => {
  await page.route('**/accounts-client-*.js', (route) => route.abort());
  await logIn(page, account, app);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to log in');
  await expect(passwordField(page)).toHaveValue(password);
});

for (const { button, fillIn, call } of [
  { button: 'Send Link and Code', fillIn: logInByMail, call: 'otp' },
  { button: 'Send Reset Link', fillIn: forgotPassword, call: 'recover' },
]) {
  test(`${button} shows the message of the service when it is limited`, async ({
    page,
    app,
    account,
  }) => {
    const message = 'For security purposes, you can only request this after 42 seconds.';
    await page.route(`**/auth/v1/${call}*`, (route) =>
      refuse(route, 429, 'over_email_send_rate_limit', message),
    );
    await fillIn(page, account, app);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(emailField(page)).toHaveValue(account.email);
    await expect(codeField(page)).toBeHidden();
    await expect(page.getByText(/sent\.$/)).toBeHidden();
  });
}

test('too many attempts at the password lead to the log in by mail', async ({
  page,
  app,
  account,
}) => {
  const message = 'Too many attempts. You can also log in by a link that we mail to you.';
  await page.route('**/auth/v1/token*', (route) =>
    refuse(route, 429, 'over_request_rate_limit', message),
  );
  await logIn(page, account, app);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
});
