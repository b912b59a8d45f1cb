// Hearts and the favorites page; docs/contracts/screens.md#the-local-list
import { createPerson } from '#tests/support/browser/accounts-in-browser.ts';
import { expect, failedRequest, test } from '#tests/support/browser/browser-test.ts';
import {
  keepInception,
  localList,
  saved,
  tableRows,
} from '#tests/support/browser/favorites-in-browser.ts';
import { card, heading, heart, logOut, trailerButton } from '#tests/support/browser/locators.ts';
import { leaveListsToTheApp } from '#tests/support/catalogue/catalogue-answers.ts';

const inception = { id: 27205, title: 'Inception', release_date: '2010-07-15' };

test.describe('a heart', () => {
  test.beforeEach(({ page, person: _ }) => page.goto('/?q=inception'));

  test('makes a movie a favorite everywhere', async ({ page, person, app }) => {
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'false');
    const acknowledged = saved(page);
    await heart(page, 'Inception').click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await acknowledged;
    expect(await localList(page)).toMatchObject([
      { ...inception, poster_path: '/movie-27205.svg' },
    ]);
    expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
  });

  test('removes the favorite everywhere by a second tap', async ({ page, person, app }) => {
    await keepInception(page);
    const removed = saved(page, 'DELETE');
    await heart(page, 'Inception').click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'false');
    await removed;
    expect(await localList(page)).toEqual([]);
    expect(await tableRows(app, person)).toEqual([]);
  });

  test('stores the movie object exactly as the catalogue gave it', async ({ page }) => {
    await leaveListsToTheApp(page);
    const answer = page.waitForResponse('**/catalogue/3/search/movie*');
    await page.reload();
    const { results } = await (await answer).json();
    await heart(page, 'Inception').click();
    expect(await localList(page)).toEqual([results.find(({ id }: { id: number }) => id === 27205)]);
  });

  test('beats after a tap, and not after a load', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const drawing = heart(page, 'Inception').locator('svg');
    await heart(page, 'Inception').click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await expect(drawing).toHaveCSS('animation-name', /beat/);
    await page.reload();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await expect(drawing).toHaveCSS('animation-name', 'none');
  });
});

test('a movie and a TV show of one number are two favorites', async ({ page, person, app }) => {
  await page.goto('/?q=mirror');
  await heart(page, 'Mirror').click();
  await page.goto('/tvshows?q=breaking bad');
  await expect(heart(page, 'Breaking Bad')).toHaveAttribute('aria-pressed', 'false');
  const acknowledged = saved(page);
  await heart(page, 'Breaking Bad').click();
  await acknowledged;
  await page.goto('/favorites');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Breaking Bad',
    'Mirror',
  ]);
  expect(await localList(page)).toMatchObject([{ id: 1396 }, { id: 1396, type: 'tv' }]);
  expect(await tableRows(app, person)).toEqual([
    { movie_id: 1396, type: 'movie' },
    { movie_id: 1396, type: 'tv' },
  ]);
});

