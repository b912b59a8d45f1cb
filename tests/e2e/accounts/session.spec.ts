// 'Loading...', refreshing, logging out; docs/contracts/screens.md#while-the-session-is-not-known

import type { Page } from '@playwright/test';
import { sendLogIn } from '#tests/support/browser/account-form.ts';
import {
  aSession,
  createPerson,
  giveSession,
  readStoredSession,
  secondsFromNow,
  statusOfToken,
  storeSession,
  watchAccountsCalls,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, test } from '#tests/support/browser/browser-test.ts';
import { holdBackRequests } from '#tests/support/browser/hold-back-requests.ts';
import {
  card,
  heading,
  loadingStatus,
  logOut,
  logout,
  visit,
} from '#tests/support/browser/locators.ts';
import { call } from '#tests/support/processes/api-calls.ts';

const refresh = '**/auth/v1/token?grant_type=refresh_token';
const isRefresh = ({ call }: { call: string }) => call === 'POST token';

/** Expects that the page is the log-in, and that no session is stored any more. */
async function expectLoggedOut(page: Page) {
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Log In')).toBeVisible();
  await expect(logout(page)).toBeHidden();
  // The accounts client removes a session, and may still be loading.
  await expect(async () => expect(await readStoredSession(page)).toBeNull()).toPass();
}

const accountsClient = '**/accounts-client-*.js';

/** Records every text that the page shows from now on, however briefly; gives a function to read it. */
async function watchWhatIsShown(page: Page) {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    const observer = new MutationObserver(() => shown.add(document.body?.innerText ?? ''));
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { shown });
  });
  return () => page.evaluate(() => [...(window as unknown as { shown: string[] }).shown].join());
}

test('the page shows nothing of its visitor until the session is known', async ({
  page,
  app,
  account,
}) => {
  await giveSession(page, app, account, -10);
  const release = await holdBackRequests(page, refresh);
  const readShown = await watchWhatIsShown(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/favorites');
  await expect(loadingStatus(page)).toBeVisible();
  await expect(page.getByText('No Favorite Movies Yet')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(0);

  release();
  await expect(logout(page)).toBeVisible();
  await expect(page).toHaveURL('/favorites');
  expect(await readShown()).not.toContain('Log In');
  expect(visited).not.toContain('/login');
});

test('a logged-in visitor never sees the log in form', async ({ page, app, account }) => {
  await giveSession(page, app, account, -10);
  const release = await holdBackRequests(page, refresh);
  const readShown = await watchWhatIsShown(page);
  await page.goto('/login');
  await expect(heading(page, 'Movies')).toBeVisible();

  release();
  await expect(page).toHaveURL('/');
  expect(await readShown()).not.toContain('Password');
});

for (const [name, seconds] of [
  ['has expired', -10],
  ['is about to expire', 60],
] as const) {
  test(`a session that ${name} is refreshed first`, async ({ page, app, account }) => {
    const old = await giveSession(page, app, account, seconds);
    const calls = watchAccountsCalls(page);
    await visit('/favorites', page.getByText('No Favorite Movies Yet'));
    await expect(page).toHaveURL('/favorites');
    expect(calls[0]).toEqual({
      call: 'POST token',
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: old.refresh_token },
    });
    const fresh = await readStoredSession(page);
    expect(fresh?.refresh_token).not.toBe(old.refresh_token);
    expect(fresh?.expires_at).toBeGreaterThan(secondsFromNow(3000));
  });
}

test('a session with plenty of time left is not refreshed', async ({ page, person: _ }) => {
  const calls = watchAccountsCalls(page);
  await visit('/', logout(page));
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls.filter(isRefresh)).toEqual([]);
});

test('a page that stays open refreshes its session in time', async ({ page, app, account }) => {
  await page.clock.install();
  const old = await giveSession(page, app, account);
  // This page sends no requests, because a request would refresh the session.
  await page.goto('/nowhere');
  await expect(page.getByText('404 Not Found')).toBeVisible();

  const refreshed = page.waitForResponse((response) => /refresh_token$/.test(response.url()));
  await page.clock.fastForward('58:40');
  const response = await refreshed;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toEqual({ refresh_token: old.refresh_token });
});

test('a visitor stays logged in after a reload', async ({ page, account, logIn }) => {
  await logIn(account);
  const before = await readStoredSession(page);
  expect(before?.user.id).toBe(account.id);
  await page.reload();
  await expect(logout(page)).toBeVisible();
  expect(await readStoredSession(page)).toEqual(before);
});

for (const stored of [
  'garbage',
  '"garbage"',
  '[]',
  '{}',
  '{"access_token":"a","refresh_token":"b","expires_at":9999999999}',
  '{"access_token":"a","refresh_token":"b","expires_at":9999999999,"user":{}}',
  '{"access_token":1,"refresh_token":{},"expires_at":"soon","user":{"id":"1"}}',
]) {
  test(`an invalid stored session is removed: ${stored}`, async ({ page }) => {
    await storeSession(page, stored);
    await page.goto('/favorites');
    await expectLoggedOut(page);
  });
}

test('a visitor with a good session sees the lists before the accounts client is loaded', async ({
  page,
  person: _,
}) => {
  const release = await holdBackRequests(page, accountsClient);
  const requested = page.waitForRequest(accountsClient);
  await visit('/', card(page, 'Parasite'));
  await expect(logout(page)).toBeVisible();
  await requested;
  release();
});

