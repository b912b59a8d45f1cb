// The second factor, from the set-up to the log in, the reset and the removal.
import type { Page } from '@playwright/test';
import {
  aRecoveryLink,
  askForSession,
  codeIn,
  readStoredSession,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, type Person, password, test } from '#tests/support/browser/browser-test.ts';
import {
  anAuthenticatorApp,
  giveSecondFactor,
} from '#tests/support/browser/second-factor-in-browser.ts';

const code = (page: Page) => page.getByLabel('Enter the code of your authenticator app');
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });
const setUp = (page: Page) => page.getByRole('button', { name: 'Set up' });
const isOn = (page: Page) => page.getByText('The second factor is on: logging in also asks');

async function logInByPassword(page: Page, { email }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await logIn(page).click();
  await expect(code(page)).toBeFocused();
}

async function logInWithBoth(page: Page, person: Person, digits: string) {
  await page.goto('/login');
  await logInByPassword(page, person);
  await code(page).fill(digits);
  await page.keyboard.press('Enter');
  await expect(logout(page)).toBeVisible();
}

test('somebody sets a second factor up, and the next log in asks for it', async ({
  page,
  person,
}) => {
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
  await logInByPassword(page, person);
  await code(page).fill(authenticator.nextCode());
  await logIn(page).click();
  await expect(logout(page)).toBeVisible();
});

test('half a log in opens no page, over a reload, and can be given up', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  await giveSecondFactor(app, person);
  await page.goto('/login');
  await logInByPassword(page, person);
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

  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(code(page)).toBeHidden();
  expect(await readStoredSession(page)).toBeNull();
});

test('a log in by mail asks for the second factor too', async ({ page, app, makePerson }) => {
  const person = await makePerson();
  const authenticator = await giveSecondFactor(app, person);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('button', { name: 'Send Link and Code' }).click();
  const digits = codeIn(await app.mails.waitForMail(person.email));
  await page.getByLabel('Code from the mail').fill(digits);
  await page.keyboard.press('Enter');
  await code(page).fill(authenticator.nextCode());
  await page.keyboard.press('Enter');
  await expect(logout(page)).toBeVisible();
});

test('somebody removes the second factor after being asked whether that is meant', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  const authenticator = await giveSecondFactor(app, person);
  await logInWithBoth(page, person, authenticator.nextCode());
  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Remove Phone?')).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
  await expect(isOn(page)).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Phone has been removed.')).toBeFocused();
  await expect(isOn(page)).toBeHidden();
  await expect(setUp(page)).toBeVisible();
});

test('a set-up that was given up does not stand in the way of the next', async ({
  page,
  person,
}) => {
  expect(person.email).toContain('@');
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
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a wrong code opens nothing, and the right one what was asked for', async ({
    page,
    app,
    makePerson,
  }) => {
    const person = await makePerson();
    const authenticator = await giveSecondFactor(app, person);
    await page.goto('/favorites');
    await logInByPassword(page, person);
    const digits = authenticator.nextCode();
    await code(page).fill(digits === '000000' ? '111111' : '000000');
    await logIn(page).click();
    await expect(code(page)).toHaveAccessibleDescription(/Invalid TOTP code/);
    await expect(page).toHaveURL('/login');

    await code(page).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await logIn(page).click();
    await expect(logout(page)).toBeVisible();
    await expect(page).toHaveURL('/favorites');
  });

  test('a reset asks for the second factor and goes on with what was typed', async ({
    page,
    app,
    makePerson,
  }) => {
    const person = await makePerson();
    const authenticator = await giveSecondFactor(app, person);
    await page.goto(await aRecoveryLink(app, person.email));
    await page.getByLabel('New Password', { exact: true }).fill('battery staple');
    await page.getByLabel('Confirm Password', { exact: true }).fill('battery staple');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(code(page)).toBeFocused();
    expect((await askForSession(app, person)).status).toBe(200);

    await code(page).fill(authenticator.nextCode());
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText('Password updated! You can now log in.');
    const changed = { email: person.email, password: 'battery staple' };
    expect((await askForSession(app, changed)).status).toBe(200);
  });

  test('a removal that the service wants a fresh code for asks for it', async ({
    page,
    app,
    makePerson,
  }) => {
    const person = await makePerson();
    const authenticator = await giveSecondFactor(app, person);
    await logInWithBoth(page, person, authenticator.nextCode());
    await page.goto('/account');
    await page.route(
      '**/auth/v1/factors/*',
      (route) =>
        route.fulfill({
          status: 422,
          headers: { 'x-supabase-api-version': '2024-01-01' },
          json: { code: 'insufficient_aal', message: 'AAL2 required to unenroll verified factor' },
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(code(page)).toBeFocused();
    // The app's two codes are used up, so the answer to this one is made here.
    await page.route('**/auth/v1/factors/*/verify', (route) =>
      route.fulfill({
        status: 422,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
      }),
    );
    await code(page).fill('123456');
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveAccessibleDescription(/Invalid TOTP code entered/);
    await expect(isOn(page)).toBeVisible();
  });
});
