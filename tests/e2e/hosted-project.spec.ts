// The server serves pages and the catalogue; a hosted project has the accounts and favorites.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changePassword } from '#tests/support/browser/account-form.ts';
import { expect, failedRequest } from '#tests/support/browser/browser-test.ts';
import { openLiveFavorites, tableRows } from '#tests/support/browser/favorites-in-browser.ts';
import { testBehind } from '#tests/support/browser/fronted-test.ts';
import { card, heading, heart, logout } from '#tests/support/browser/locators.ts';
import { askForSession } from '#tests/support/processes/api-calls.ts';
import { stopQuietly } from '#tests/support/processes/running-servers.ts';
import { startServer } from '#tests/support/processes/start-server-process.ts';

const test = testBehind(async (project) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-e2e-'));
  const running = await startServer({
    DATA_DIR: dataDirectory,
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
  });
  expect(running.line).toContain(`accounts at ${project.url}`);
  return {
    url: running.url,
    others: [],
    async stop() {
      await stopQuietly(running);
      rmSync(dataDirectory, { recursive: true });
    },
  };
});

test('a user of the project browses our catalogue', async ({ page, account, logIn }) => {
  await logIn(account);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/?q=inception');
  await expect(card(page, 'Inception')).toContainText('2010');
});

test('favorites are stored by the project, and appear live on other devices', async ({
  page,
  person,
  openElsewhere,
  app,
}) => {
  const elsewhere = await openElsewhere(person);
  await openLiveFavorites(elsewhere);
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await expect(card(elsewhere, 'Inception')).toContainText('2010');
  expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
});

test('logging out ends the session at the project', async ({ page, person: _ }) => {
  await page.goto('/');
  const loggedOut = page.waitForResponse('**/auth/v1/logout*');
  await logout(page).click();
  expect((await loggedOut).status()).toBe(204);
  await expect(page).toHaveURL('/login');
});

test.describe('a project that changes a password without asking for the current one', () => {
  test.use({ expectedErrors: failedRequest });

  test.beforeEach(({ page }) =>
    page.route('**/auth/v1/user', (route, request) => {
      if (request.method() !== 'PUT') return route.continue();
      const { current_password: _ignored, ...changes } = request.postDataJSON();
      return route.continue({ postData: JSON.stringify(changes) });
    }),
  );

  test('a wrong current password changes nothing', async ({ page, app, person }) => {
    await page.goto('/account');
    await changePassword(page, 'wrong horse');
    await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(
      /The current password is not right\./,
    );
    expect((await askForSession(app, person)).status).toBe(200);
  });

  test('the right current password changes it, and the visitor stays logged in', async ({
    page,
    person,
  }) => {
    await page.goto('/account');
    const checked = page.waitForResponse('**/auth/v1/logout*');
    await changePassword(page, person.password);
    expect((await checked).status()).toBe(204);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Account')).toBeVisible();
  });
});