test('logging out before the accounts client is loaded ends the session too', async ({
  page,
  app,
  account,
}) => {
  const { access_token: token } = await giveSession(page, app, account);
  const release = await holdBackRequests(page, accountsClient);
  await page.goto('/favorites');
  await logout(page).click();
  await expectLoggedOut(page);
  const answer = page.waitForResponse('**/auth/v1/logout*');
  release();
  await (await answer).finished();
  expect(await statusOfToken(app, token)).toBe(403);
});

test('logging out ends only this session', async ({ page, app, account }) => {
  const ended = await giveSession(page, app, account);
  const elsewhere = await aSession(app, account);
  await page.goto('/');
  const answer = page.waitForResponse('**/auth/v1/logout*');
  await logout(page).click();
  await expectLoggedOut(page);

  expect((await answer).request().method()).toBe('POST');
  expect((await answer).url()).toBe(`${app.url}/auth/v1/logout?scope=local`);
  expect(await statusOfToken(app, ended.access_token)).toBe(403);
  expect(await statusOfToken(app, elsewhere.access_token)).toBe(200);
});

test('going back after logging out shows no page of the app', async ({ page, person: _ }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(heading(page, 'Your Favorites')).toBeVisible();
  await logOut(page);
  await page.goBack();
  await expectLoggedOut(page);
});

test('going back after logging out too fast for the pages in between shows the log in', async ({
  page,
  person: _,
}) => {
  const release = await holdBackRequests(page, '**/{favorites,login}-page-*.js');
  await page.goto('/');
  await page.getByRole('link', { name: 'Favorites' }).click();
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  release();
  await expectLoggedOut(page);
});

test('the next visitor who logs in begins at Home', async ({ page, app, person: _ }) => {
  const next = await createPerson(app);
  await page.goto('/favorites');
  await logout(page).click();
  await sendLogIn(page, next.email);
  await expect(page).toHaveURL('/');
});

test('without a session no request goes to the catalogue', async ({ page, person: _ }) => {
  // This page sends no requests. A request that is under way when the session ends would still go out.
  const known = page.waitForResponse('**/auth/v1/user');
  await page.goto('/about');
  await known;
  await page.evaluate(() => localStorage.clear());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Back to the movies' }).click();
  await expect(page.getByText('Failed to load movies...')).toBeVisible();
  expect(asked.filter((path) => /^\/(catalogue\/3|rest)\//.test(path))).toEqual([]);
});

test('logging out in one tab logs out the other', async ({ page, context, person: _ }) => {
  const other = await context.newPage();
  await page.goto('/');
  await visit('/favorites', logout(other));
  await logout(page).click();
  await expectLoggedOut(other);
});

test('logging out in one tab logs out another that has not loaded the accounts client', async ({
  page,
  context,
  person: _,
}) => {
  const other = await context.newPage();
  const release = await holdBackRequests(other, accountsClient);
  await page.goto('/');
  await visit('/favorites', logout(other));
  await logOut(page);
  release();
  await expectLoggedOut(other);
});

test('logging in in one tab logs in the other', async ({ context, account, logIn }) => {
  const other = await context.newPage();
  await visit('/tvshows', heading(other, 'Log In'));
  await logIn(account);
  await expect(other).toHaveURL('/tvshows');
  await expect(logout(other)).toBeVisible();
});

test.describe('when the accounts service is in trouble or refuses', () => {
  test.use({ expectedErrors: failedRequest });

  test('a refresh that fails is retried until it succeeds', async ({ page, app, account }) => {
    await giveSession(page, app, account, -10);
    await page.route(refresh, (route) => route.fulfill({ status: 503, body: '' }), { times: 2 });
    const calls = watchAccountsCalls(page);
    await visit('/favorites', page.getByText('No Favorite Movies Yet'));
    await expect(page).toHaveURL('/favorites');
    expect(calls.filter(isRefresh)).toHaveLength(3);
  });

  for (const [name, changes] of [
    ['has expired and cannot be refreshed', { expires_at: 1, refresh_token: 'made-up' }],
    ['the service does not know', { access_token: 'a.b.c', refresh_token: 'made-up' }],
  ] as const) {
    test(`a stored session that ${name} is removed`, async ({ page, app, account }) => {
      await storeSession(page, { ...(await aSession(app, account)), ...changes });
      await page.goto('/favorites');
      await expectLoggedOut(page);
    });
  }

  test('a session that the server ended is removed', async ({ page, app, account }) => {
    const { access_token: token } = await giveSession(page, app, account);
    await visit('/', logout(page));
    await call(app, 'POST', '/auth/v1/logout', { token });
    await page.reload();
    await expectLoggedOut(page);
  });

  test('a service that does not answer does not log the visitor out', async ({
    page,
    person: _,
  }) => {
    await page.route('**/auth/v1/**', (route) => route.abort());
    await visit('/favorites', heading(page, 'Your Favorites'));
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(logout(page)).toBeVisible();
    expect(await readStoredSession(page)).not.toBeNull();
  });

  test('logging out needs no network', async ({ page, person: _ }) => {
    await page.goto('/');
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await logOut(page);
    await page.goto('/');
    await expectLoggedOut(page);
  });
});