test.describe('the favorites page', () => {
  test.beforeEach(async ({ page, person: _ }) => {
    await keepInception(page);
    await page.goto('/favorites');
  });

  const undo = 'Undo removing Inception';

  test('lists the favorites, newest first, also after a reload', async ({ page }) => {
    await page.goto('/?q=fight club');
    await heart(page, 'Fight Club').click();
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(heading(page, 'Your Favorites')).toBeVisible();
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(['Fight Club', 'Inception']);
    await page.reload();
    await expect(titles).toHaveText(['Fight Club', 'Inception']);
  });

  test('keeps a removed favorite in its position until the page is left', async ({ page }) => {
    await heart(page, 'Inception').click();
    await expect(page.getByRole('button', { name: undo })).toBeVisible();
    await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
    expect(await localList(page)).toEqual([]);
    await page.getByRole('link', { name: 'Home' }).click();
    // When the other page is shown, this one has been left.
    await expect(heading(page, 'Movies')).toBeVisible();
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
    await expect(card(page, 'Inception')).toHaveCount(0);
  });

  test('makes a removed title a favorite again by Undo', async ({ page }) => {
    await heart(page, 'Inception').click();
    await page.getByRole('button', { name: undo }).click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('No Favorite Movies Yet')).toHaveCount(0);
    expect(await localList(page)).toMatchObject([{ id: 27205 }]);
  });

  test('keeps the focus where a favorite was removed, and where it came back', async ({ page }) => {
    await heart(page, 'Inception').press('Space');
    await expect(page.getByRole('button', { name: undo })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(heart(page, 'Inception')).toBeFocused();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  });

  test('focuses a card after a removal in its dialog', async ({ page }) => {
    await trailerButton(page, 'Inception').press('Enter');
    const inDialog = page.getByRole('dialog').getByRole('button', { name: 'Keep Inception' });
    await inDialog.press('Space');
    await page.keyboard.press('Escape');
    await expect(trailerButton(page, 'Inception')).toBeFocused();
    await expect(page.getByRole('button', { name: undo })).toBeVisible();
  });

  test('opens the trailer of a favorite, and Back closes it', async ({ page }) => {
    await trailerButton(page, 'Inception').click();
    await expect(page).toHaveURL('/favorites?title=movie-27205');
    await expect(page.getByRole('dialog', { name: 'Inception' }).locator('iframe')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/favorites');
  });

  test('shows the same favorites on another device', async ({ person, openElsewhere }) => {
    const elsewhere = await openElsewhere(person);
    await elsewhere.goto('/favorites');
    await expect(card(elsewhere, 'Inception')).toContainText('2010');
    await elsewhere.goto('/?q=inception');
    await expect(heart(elsewhere, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  });

  test('does not show the favorites of the previous visitor to the next one', async ({
    page,
    person,
    app,
    logIn,
  }) => {
    await logOut(page);
    await logIn(await createPerson(app));
    await page.goto('/favorites');
    await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
    await expect(card(page, 'Inception')).toHaveCount(0);
    await logOut(page);
    await logIn(person);
    await page.goto('/favorites');
    await expect(card(page, 'Inception')).toBeVisible();
  });

  test('sets a corrupt local list aside, and shows the favorites of the table', async ({
    page,
  }) => {
    const corrupt = '[{"id":27205,';
    await page.evaluate((text) => localStorage.setItem('favorites', text), corrupt);
    await page.goto('/favorites');
    await expect(card(page, 'Inception')).toContainText('2010');
    const aside = await page.evaluate(() => localStorage.getItem('marquee.favorites.unreadable'));
    expect(aside).toBe(corrupt);
  });
});

test('without favorites the page explains how to add one', async ({ page, person: _ }) => {
  await page.goto('/favorites');
  await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
  await expect(
    page.getByText('Start adding movies to your favorites and they will appear here!'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the trailer of a TV show plays from the favorites page', async ({ page, person: _ }) => {
  await page.goto('/tvshows?q=breaking bad');
  await heart(page, 'Breaking Bad').click();
  await page.goto('/favorites');
  await trailerButton(page, 'Breaking Bad').click();
  await expect(page.getByRole('dialog', { name: 'Breaking Bad' })).toBeVisible();
});

test('the request to the table selects movie_id and type of this user only', async ({
  page,
  person,
}) => {
  const request = page.waitForRequest((asked) => asked.url().includes('/rest/v1/favorites'));
  await page.goto('/');
  const query = new URL((await request).url()).searchParams;
  expect(query.get('select')).toBe('movie_id,type');
  expect(query.get('user_id')).toBe(`eq.${person.id}`);
});

test('an older local list goes to the first user who logs in', async ({
  page,
  account,
  logIn,
  app,
}) => {
  const old = [{ id: 550, title: 'Fight Club', poster_path: null, release_date: '1999-10-15' }];
  await page.goto('/login');
  await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), old);
  const acknowledged = saved(page);
  await logIn(account);
  await acknowledged;
  await page.goto('/favorites');
  await expect(card(page, 'Fight Club')).toContainText('1999');
  expect(await tableRows(app, account)).toEqual([{ movie_id: 550, type: 'movie' }]);
});

test.describe('a tap while the server is out of reach', () => {
  test.use({ expectedErrors: failedRequest });
  test.beforeEach(async ({ page, person: _ }) => {
    await page.goto('/?q=inception');
    await expect(heart(page, 'Inception')).toBeVisible();
  });

  test('survives a reload and is saved in the end', async ({ page, person, app }) => {
    await page.route('**/rest/v1/favorites*', (route) => route.abort());
    await heart(page, 'Inception').click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    const acknowledged = saved(page);
    await page.unroute('**/rest/v1/favorites*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await acknowledged;
    expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
  });

  test('is undone when it is refused for good, and the page says why', async ({ page }) => {
    await page.route('**/rest/v1/favorites*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: { code: '42501', details: null, hint: null, message: 'This list is full.' },
          })
        : route.fallback(),
    );
    await heart(page, 'Inception').click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(page.getByRole('alert')).toContainText('This list is full.');
    expect(await localList(page)).toEqual([]);
  });
});
