// No tap is lost: live, offline, in several tabs, and when the server crashes.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  createPerson,
  giveSession,
  type Person,
} from '#tests/support/browser/accounts-in-browser.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import {
  aTableClient,
  keepInception,
  localList,
  openLiveFavorites,
  saved,
  tableRows,
} from '#tests/support/browser/favorites-in-browser.ts';
import { holdBackRequests } from '#tests/support/browser/hold-back-requests.ts';
import { card, heading, heart, logOut, visit } from '#tests/support/browser/locators.ts';
import { chooseMark } from '#tests/support/browser/marks-in-browser.ts';
import type { RunningApp } from '#tests/support/browser/running-app.ts';
import { apiTargetAt } from '#tests/support/processes/api-calls.ts';
import { freePort, startServer } from '#tests/support/processes/start-server-process.ts';

test('a change on one device appears on the others while they are open', async ({
  page,
  person,
  openElsewhere,
}) => {
  const elsewhere = await openElsewhere(person);
  await openLiveFavorites(elsewhere);
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await expect(card(elsewhere, 'Inception')).toContainText('2010');
  await heart(page, 'Inception').click();
  await expect(card(elsewhere, 'Inception')).toHaveCount(0);
});

test('the focus stays near a favorite that is removed elsewhere', async ({ page, person, app }) => {
  const callTable = await aTableClient(app, person);
  const rows = [27205, 550].map((movie_id) => ({ user_id: person.id, movie_id, type: 'movie' }));
  await callTable('POST', '', rows);
  await openLiveFavorites(page);
  await heart(page, 'Fight Club').focus();
  await callTable('DELETE', '?movie_id=eq.550');
  await expect(heart(page, 'Inception')).toBeFocused();
  await callTable('DELETE', '?movie_id=eq.27205');
  await expect(heading(page)).toBeFocused();
});

test('the live connection opens after the first screen', async ({ page, person: _ }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (/realtime/.test(request.url())) order.push('live code');
  });
  page.on('websocket', () => order.push('live connection'));
  page.on('response', (response) => {
    if (response.url().includes('/t/p/')) order.push('first poster');
  });
  const connected = page.waitForEvent('websocket');
  await page.goto('/');
  await connected;
  expect(order[0]).toBe('first poster');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });
  test.beforeEach(async ({ page, person: _ }) => {
    await page.goto('/?q=inception');
    await expect(heart(page, 'Inception')).toBeVisible();
  });

  test('another tab of the browser shows the tap', async ({ page, context }) => {
    const tab = await context.newPage();
    await tab.goto('/?q=inception');
    await expect(heart(tab, 'Inception')).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(true);
    await heart(page, 'Inception').click();
    await expect(heart(tab, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
  });

  test('a tap shows, the page says that it is offline, and the tap is sent after a reload', async ({
    page,
    person,
    context,
    app,
  }) => {
    await context.setOffline(true);
    await heart(page, 'Inception').click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Offline · 1 change is not saved yet')).toBeVisible();
    const acknowledged = saved(page);
    await context.setOffline(false);
    await page.reload();
    await acknowledged;
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Offline')).toHaveCount(0);
    expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
  });

  test("a tap made before logging out is sent when the same person returns, not another's", async ({
    page,
    person,
    logIn,
    app,
  }) => {
    const other = await createPerson(app);
    await page.route('**/rest/v1/favorites*', (route) => route.abort());
    await heart(page, 'Inception').click();
    await logOut(page);
    await page.unroute('**/rest/v1/favorites*');
    await logIn(other);
    await page.goto('/favorites');
    await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
    await logOut(page);
    const acknowledged = saved(page);
    await logIn(person);
    await acknowledged;
    expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
    expect(await tableRows(app, other)).toEqual([]);
  });
});

