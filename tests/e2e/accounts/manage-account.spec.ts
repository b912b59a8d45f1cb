// The account page: mail address, password, sessions, download, deletion.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changePassword, codeField, typeCode } from '#tests/support/browser/account-form.ts';
import {
  anAddress,
  aSession,
  newPassword,
  refuse,
  statusOfToken,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, test } from '#tests/support/browser/browser-test.ts';
import { keepInception } from '#tests/support/browser/favorites-in-browser.ts';
import { heading, logout } from '#tests/support/browser/locators.ts';
import { askForSession, password } from '#tests/support/processes/api-calls.ts';

const asked =
  'We have sent a mail to the new address, and one to the old address where it has to agree. Confirm every mail you get to finish the change.';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const currentPassword = (page: Page) => page.getByLabel('Current Password');
const sessions = (page: Page) => section(page, 'Where you are logged in');

async function askForAddress(page: Page, address: string) {
  await page.goto('/account');
  await page.getByLabel('New mail address').fill(address);
  await page.getByRole('button', { name: 'Change mail address' }).click();
  await expect(page.getByText(asked)).toBeVisible();
}

test('the mail address is changed by the codes of both mails', async ({ page, app, person }) => {
  const address = anAddress();
  await askForAddress(page, address);
  const oldCode = page.getByLabel(`Code from the mail to ${person.email}`);
  const newCode = page.getByLabel(`Code from the mail to ${address}`);
  await expect(oldCode).toBeFocused();
  await typeCode(page, oldCode, await app.mailedCode(person.email));
  await expect(page.getByText(`${person.email} is confirmed.`)).toBeVisible();
  await expect(oldCode).toBeHidden();
  expect((await askForSession(app, { email: address, password })).status).toBe(400);

  await expect(newCode).toBeFocused();
  await typeCode(page, newCode, await app.mailedCode(address));
  await expect(page.getByText(`Your mail address is now ${address}.`)).toBeFocused();
  await expect(newCode).toBeHidden();
  expect((await askForSession(app, { email: address, password })).status).toBe(200);
  expect((await askForSession(app, person)).status).toBe(400);
});

