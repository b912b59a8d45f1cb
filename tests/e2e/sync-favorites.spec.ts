// Favorites that never lose a tap: live, offline, in several tabs, and through a server that dies.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, password, test } from '#tests/support/browser/browser-test.ts';
import {
  accessTokenOf,
  card,
  heart,
  listening,
  localList,
  saved,
  tableRows,
} from '#tests/support/browser/favorites-in-browser.ts';
import { freePort, startServer } from '#tests/support/processes/start-server-process.ts';

test('a change on one device appears on the others while they are open', async ({
  page,
  person,
  logIn,
  browser,
  app,
}) => {
  const device = await browser.newContext({ baseURL: app.url });
  const elsewhere = await device.newPage();
  await logIn(person, elsewhere);
  const isLive = listening(elsewhere);
  await elsewhere.goto('/favorites');
  await isLive;

  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await expect(card(elsewhere, 'Inception')).toContainText('2010');
  await heart(page, 'Inception').click();
  await expect(card(elsewhere, 'Inception')).toHaveCount(0);
  await device.close();
});

test('the focus goes to the neighbour of a favorite that another device removes, and to the heading after the last', async ({
  page,
  person,
  app,
}) => {
  const headers = {
    apikey: app.publishableKey,
    Authorization: `Bearer ${await accessTokenOf(app, person)}`,
    'Content-Type': 'application/json',
  };
  const table = `${app.url}/rest/v1/favorites`;
  const rows = [27205, 550].map((movie_id) => ({ user_id: person.id, movie_id, type: 'movie' }));
  await fetch(table, { method: 'POST', headers, body: JSON.stringify(rows) });
  const isLive = listening(page);
  await page.goto('/favorites');
  await isLive;
  await heart(page, 'Fight Club').focus();
  await fetch(`${table}?movie_id=eq.550`, { method: 'DELETE', headers });
  await expect(heart(page, 'Inception')).toBeFocused();
  await fetch(`${table}?movie_id=eq.27205`, { method: 'DELETE', headers });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the live connection is made only after the first screen is drawn', async ({
  page,
  person: _,
}) => {
  // The connection of the page that the log in led to is not the one that is meant.
  await page.goto('about:blank');
  const order: string[] = [];
  page.on('request', (request) => {
    if (/realtime/.test(request.url())) order.push('live code');
  });
  page.on('websocket', () => order.push('live connection'));
  page.on('response', (response) => {
    if (response.url().includes('/movie/popular')) order.push('first list');
  });
  const connected = page.waitForEvent('websocket');
  await page.goto('/');
  await connected;
  expect(order[0]).toBe('first list');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('another tab of the browser follows without the network', async ({
    page,
    person: _,
    context,
  }) => {
    const tab = await context.newPage();
    await tab.goto('/?q=inception');
    await expect(heart(tab, 'Inception')).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/?q=inception');
    await expect(heart(page, 'Inception')).toBeVisible();
    await context.setOffline(true);
    await heart(page, 'Inception').click();
    await expect(heart(tab, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
  });

  test('a tap counts, the page says that it is offline, and the tap arrives after a reload', async ({
    page,
    person,
    context,
    app,
  }) => {
    await page.goto('/?q=inception');
    await expect(heart(page, 'Inception')).toBeVisible();
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
    makePerson,
    logIn,
    app,
  }) => {
    const other = await makePerson();
    await page.goto('/?q=inception');
    await expect(heart(page, 'Inception')).toBeVisible();
    await page.route('**/rest/v1/favorites*', (route) => route.abort());
    await heart(page, 'Inception').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.unroute('**/rest/v1/favorites*');
    await logIn(other);
    await page.goto('/favorites');
    await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    const acknowledged = saved(page);
    await logIn(person);
    await acknowledged;
    expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
    expect(await tableRows(app, other)).toEqual([]);
  });
});

test.describe('a server that dies', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|ERR_/ });

  test('loses no tap that was saved, and gets the others when it is back', async ({
    browser,
    app,
  }) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-e2e-'));
    const port = await freePort();
    const env = {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      SMTP_URL: app.mails.url,
      MAIL_INTERVAL_SECONDS: '0',
    };
    const first = await startServer(env);
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    const page = await context.newPage();
    const email = `survivor-${port}@example.com`;
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    // The mail is out a moment before the server knows what answers it.
    await expect(page.getByRole('status')).toContainText('Registration successful!');
    const mail = await app.mails.waitForMail(email);
    await page.goto(/https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.goto('/?q=inception');

    const acknowledged = saved(page);
    await heart(page, 'Inception').click();
    await acknowledged;
    first.server.kill('SIGKILL');
    await first.ended;
    await heart(page, 'Inception').click();
    await heart(page, 'Inception').click();
    // Awaited from here on: the retry may be faster than the line that the server is ready.
    const again = saved(page);
    const second = await startServer(env);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await again;
    await page.goto('/favorites');
    await expect(card(page, 'Inception')).toBeVisible();
    await context.close();
    expect(await second.stop()).toBe(0);
    rmSync(dataDirectory, { recursive: true });
  });
});

