// The second factor, from the set-up to the log-in, the reset and the removal.

import type { Page } from '@playwright/test';
import {
  codeField as mailCode,
  sendLogIn,
  setPassword,
  typeCode,
} from '#tests/support/browser/account-form.ts';
import {
  aRecoveryLink,
  newPassword,
  readStoredSession,
  refuse,
} from '#tests/support/browser/accounts-in-browser.ts';
import { test as base, expect, failedRequest } from '#tests/support/browser/browser-test.ts';
import { logout } from '#tests/support/browser/locators.ts';
import {
  anAuthenticatorApp,
  giveSecondFactor,
} from '#tests/support/browser/second-factor-in-browser.ts';
import { askForSession } from '#tests/support/processes/api-calls.ts';

const code = (page: Page) => page.getByLabel('Enter the code of your authenticator app');
const setUp = (page: Page) => page.getByRole('button', { name: 'Set up' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove' });
const reallyRemove = (page: Page) => page.getByRole('button', { name: 'Yes, remove it' });
const isOn = (page: Page) => page.getByText('The second factor is on: logging in also asks');

interface Fixtures {
  /** The app that has the second factor of the account. */
  authenticator: Awaited<ReturnType<typeof giveSecondFactor>>;
  /** The account page of the account, which has logged in with both factors. */
  accountPage: Page;
}

const test = base.extend<Fixtures>({
  authenticator: async ({ app, account }, use) => use(await giveSecondFactor(app, account)),
  accountPage: async ({ page, account, authenticator }, use) => {
    await page.goto('/login');
    await sendLogIn(page, account.email);
    await typeCode(page, code(page), authenticator.nextCode());
    await expect(logout(page)).toBeVisible();
    await page.goto('/account');
    await use(page);
  },
});

test('a second factor is required after its set-up', async ({ page, person }) => {
  await page.goto('/account');
  await setUp(page).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = page.getByRole('code');
  await expect(key).toHaveText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const secret = (await key.innerText()).replaceAll(' ', '');
  const authenticator = anAuthenticatorApp(secret);

  const proof = page.getByLabel('Enter the code that the app shows');
  await proof.fill(authenticator.nextCode());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('The second factor is on. Your other devices')).toBeFocused();
  await expect(isOn(page)).toBeVisible();
  await expect(proof).toBeHidden();
  await page.reload();
  await expect(isOn(page)).toBeVisible();

  await logout(page).click();
  await sendLogIn(page, person.email);
  await expect(code(page)).toBeFocused();
  await typeCode(page, code(page), authenticator.nextCode());
  await expect(logout(page)).toBeVisible();
});

test.describe('a log in without the second factor', () => {
  test.beforeEach(async ({ page, account, authenticator: _ }) => {
    await page.goto('/login');
    await sendLogIn(page, account.email);
    await expect(code(page)).toBeFocused();
  });

  test('opens no page, even after a reload', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ['/', '/favorites', '/tvshows', '/account']) {
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      await expect(code(page)).toBeVisible();
      await expect(logout(page)).toBeHidden();
    }
    await page.reload();
    await expect(code(page)).toBeVisible();
    expect(asked.filter((path) => /^\/(catalogue|rest)\//.test(path))).toEqual([]);
  });

  test('can be cancelled', async ({ page }) => {
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(code(page)).toBeHidden();
    expect(await readStoredSession(page)).toBeNull();
  });
});

test('a log in by mail asks for the code too', async ({ page, app, account, authenticator }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('button', { name: 'Send Link and Code' }).click();
  await typeCode(page, mailCode(page), await app.mailedCode(account.email));
  await typeCode(page, code(page), authenticator.nextCode());
  await expect(logout(page)).toBeVisible();
});

test('a cancelled removal keeps the second factor', async ({ accountPage }) => {
  await remove(accountPage).click();
  await expect(accountPage.getByText('Remove Phone?')).toBeFocused();
  await accountPage.getByRole('button', { name: 'Keep it' }).click();
  await expect(remove(accountPage)).toBeFocused();
  await expect(isOn(accountPage)).toBeVisible();
});

test('a confirmed removal removes the second factor', async ({ accountPage }) => {
  await remove(accountPage).click();
  await reallyRemove(accountPage).click();
  await expect(accountPage.getByText('Phone has been removed.')).toBeFocused();
  await expect(isOn(accountPage)).toBeHidden();
  await expect(setUp(accountPage)).toBeVisible();
});

test('a cancelled set-up can be started again', async ({ page, person: _ }) => {
  await page.goto('/account');
  await setUp(page).click();
  const first = await page.getByRole('code').innerText();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('code')).toBeHidden();
  await expect(setUp(page)).toBeFocused();
  await setUp(page).click();
  await expect(page.getByRole('code')).not.toHaveText(first);
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('when something is refused', () => {
  test.use({ expectedErrors: failedRequest });

  test('only the right code opens the requested page', async ({ page, account, authenticator }) => {
    await page.goto('/favorites');
    await sendLogIn(page, account.email);
    const digits = authenticator.nextCode();
    await typeCode(page, code(page), digits === '000000' ? '111111' : '000000');
    await expect(code(page)).toHaveAccessibleDescription(/Invalid TOTP code/);
    await expect(page).toHaveURL('/login');

    await code(page).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(logout(page)).toBeVisible();
    await expect(page).toHaveURL('/favorites');
  });

  test('a reset asks for the second factor', async ({ page, app, account, authenticator }) => {
    await page.goto(await aRecoveryLink(app, account.email));
    await setPassword(page);
    await expect(code(page)).toBeFocused();
    expect((await askForSession(app, account)).status).toBe(200);

    await typeCode(page, code(page), authenticator.nextCode());
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText('Password updated! You can now log in.');
    const changed = { email: account.email, password: newPassword };
    expect((await askForSession(app, changed)).status).toBe(200);
  });

  test('a removal asks for a fresh code when the service requires it', async ({
    accountPage: page,
  }) => {
    await page.route(
      '**/auth/v1/factors/*',
      (route) => refuse(route, 422, 'insufficient_aal', 'AAL2 required to unenroll'),
      { times: 1 },
    );
    await remove(page).click();
    await reallyRemove(page).click();
    await expect(code(page)).toBeFocused();
    // The authenticator's two codes are used up, so the test answers this request.
    await page.route('**/auth/v1/factors/*/verify', (route) =>
      refuse(route, 422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
    );
    await typeCode(page, code(page), '123456');
    await expect(code(page)).toHaveAccessibleDescription(/Invalid TOTP code entered/);
    await expect(isOn(page)).toBeVisible();
  });
});
