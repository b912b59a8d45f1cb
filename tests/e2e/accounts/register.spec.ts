// Registering, by the link or the code of a mail; docs/contracts/screens.md#mail-links
import type { Page } from '@playwright/test';
import {
  accountsFaults,
  aSession,
  askForSession,
  codeIn,
  secondsFromNow,
  spendLink,
  watchAccountsCalls,
} from '#tests/support/browser/accounts-in-browser.ts';
import { anAddress, expect, linkIn, password, test } from '#tests/support/browser/browser-test.ts';

const success = 'Registration successful! Please check your email for verification.';
const failure = 'Failed to create an account';

const email = (page: Page) => page.getByLabel('Email');
const newPassword = (page: Page) => page.getByLabel('Password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Register' });

async function register(page: Page, address: string, typed = password, repeated = typed) {
  await page.goto('/register');
  await email(page).fill(address);
  await newPassword(page).fill(typed);
  await confirmation(page).fill(repeated);
  await submit(page).click();
}

test('a visitor registers, confirms the mail and is signed in on Home', async ({ page, app }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Said by the browser's driver, not by the app.
    const isOurs = !message.text().includes('Service Worker registration blocked');
    if (message.type() === 'warning' && isOurs) warnings.push(message.text());
  });
  const address = anAddress();
  await register(page, address);
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page).toHaveURL('/register');
  await expect(submit(page)).toBeHidden();

  await page.goto(linkIn(await app.mails.waitForMail(address)));
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(warnings).toEqual([]);
});

test('a visitor who types the code of the mail instead is signed in on Home', async ({
  page,
  app,
}) => {
  const address = anAddress();
  await register(page, ` ${address} `);
  await expect(page.getByRole('status')).toHaveText(success);
  const code = page.getByLabel('Code from the mail');
  await expect(code).toBeFocused();
  await code.fill(codeIn(await app.mails.waitForMail(address)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('registering sends the email and the password, and the address of Home for the mail', async ({
  page,
  app,
}) => {
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
  await expect(newPassword(page)).toHaveValue('correct horse');
  expect(calls).toEqual([]);
});

test('a password of 5 characters is refused and one of 6 is taken', async ({ page }) => {
  const calls = watchAccountsCalls(page);
  const tooShort = 'Password must be at least 6 characters long';
  await register(page, anAddress(), 'horse');
  await expect(newPassword(page)).toHaveAccessibleDescription(tooShort);
  await expect(page.getByRole('alert')).toHaveText(tooShort);
  expect(calls).toEqual([]);

  await newPassword(page).fill('hoofs!');
  await confirmation(page).fill('hoofs!');
  await submit(page).click();
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.getByText(tooShort)).toBeHidden();
});

test('the register form is sent only with an email and both passwords', async ({ page }) => {
  const calls = watchAccountsCalls(page);
  await page.goto('/register');
  await expect(email(page)).toHaveAttribute('type', 'email');
  for (const [wrong, typed] of [
    [email, ''],
    [email, 'ada.example.com'],
    [newPassword, ''],
    [confirmation, ''],
  ] as const) {
    await email(page).fill(anAddress());
    await newPassword(page).fill(password);
    await confirmation(page).fill(password);
    await wrong(page).fill(typed);
    await submit(page).click();
    await expect(wrong(page)).toBeFocused();
  }
  await expect(page.getByRole('alert')).toBeHidden();
  expect(calls).toEqual([]);
});

test('registering never tells that an address is taken', async ({ page, app, makePerson }) => {
  const person = await makePerson();
  await register(page, person.email, 'another horse');
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(app.mails.countMails(person.email)).toBe(0);

  expect((await askForSession(app, person)).status).toBe(200);
  const intruder = { email: person.email, password: 'another horse' };
  expect((await askForSession(app, intruder)).status).toBe(400);
});

test('a project that confirms addresses at once leads a new visitor straight to Home', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  const session = await aSession(app, person);
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ json: session }));
  await register(page, person.email);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText(success)).toBeHidden();
});

test('a verification link that was used already leads to the log in with a notice', async ({
  page,
  app,
}) => {
  const address = anAddress();
  await register(page, address);
  await expect(page.getByText(success)).toBeVisible();
  const link = linkIn(await app.mails.waitForMail(address));
  await spendLink(app, link);

  await page.goto(link);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(
    'This link is invalid or has expired. Log in to get a new one.',
  );
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('a link cannot put words of its own on the page', async ({ page }) => {
  await page.goto('/#error=access_denied&error_code=x&error_description=Call+555+now');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('This link is invalid or has expired.')).toBeVisible();
  await expect(page.getByText('Call 555 now')).toBeHidden();
});

test('a link whose session is older than 120 seconds still works, with a warning in the console', async ({
  page,
  app,
}) => {
  const address = anAddress();
  await register(page, address);
  await expect(page.getByText(success)).toBeVisible();
  const target = await spendLink(app, linkIn(await app.mails.waitForMail(address)));
  const fragment = new URLSearchParams(target.hash.slice(1));
  fragment.set('expires_at', String(secondsFromNow(3600 - 121)));
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');

  await page.goto(`/#${fragment}`);
  expect((await warning).text()).toContain('issued over 120s ago, URL could be stale');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the register form can be filled in and sent by keyboard alone', async ({ page }) => {
  await page.goto('/register');
  await expect(submit(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(anAddress());
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(success);
});

test('a password manager is told which field of the register form is which', async ({ page }) => {
  await page.goto('/register');
  await expect(email(page)).toHaveAttribute('autocomplete', 'username');
  await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(confirmation(page)).toHaveAttribute('autocomplete', 'new-password');
});

test('a visitor goes from registering to the log in', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
});

test.describe('when registering fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the accounts service's own message is shown and nothing typed is lost", async ({
    page,
  }) => {
    const address = anAddress();
    const tooLong = 'x'.repeat(73);
    await register(page, address, tooLong);
    await expect(page.getByRole('alert')).toHaveText('Password cannot be longer than 72 bytes');
    await expect(page.getByText(failure)).toBeHidden();
    await expect(page.getByText(success)).toBeHidden();
    await expect(email(page)).toHaveValue(address);
    await expect(newPassword(page)).toHaveValue(tooLong);
    await expect(confirmation(page)).toHaveValue(tooLong);
  });

  test('a code that is not that of the mail confirms nothing', async ({ page, app }) => {
    const address = anAddress();
    await register(page, address);
    const code = page.getByLabel('Code from the mail');
    const digits = codeIn(await app.mails.waitForMail(address));
    await code.fill(digits === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(code).toHaveAccessibleDescription(/Token has expired or is invalid/);
    await expect(page).toHaveURL('/register');
    expect((await askForSession(app, { email: address, password })).status).toBe(400);
  });

  test('a visitor is told so, and can try again, when the service has no words of its own', async ({
    page,
  }) => {
    await page.goto('/register');
    await email(page).fill(anAddress());
    await newPassword(page).fill(password);
    await confirmation(page).fill(password);
    for (const answer of accountsFaults) {
      await page.route('**/auth/v1/signup*', answer, { times: 1 });
      await submit(page).click();
      await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
      await expect(page.getByRole('alert')).toHaveText(failure);
    }
    await submit(page).click();
    await expect(page.getByRole('status')).toHaveText(success);
    await expect(page.getByText(failure)).toBeHidden();
  });
});