test.describe('a long list', () => {
  /** Favorites of numbers the catalogue may not know, in the table and in the local list. */
  async function seed(
    page: Page,
    app: Parameters<typeof tableRows>[0],
    person: Parameters<typeof tableRows>[1],
    count: number,
  ) {
    // A page of the same origin on which no app runs.
    await page.goto('/favicon.svg');
    const movies = Array.from({ length: count }, (_, place) => ({
      id: place + 1,
      title: `Movie number ${place + 1}`,
      poster_path: null,
      release_date: `${1950 + (place % 70)}-01-01`,
      genre_ids: [place % 2 ? 18 : 35],
      overview: '',
      original_title: '',
    }));
    const headers = {
      apikey: app.publishableKey,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await accessTokenOf(app, person)}`,
    };
    const start = Date.parse('2026-01-01T00:00:00Z');
    for (let from = 0; from < count; from += 1000) {
      const rows = movies.slice(from, from + 1000).map(({ id }) => ({
        user_id: person.id,
        movie_id: id,
        type: 'movie',
        created_at: new Date(start + id * 1000).toISOString(),
      }));
      await fetch(`${app.url}/rest/v1/favorites`, {
        method: 'POST',
        headers,
        body: JSON.stringify(rows),
      });
    }
    await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), movies);
  }

  test('can be sorted, and filtered by title, kind and genre', async ({ page, person, app }) => {
    await seed(page, app, person, 30);
    await page.goto('/favorites');
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
    await expect(page.getByText('No favorite fits this filter.')).toBeVisible();
  });

  test('of ten thousand keeps the page small and is all there', async ({ page, person, app }) => {
    await seed(page, app, person, 10_000);
    await page.goto('/favorites');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Movie number 10000');
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(card(page, 'Movie number 1')).toBeInViewport();
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    await heart(page, 'Movie number 1').click();
    await expect(
      page.getByRole('button', { name: 'Undo removing Movie number 1', exact: true }),
    ).toBeVisible();
    expect(await localList(page)).toHaveLength(9999);
  });
});

test.describe('files', () => {
  test('the list goes out as JSON and as CSV', async ({ page, person: _ }) => {
    await page.goto('/?q=inception');
    await heart(page, 'Inception').click();
    await page.goto('/favorites');
    await page.getByText('Export and import').click();
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    ]);
    expect(json.suggestedFilename()).toBe('favorites.json');
    expect(JSON.parse(readFileSync(await json.path(), 'utf8'))).toEqual(await localList(page));
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(readFileSync(await csv.path(), 'utf8')).toContain('27205,,Inception,2010,');
  });

  test('a file is shown before it changes anything, and then adds what is new', async ({
    page,
    person,
    app,
  }) => {
    await page.goto('/?q=inception');
    await heart(page, 'Inception').click();
    await page.goto('/favorites');
    await page.getByText('Export and import').click();
    await page.getByLabel('Import a file').setInputFiles({
      name: 'watchlist.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('tmdbID,Title,Year\n27205,Inception,2010\n550,Fight Club,1999\n'),
    });
    await expect(page.getByText('2 favorites in the file: 1 new, 1 already here.')).toBeVisible();
    expect(await localList(page)).toHaveLength(1);
    const acknowledged = saved(page);
    await page.getByRole('button', { name: 'Add 1 favorite' }).click();
    await acknowledged;
    await expect(page.getByText('1 favorite added.')).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Fight Club',
      'Inception',
    ]);
    expect(await tableRows(app, person)).toHaveLength(2);
  });

  test('a bad file is refused with its line, and nothing is changed', async ({
    page,
    person,
    app,
  }) => {
    await page.goto('/favorites');
    await page.getByText('Export and import').click();
    await page.getByLabel('Import a file').setInputFiles({
      name: 'broken.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('tmdbID\n550\nfight club\n'),
    });
    await expect(page.getByRole('alert')).toHaveText(
      'Line 3 has no valid tmdbID. Nothing was changed.',
    );
    expect(await localList(page)).toEqual([]);
    expect(await tableRows(app, person)).toEqual([]);
  });
});

test('the browser keeps favorites under the keys of docs/favorites.md and no others', async ({
  page,
  person,
  makePerson,
  logIn,
}) => {
  // What is never answered stays in the queue.
  await page.route('**/rest/v1/favorites*', () => {});
  await page.evaluate(() => localStorage.setItem('favorites', 'unreadable'));
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const other = await makePerson();
  await logIn(other);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  const plain = (key: string) =>
    key
      .replace(person.id, 'USER')
      .replace(other.id, 'USER')
      .replace(/USER\.[\w-]+$/, 'USER.ID');
  const documented = readFileSync('docs/favorites.md', 'utf8').matchAll(/^\| `([\w.]+)` \|/gm);
  expect(new Set(kept.map(plain).filter((key) => key.includes('favorites')))).toEqual(
    new Set([...documented].map(([, key]) => key)),
  );
});