test('the mail address is changed by the links of both mails', async ({ page, app, person }) => {
  const address = anAddress();
  await askForAddress(page, address);
  await page.goto(await app.mailedLink(address));
  await expect(page).toHaveURL(/\/account#message=/);
  await expect(page.getByText('Confirm the mail to the other address too')).toBeVisible();
  await expect(page.getByText(`It will be ${address}`)).toBeVisible();

  await page.goto(await app.mailedLink(person.email));
  await expect(page.getByText(`Your mail address is now ${address}.`)).toBeVisible();
  await expect(page).toHaveURL('/account?email=new');
  await expect(page.getByText('It will be')).toBeHidden();
});

for (const [fragment, words] of [
  ['error=access_denied&error_description=Call+555+now', 'This link is invalid or has expired.'],
  ['message=Call+555+now', 'Confirm the mail to the other address too'],
] as const) {
  test(`no link can put its text on the account page: ${fragment}`, async ({ page, person }) => {
    await page.goto(`/account#${fragment}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Call 555 now')).toBeHidden();
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  });
}

test('a new password logs every other device out', async ({ page, app, person }) => {
  const elsewhere = await aSession(app, person);
  await page.goto('/account');
  await changePassword(page, password);
  await expect(page.getByText('Your password has been changed.')).toBeFocused();
  await expect(currentPassword(page)).toHaveValue('');
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);

  expect(await statusOfToken(app, elsewhere.access_token)).toBe(403);
  const changed = { email: person.email, password: newPassword };
  expect((await askForSession(app, changed)).status).toBe(200);
  await page.reload();
  await expect(logout(page)).toBeVisible();
});

test('all other devices can be logged out', async ({ page, app, account, logIn }) => {
  await aSession(app, account);
  await logIn(account);
  await page.goto('/account');
  const devices = sessions(page).getByRole('listitem');
  const here = devices.filter({ hasText: 'This device' });
  await expect(here).toHaveCount(1);
  await expect(devices.filter({ hasNotText: 'This device' })).not.toHaveCount(0);
  await expect(here).toContainText(/Chrome on \w+/);

  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('Every other device has been logged out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');
});

test('the download has everything except the secrets', async ({ page, account, logIn }) => {
  await logIn(account);
  await keepInception(page);
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('marquee-data.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { id: account.id, email: account.email },
    factors: [],
    sessions: expect.arrayContaining([
      expect.objectContaining({ is_current: true, user_agent: expect.stringContaining('Chrome') }),
    ]),
    favorites: {
      table: [{ movie_id: 27205, type: 'movie', created_at: expect.any(String) }],
      thisBrowser: [{ id: 27205, title: 'Inception' }],
    },
    watch_later: { table: [], thisBrowser: [] },
    seen: { table: [], thisBrowser: [] },
    not_for_me: { table: [], thisBrowser: [] },
    shared_lists: [],
  });
  expect(text).not.toMatch(/"\w*(token|password|secret)\w*":/i);
});

test.describe('when something is refused', () => {
  test.use({ expectedErrors: failedRequest });

  test('a user without a password gets a link to set one', async ({ page, app, person }) => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'No password, or forgotten?' }).click();
    await expect(page.getByText('Sent. Its link lets you set a password.')).toBeVisible();
    await page.goto(await app.mailedLink(person.email));
    await expect(heading(page, 'Set a New Password')).toBeVisible();
  });

  test('a wrong current password changes nothing', async ({ page, app, person }) => {
    await page.goto('/account');
    await changePassword(page, 'wrong horse');
    await expect(currentPassword(page)).toHaveAccessibleDescription(
      /The current password is not right\./,
    );
    await expect(page.getByLabel('New Password')).toHaveValue(newPassword);
    await expect(page.getByText('Your password has been changed.')).toBeHidden();
    expect((await askForSession(app, person)).status).toBe(200);
  });

  test('a service that requires reauthentication gets the code of its mail', async ({
    page,
    app,
    person,
  }) => {
    const bodies: unknown[] = [];
    await page.route('**/auth/v1/user', (route, request) => {
      if (request.method() !== 'PUT') return route.continue();
      bodies.push(request.postDataJSON());
      if (bodies.length > 1) return route.continue();
      return refuse(route, 400, 'reauthentication_needed', 'Password update requires it.');
    });
    await page.goto('/account');
    await changePassword(page, password);
    await expect(codeField(page)).toBeFocused();
    const digits = await app.mailedCode(person.email);
    await typeCode(page, codeField(page), digits);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(codeField(page)).toBeHidden();
    expect(bodies[1]).toMatchObject({ password: newPassword, nonce: digits });
  });

  test('the other sessions can be logged out even when their list fails', async ({
    page,
    person,
  }) => {
    await page.route('**/rest/v1/rpc/own_sessions', (route) =>
      route.fulfill({ status: 404, json: { code: 'PGRST202', message: 'no such function' } }),
    );
    await page.goto('/account');
    await expect(page.getByText(`You log in as ${person.email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('Every other device has been logged out.')).toBeVisible();
    await expect(sessions(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('the account is not deleted by typing another address', async ({ page, app, person }) => {
    await page.goto('/account');
    const confirmation = page.getByLabel(`Type ${person.email} to confirm`);
    await confirmation.fill('ann@example.com');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(confirmation).toHaveAccessibleDescription(
      'This is not the mail address of this account.',
    );
    expect((await askForSession(app, person)).status).toBe(200);
  });

  test('the account is deleted by typing its address', async ({ page, app, person }) => {
    await keepInception(page);
    await page.goto('/account');
    const confirmation = page.getByLabel(`Type ${person.email} to confirm`);
    await confirmation.fill(` ${person.email.toUpperCase()}`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText('Your account has been deleted.');
    expect((await askForSession(app, person)).status).toBe(400);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
