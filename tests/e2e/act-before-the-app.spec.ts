// What a visitor types, chooses and presses before the app has loaded is not lost;
// docs/architecture.md#a-page-as-html
import { emailField, passwordField } from '#tests/support/browser/account-form.ts';
import { watchAccountsCalls } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, nobody, test } from '#tests/support/browser/browsing-test.ts';
import { saved, tableRows } from '#tests/support/browser/favorites-in-browser.ts';
import { card, heading, heart, trailerButton } from '#tests/support/browser/locators.ts';
import { arriveBeforeTheApp } from '#tests/support/browser/wait-for-the-app.ts';

test('a search text and the focus are kept', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  await page.getByRole('searchbox').pressSequentially('dune');
  await letTheAppRun();
  await expect(page.getByRole('searchbox')).toHaveValue('dune');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a search text that was kept is the one that is searched', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  await page.getByRole('searchbox').pressSequentially('ali');
  await letTheAppRun();
  await page.getByRole('searchbox').pressSequentially('en');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/?q=alien');
});

test('a search that was sent before the app has loaded is shown', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  await page.getByRole('searchbox').fill('alien');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/?q=alien');
  await expect(card(page, 'Alien')).toBeVisible();
  await letTheAppRun();
  await expect(page).toHaveURL('/?q=alien');
});

test('a genre that was chosen is shown', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  await page.getByLabel('Filter by Genre').selectOption('Western');
  await letTheAppRun();
  await expect(heading(page, 'Western Movies')).toBeVisible();
  await expect(page).toHaveURL('/?genre=37');
  await expect(card(page, 'High Noon')).toBeVisible();
});

test('a choice that the browser has restored by itself chooses nothing', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  await page.getByLabel('Filter by Genre').evaluate((select: HTMLSelectElement) => {
    select.value = '37';
  });
  await letTheAppRun();
  await expect(heading(page, 'Movies')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a theme that was chosen is applied', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  const theme = page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' });
  await theme.selectOption('Light');
  await letTheAppRun();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(theme).toHaveValue('light');
});

test('a language that was chosen is shown', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  const language = page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' });
  await language.selectOption('Français');
  await letTheAppRun();
  await expect(heading(page, 'Films')).toBeVisible();
});

test('a heart that was pressed adds the favorite, once', async ({ page, person, app }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/favorites')) sent.push(request.method());
  });
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/?q=inception');
  await heart(page, 'Inception').click();
  const acknowledged = saved(page);
  await letTheAppRun();
  await acknowledged;
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
  expect(sent.filter((method) => method !== 'GET')).toEqual(['POST']);
});

test('a heart that was pressed twice, since nothing happened, adds the favorite', async ({
  page,
  person: _,
}) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/?q=inception');
  await heart(page, 'Inception').click();
  await heart(page, 'Inception').click();
  await letTheAppRun();
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
});

test('a heart of a favorite that was pressed, since it looked unpressed, stays pressed', async ({
  page,
  person,
  app,
}) => {
  const acknowledged = saved(page);
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await acknowledged;
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/?q=inception');
  await heart(page, 'Inception').click();
  await letTheAppRun();
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  expect(await tableRows(app, person)).toHaveLength(1);
});

test('a heart that is pressed while the app takes over counts once', async ({
  page,
  person: _,
}) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/?q=inception');
  await heart(page, 'Inception').evaluate((button: HTMLElement) => {
    const root = document.getElementById('root') as HTMLElement;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      // React marks the element when it begins to hydrate.
      const isBegun = Object.keys(root).some((key) => key.startsWith('__react'));
      if (isBegun) button.click();
      else port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  const acknowledged = saved(page);
  await letTheAppRun();
  await acknowledged;
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
});

test('a poster that was pressed opens its title, once', async ({ page }) => {
  await page.goto('/about');
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  await trailerButton(page, 'Parasite').click();
  await letTheAppRun();
  await expect(page.getByRole('dialog', { name: 'Parasite' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a link that was pressed leads to its page', async ({ page }) => {
  const { letTheAppRun } = await arriveBeforeTheApp(page, '/');
  await page.getByRole('link', { name: 'TV Shows' }).click();
  await expect(heading(page, 'TV Shows')).toBeVisible();
  await letTheAppRun();
  await expect(page).toHaveURL('/tvshows');
});

test.describe('the log in', () => {
  test.use(nobody);

  test('keeps the email and the password that were typed', async ({ page, account }) => {
    const { letTheAppRun } = await arriveBeforeTheApp(page, '/login');
    await emailField(page).pressSequentially(account.email);
    await passwordField(page).pressSequentially(account.password);
    await letTheAppRun();
    await expect(emailField(page)).toHaveValue(account.email);
    await expect(passwordField(page)).toHaveValue(account.password);
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('is sent by the app, once, when it was sent before', async ({ page, account }) => {
    const calls = watchAccountsCalls(page);
    const { letTheAppRun } = await arriveBeforeTheApp(page, '/?q=alien');
    await emailField(page).fill(account.email);
    await passwordField(page).fill(account.password);
    await passwordField(page).press('Enter');
    await letTheAppRun();
    await expect(page).toHaveURL('/?q=alien');
    await expect(card(page, 'Alien')).toBeVisible();
    expect(calls.filter(({ call }) => call === 'POST token')).toHaveLength(1);
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedErrors: failedRequest });

    test('has it in no address', async ({ page, account }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      const { letTheAppRun } = await arriveBeforeTheApp(page, '/login');
      await emailField(page).fill(account.email);
      await passwordField(page).fill('sesame');
      await passwordField(page).press('Enter');
      await letTheAppRun();
      await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
      expect(addresses.filter((address) => address.includes('sesame'))).toEqual([]);
    });
  });
});
