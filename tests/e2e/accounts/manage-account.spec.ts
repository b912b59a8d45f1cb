// The account page: mail address, password, sessions, download, deletion.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  aSession,
  askForSession,
  changePassword,
  codeIn,
  newPasswordText,
} from '#tests/support/browser/accounts-in-browser.ts';
import { anAddress, expect, linkIn, password, test } from '#tests/support/browser/browser-test.ts';
import { heart, tableRows } from '#tests/support/browser/favorites-in-browser.ts';

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

test('the navbar leads to the account', async ({ page, person }) => {
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeFocused();
  await expect(section(page, 'Mail address')).toContainText(`You log in as ${person.email}.`);
});

test('somebody changes the mail address by the codes of both mails', async ({
  page,
  app,
  person,
}) => {
  const address = anAddress();
  await askForAddress(page, address);
  const oldCode = page.getByLabel(`Code from the mail to ${person.email}`);
  const newCode = page.getByLabel(`Code from the mail to ${address}`);
  await expect(oldCode).toBeFocused();
  await oldCode.fill(codeIn(await app.mails.waitForMail(person.email)));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${person.email} is confirmed.`)).toBeVisible();
  await expect(oldCode).toBeHidden();
  expect((await askForSession(app, { email: address, password })).status).toBe(400);

  await expect(newCode).toBeFocused();
  await newCode.fill(codeIn(await app.mails.waitForMail(address)));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Your mail address is now ${address}.`)).toBeFocused();
  await expect(newCode).toBeHidden();
  expect((await askForSession(app, { email: address, password })).status).toBe(200);
  expect((await askForSession(app, person)).status).toBe(400);
});

test('somebody changes the mail address by the links of both mails', async ({
  page,
  app,
  person,
}) => {
  const address = anAddress();
  await askForAddress(page, address);
  await page.goto(linkIn(await app.mails.waitForMail(address)));
  await expect(page).toHaveURL(/\/account#message=/);
  await expect(page.getByText('Confirm the mail to the other address too')).toBeVisible();
  await expect(page.getByText(`It will be ${address}`)).toBeVisible();

  await page.goto(linkIn(await app.mails.waitForMail(person.email)));
  await expect(page.getByText(`Your mail address is now ${address}.`)).toBeVisible();
  await expect(page).toHaveURL('/account?email=new');
  await expect(page.getByText('It will be')).toBeHidden();
});

test('a link cannot put words of its own on the account page', async ({ page, person }) => {
  for (const [fragment, words] of [
    ['error=access_denied&error_description=Call+555+now', 'This link is invalid or has expired.'],
    ['message=Call+555+now', 'Confirm the mail to the other address too'],
  ]) {
    await page.goto('/favorites');
    await page.goto(`/account#${fragment}`);
    await expect(page.getByText(String(words))).toBeVisible();
    await expect(page.getByText('Call 555 now')).toBeHidden();
  }
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
});

test('somebody changes the password, and every other device is logged out', async ({
  page,
  app,
  person,
}) => {
  const elsewhere = await aSession(app, person);
  await page.goto('/account');
  await changePassword(page, password);
  await expect(page.getByText('Your password has been changed.')).toBeFocused();
  await expect(currentPassword(page)).toHaveValue('');
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);

  const user = await fetch(`${app.url}/auth/v1/user`, {
    headers: { apikey: app.publishableKey, Authorization: `Bearer ${elsewhere.access_token}` },
  });
  expect(user.status).toBe(403);
  const changed = { email: person.email, password: newPasswordText };
  expect((await askForSession(app, changed)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the sessions name this device, and all others can be logged out', async ({
  page,
  app,
  person,
}) => {
  await aSession(app, person);
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

test('the download has the account, the sessions and the favorites, and no secret', async ({
  page,
  person,
}) => {
  await page.goto('/?q=fight+club');
  await heart(page, 'Fight Club').click();
  await expect(heart(page, 'Fight Club')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('marquee-data.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { id: person.id, email: person.email },
    factors: [],
    sessions: expect.arrayContaining([
      expect.objectContaining({ is_current: true, user_agent: expect.stringContaining('Chrome') }),
    ]),
    favorites: {
      table: [{ movie_id: 550, type: 'movie', created_at: expect.any(String) }],
      thisBrowser: [{ id: 550, title: 'Fight Club' }],
    },
  });
  expect(text).not.toMatch(/"\w*(token|password|secret)\w*":/i);
});

test.describe('when something is refused', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('somebody who has no password gets a link to set one, by mail', async ({
    page,
    app,
    person,
  }) => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'No password, or forgotten?' }).click();
    await expect(page.getByText('Sent. Its link lets you set a password.')).toBeVisible();
    await page.goto(linkIn(await app.mails.waitForMail(person.email)));
    await expect(page.getByRole('heading', { name: 'Set a New Password' })).toBeVisible();
  });

  test('a wrong current password changes nothing, and nothing typed is lost', async ({
    page,
    app,
    person,
  }) => {
    await page.goto('/account');
    await changePassword(page, 'wrong horse');
    await expect(currentPassword(page)).toHaveAccessibleDescription(
      /The current password is not right\./,
    );
    await expect(page.getByLabel('New Password')).toHaveValue(newPasswordText);
    await expect(page.getByText('Your password has been changed.')).toBeHidden();
    expect((await askForSession(app, person)).status).toBe(200);
  });

  test('a service that wants to know who it is gets the code of its mail', async ({
    page,
    app,
    person,
  }) => {
    const bodies: unknown[] = [];
    await page.route('**/auth/v1/user', (route, request) => {
      if (request.method() !== 'PUT') return route.continue();
      bodies.push(request.postDataJSON());
      if (bodies.length > 1) return route.continue();
      return route.fulfill({
        status: 400,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code: 'reauthentication_needed', message: 'Password update requires it.' },
      });
    });
    await page.goto('/account');
    await changePassword(page, password);
    const code = page.getByLabel('Code from the mail');
    await expect(code).toBeFocused();
    const digits = codeIn(await app.mails.waitForMail(person.email));
    await code.fill(digits);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(code).toBeHidden();
    expect(bodies[1]).toMatchObject({ password: newPasswordText, nonce: digits });
  });

  test('a service without a list of sessions still logs the others out', async ({
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

  test('somebody deletes the account by typing its address, and nothing of it is left', async ({
    page,
    app,
    person,
  }) => {
    await page.goto('/?q=fight+club');
    await heart(page, 'Fight Club').click();
    await expect.poll(() => tableRows(app, person)).toHaveLength(1);
    await page.goto('/account');
    const confirmation = page.getByLabel(`Type ${person.email} to confirm`);
    const deletion = page.getByRole('button', { name: 'Delete my account' });
    await confirmation.fill('ann@example.com');
    await deletion.click();
    await expect(confirmation).toHaveAccessibleDescription(
      'This is not the mail address of this account.',
    );
    expect((await askForSession(app, person)).status).toBe(200);

    await confirmation.fill(` ${person.email.toUpperCase()}`);
    await deletion.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText('Your account has been deleted.');
    expect((await askForSession(app, person)).status).toBe(400);
    // The words of the navbar are everybody's.
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left).toEqual(['marquee.words']);
  });
});