test.describe('when the server crashes', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|ERR_/ });

  test('no saved tap is lost, and the others are sent after the restart', async ({
    browser,
    app,
  }) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-e2e-'));
    const env = {
      PORT: String(await freePort()),
      DATA_DIR: dataDirectory,
      SMTP_URL: app.mails.url,
      MAIL_INTERVAL_SECONDS: '0',
    };
    const first = await startServer(env);
    const { url } = first;
    const mortal = { ...app, ...(await apiTargetAt(url)) };
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await giveSession(page, mortal, await createPerson(mortal));

    await keepInception(page);
    await first.stop('SIGKILL');
    await heart(page, 'Inception').click();
    await heart(page, 'Inception').click();
    await chooseMark(page, 'Inception', 'Seen');
    // This waits before the server starts, because the retry may come before the server reports ready.
    const again = Promise.all([saved(page), saved(page, 'POST', 'seen')]);
    const second = await startServer(env);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await again;
    await visit('/favorites', card(page, 'Inception'));
    await visit('/favorites?list=seen', card(page, 'Inception'));
    await context.close();
    expect(await second.stop()).toBe(0);
    rmSync(dataDirectory, { recursive: true });
  });
});

test.describe('a long list', () => {
  /** Opens favorites, in the table and in the local list, with ids that the catalogue may not know. */
  async function openFavorites(page: Page, app: RunningApp, person: Person, count: number) {
    const movies = Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      title: `Movie number ${index + 1}`,
      poster_path: null,
      release_date: `${1950 + (index % 70)}-01-01`,
      genre_ids: [index % 2 ? 18 : 35],
      overview: '',
      original_title: '',
    }));
    const callTable = await aTableClient(app, person);
    const start = Date.parse('2026-01-01T00:00:00Z');
    for (let from = 0; from < count; from += 1000) {
      const rows = movies.slice(from, from + 1000).map(({ id }) => ({
        user_id: person.id,
        movie_id: id,
        type: 'movie',
        created_at: new Date(start + id * 1000).toISOString(),
      }));
      await callTable('POST', '', rows);
    }
    await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), movies);
    await page.goto('/favorites');
  }

  test('can be sorted, and filtered by title, kind and genre', async ({ page, person, app }) => {
    await openFavorites(page, app, person, 30);
    const first = page.getByRole('article').first();
    await expect(first).toHaveAccessibleName('Movie number 30');
    await page.getByLabel('Sort by').selectOption('Title');
    await expect(first).toHaveAccessibleName('Movie number 1');
    await page.getByLabel('Sort by').selectOption('Year');
    await expect(first).toHaveAccessibleName('Movie number 30');
    await page.getByLabel('Filter by title').fill('number 2');
    await expect(page.getByRole('article')).toHaveCount(11);
    await page.getByLabel('Filter by Genre').selectOption('Comedy');
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.getByLabel('Kind').selectOption('TV shows');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Nothing in this list fits the filters.')).toBeVisible();
  });

  test('of ten thousand keeps the page small and is complete', async ({ page, person, app }) => {
    await openFavorites(page, app, person, 10_000);
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Movie number 10000');
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(card(page, 'Movie number 1')).toBeInViewport();
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    await heart(page, 'Movie number 1').click();
    await expect(
      page.getByRole('button', { name: 'Undo removing Movie number 1', exact: true }),
    ).toBeVisible();
    await expect.poll(async () => (await localList(page)).length).toBe(9999);
  });

  test('is found at the same position even when its code has to be loaded again', async ({
    page,
    person,
    app,
  }) => {
    await openFavorites(page, app, person, 400);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(card(page, 'Movie number 1')).toBeInViewport();
    await page.getByRole('link', { name: 'TV Shows' }).click();
    await page.reload();
    const release = await holdBackRequests(page, '**/long-grid-*.js');
    await page.goBack();
    await expect(card(page, 'Movie number 400')).toBeAttached();
    release();
    await expect(card(page, 'Movie number 1')).toBeInViewport();
  });
});

test('the browser stores favorites under the keys of docs/lists.md and no others', async ({
  page,
  person,
  app,
  logIn,
}) => {
  // A tap whose request is never answered stays in the queue.
  await page.route('**/rest/v1/favorites*', () => {});
  await page.evaluate(() => localStorage.setItem('favorites', 'unreadable'));
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await logOut(page);
  const other = await createPerson(app);
  await logIn(other);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  const plain = (key: string) =>
    key
      .replace(person.id, 'USER')
      .replace(other.id, 'USER')
      .replace(/USER\.[\w-]+$/, 'USER.ID');
  const documented = readFileSync('docs/lists.md', 'utf8').matchAll(/^\| `([\w.]+)` \|/gm);
  expect(new Set(kept.map(plain).filter((key) => key.includes('favorites')))).toEqual(
    new Set([...documented].map(([, key]) => key)),
  );
});
