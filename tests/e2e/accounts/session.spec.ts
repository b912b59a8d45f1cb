// 'Loading...', refreshing, logging out; docs/contracts/screens.md#while-the-session-is-not-known
import type { Page } from '@playwright/test';
import {
  aSession,
  giveSession,
  readStoredSession,
  secondsFromNow,
  storeSession,
  watchAccountsCalls,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, type RunningApp, test } from '#tests/support/browser/browser-test.ts';

const logInForm = (page: Page) => page.getByRole('heading', { name: 'Log In' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });

/** Holds the refreshes of a session back until they are let go. */
async function holdRefresh(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Notes everything that stands on the page from now on, however briefly; gives a way to read it. */
async function watchWhatIsShown(page: Page) {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    const observer = new MutationObserver(() => shown.add(document.body?.innerText ?? ''));
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { shown });
  });
  return () => page.evaluate(() => [...(window as unknown as { shown: string[] }).shown].join());
}

test("'Loading...' is all that stands on the page until the session is known", async ({
  page,
  app,
  makePerson,
}) => {
  await giveSession(page, app, await makePerson(), -10);
  const release = await holdRefresh(page);
  const readShown = await watchWhatIsShown(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const loaded = page.waitForResponse(/favorites-page/);
  await page.goto('/favorites');
  await (await loaded).finished();
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await expect(page.locator('body')).toHaveText('Loading...');

  release();
  await expect(logout(page)).toBeVisible();
  await expect(page).toHaveURL('/favorites');
  expect(await readShown()).not.toContain('Log In');
  expect(visited).not.toContain('/login');
});

test('somebody who is logged in never sees the log in form flash by', async ({
  page,
  app,
  makePerson,
}) => {
  await giveSession(page, app, await makePerson(), -10);
  const release = await holdRefresh(page);
  const readShown = await watchWhatIsShown(page);
  const loaded = page.waitForResponse(/login-page/);
  await page.goto('/login');
  await (await loaded).finished();
  await expect(page.getByRole('status')).toHaveText('Loading...');

  release();
  await expect(page).toHaveURL('/');
  expect(await readShown()).not.toContain('Password');
});

for (const [name, seconds] of [
  ['has expired', -10],
  ['is about to expire', 60],
] as const) {
  test(`a session that ${name} is refreshed before the page opens`, async ({
    page,
    app,
    makePerson,
  }) => {
    const old = await giveSession(page, app, await makePerson(), seconds);
    const calls = watchAccountsCalls(page);
    await page.goto('/favorites');
    await expect(logout(page)).toBeVisible();
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

test('a session with plenty of time left is not refreshed', async ({ page, app, makePerson }) => {
  await giveSession(page, app, await makePerson());
  const calls = watchAccountsCalls(page);
  await page.goto('/');
  await expect(logout(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST token')).toEqual([]);
});

test('a page that stays open refreshes its session before it expires', async ({
  page,
  app,
  makePerson,
}) => {
  await page.clock.install();
  const old = await giveSession(page, app, await makePerson());
  // A page that asks for nothing, which would refresh the session by itself.
  await page.goto('/nowhere');
  await expect(page.getByText('404 Not Found')).toBeVisible();

  const refreshed = page.waitForResponse((response) => /refresh_token$/.test(response.url()));
  await page.clock.fastForward('58:40');
  const response = await refreshed;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toEqual({ refresh_token: old.refresh_token });
});

test('a visitor stays logged in over a reload', async ({ page, person }) => {
  const before = await readStoredSession(page);
  expect(before?.user.id).toBe(person.id);
  await page.reload();
  await expect(logout(page)).toBeVisible();
  expect(await readStoredSession(page)).toEqual(before);
});

test('a stored session that is none is removed and the log in is shown', async ({ page }) => {
  for (const stored of [
    'garbage',
    '"garbage"',
    '[]',
    '{}',
    '{"access_token":"a","refresh_token":"b","expires_at":9999999999}',
    '{"access_token":"a","refresh_token":"b","expires_at":9999999999,"user":{}}',
    '{"access_token":1,"refresh_token":{},"expires_at":"soon","user":{"id":"1"}}',
  ]) {
    await storeSession(page, stored);
    await page.goto('/favorites');
    await expect(page, stored).toHaveURL('/login');
    await expect(logInForm(page)).toBeVisible();
    expect(await readStoredSession(page), stored).toBeNull();
  }
});

test('logging out ends the session here and leads to the log in', async ({
  page,
  app,
  makePerson,
}) => {
  const person = await makePerson();
  const ended = await giveSession(page, app, person);
  const elsewhere = await aSession(app, person);
  await page.goto('/');
  const answer = page.waitForResponse('**/auth/v1/logout*');
  await logout(page).click();
  await expect(page).toHaveURL('/login');
  await expect(logInForm(page)).toBeVisible();
  await expect(logout(page)).toBeHidden();
  expect(await readStoredSession(page)).toBeNull();

  expect((await answer).request().method()).toBe('POST');
  expect((await answer).url()).toBe(`${app.url}/auth/v1/logout?scope=local`);
  expect(await whoIs(app, ended.access_token)).toBe(403);
  expect(await whoIs(app, elsewhere.access_token)).toBe(200);
});

async function whoIs(app: RunningApp, accessToken: string): Promise<number> {
  const response = await fetch(`${app.url}/auth/v1/user`, {
    headers: { apikey: app.publishableKey, Authorization: `Bearer ${accessToken}` },
  });
  return response.status;
}

test('after logging out, going back shows nothing of what was there', async ({
  page,
  app,
  makePerson,
}) => {
  await giveSession(page, app, await makePerson());
  await page.goto('/');
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL('/favorites');
  await logout(page).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(logInForm(page)).toBeVisible();
  await expect(logout(page)).toBeHidden();
});

test('the next person to log in begins at Home, not where the last one logged out', async ({
  page,
  app,
  makePerson,
}) => {
  await giveSession(page, app, await makePerson());
  const next = await makePerson();
  await page.goto('/favorites');
  await logout(page).click();
  await page.getByLabel('Email').fill(next.email);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/');
});

test('once the session is gone nothing is asked of the catalogue or the table', async ({
  page,
  app,
  makePerson,
}) => {
  await giveSession(page, app, await makePerson());
  // A page that asks for nothing itself: what is under way when the session goes may still go out.
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

test('logging out in one tab logs out the other', async ({ page, context, app, makePerson }) => {
  await giveSession(page, app, await makePerson());
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/favorites');
  await expect(logout(other)).toBeVisible();
  await logout(page).click();
  await expect(other).toHaveURL('/login');
  await expect(logInForm(other)).toBeVisible();
  await expect(logout(other)).toBeHidden();
});

test('logging in in one tab logs in the other, on the page it asked for', async ({
  context,
  logIn,
  makePerson,
}) => {
  const person = await makePerson();
  const other = await context.newPage();
  await other.goto('/tvshows');
  await expect(logInForm(other)).toBeVisible();
  await logIn(person);
  await expect(other).toHaveURL('/tvshows');
  await expect(logout(other)).toBeVisible();
});

test.describe('when the accounts service is in trouble or refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a refresh that fails is tried again until it succeeds', async ({
    page,
    app,
    makePerson,
  }) => {
    await giveSession(page, app, await makePerson(), -10);
    const refresh = '**/auth/v1/token?grant_type=refresh_token';
    await page.route(refresh, (route) => route.fulfill({ status: 503, body: '' }), { times: 2 });
    const calls = watchAccountsCalls(page);
    await page.goto('/favorites');
    await expect(logout(page)).toBeVisible();
    await expect(page).toHaveURL('/favorites');
    expect(calls.filter(({ call }) => call === 'POST token')).toHaveLength(3);
  });

  test('an expired session that cannot be refreshed is removed', async ({
    page,
    app,
    makePerson,
  }) => {
    const session = await aSession(app, await makePerson());
    await storeSession(page, {
      ...session,
      refresh_token: 'made-up',
      expires_at: secondsFromNow(-10),
    });
    await page.goto('/favorites');
    await expect(page).toHaveURL('/login');
    await expect(logInForm(page)).toBeVisible();
    expect(await readStoredSession(page)).toBeNull();
  });

  test('a stored session that the service does not know is removed', async ({
    page,
    app,
    makePerson,
  }) => {
    const session = await aSession(app, await makePerson());
    await storeSession(page, { ...session, access_token: 'a.b.c', refresh_token: 'made-up' });
    await page.goto('/favorites');
    await expect(page).toHaveURL('/login');
    await expect(logInForm(page)).toBeVisible();
    expect(await readStoredSession(page)).toBeNull();
  });

  test('a session that ended on the server is removed at the next load', async ({
    page,
    app,
    makePerson,
  }) => {
    const session = await giveSession(page, app, await makePerson());
    await page.goto('/');
    await expect(logout(page)).toBeVisible();
    await fetch(`${app.url}/auth/v1/logout`, {
      method: 'POST',
      headers: { apikey: app.publishableKey, Authorization: `Bearer ${session.access_token}` },
    });
    await page.reload();
    await expect(page).toHaveURL('/login');
    expect(await readStoredSession(page)).toBeNull();
  });

  test('a service that does not answer logs nobody out', async ({ page, app, makePerson }) => {
    await giveSession(page, app, await makePerson());
    await page.route('**/auth/v1/**', (route) => route.abort());
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(logout(page)).toBeVisible();
    expect(await readStoredSession(page)).not.toBeNull();
  });

  test('logging out needs no network', async ({ page, app, makePerson }) => {
    await giveSession(page, app, await makePerson());
    await page.goto('/');
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await logout(page).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await expect(logout(page)).toBeHidden();
  });
});
