// Hearts and the favorites page; docs/contracts/screens.md#the-local-list
import { expect, test } from '#tests/support/browser/browser-test.ts';
import {
  card,
  heart,
  localList,
  saved,
  tableRows,
} from '#tests/support/browser/favorites-in-browser.ts';

/** Resolves once the table has acknowledged a tap. */
test('a heart makes a movie a favorite, on the card, in the local list and in the table', async ({
  page,
  person,
  app,
}) => {
  await page.goto('/?q=inception');
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'false');
  const acknowledged = saved(page, 'POST');
  await heart(page, 'Inception').click();
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  await acknowledged;
  expect(await localList(page)).toMatchObject([
    { id: 27205, title: 'Inception', release_date: '2010-07-15', poster_path: '/movie-27205.svg' },
  ]);
  expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
});

test('the local list keeps the movie object exactly as the catalogue gave it', async ({
  page,
  person: _,
}) => {
  const answer = page.waitForResponse('**/catalogue/3/search/movie*');
  await page.goto('/?q=inception');
  const { results } = await (await answer).json();
  await heart(page, 'Inception').click();
  expect(await localList(page)).toEqual([results.find(({ id }: { id: number }) => id === 27205)]);
});

test('a second tap on the heart takes the favorite away again, everywhere', async ({
  page,
  person,
  app,
}) => {
  await page.goto('/?q=inception');
  const added = saved(page, 'POST');
  await heart(page, 'Inception').click();
  await added;
  const removed = saved(page, 'DELETE');
  await heart(page, 'Inception').click();
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'false');
  await removed;
  expect(await localList(page)).toEqual([]);
  expect(await tableRows(app, person)).toEqual([]);
});

test('the favorites page lists what was kept, newest first, and is still so after a reload', async ({
  page,
  person: _,
}) => {
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await page.goto('/?q=fight club');
  await heart(page, 'Fight Club').click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Favorites' })).toBeVisible();
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Fight Club', 'Inception']);
  await page.reload();
  await expect(titles).toHaveText(['Fight Club', 'Inception']);
});

test('without favorites the page says how to begin', async ({ page, person: _ }) => {
  await page.goto('/favorites');
  await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
  await expect(
    page.getByText('Start adding movies to your favorites and they will appear here!'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a favorite removed on the favorites page stays in its place, with Undo, until the page is left', async ({
  page,
  person: _,
}) => {
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await page.goto('/favorites');
  await heart(page, 'Inception').click();
  await expect(page.getByRole('button', { name: 'Undo removing Inception' })).toBeVisible();
  await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
  expect(await localList(page)).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).click();
  // The page is left once the other one is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
  await expect(card(page, 'Inception')).toHaveCount(0);
});

test('Undo makes a removed title a favorite again', async ({ page, person: _ }) => {
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await page.goto('/favorites');
  await heart(page, 'Inception').click();
  await page.getByRole('button', { name: 'Undo removing Inception' }).click();
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('No Favorite Movies Yet')).toHaveCount(0);
  expect(await localList(page)).toMatchObject([{ id: 27205 }]);
});

test('a heart beats after a tap, and none does at a load', async ({ page, person: _ }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?q=inception');
  const beat = () =>
    heart(page, 'Inception')
      .locator('svg')
      .evaluate((element) => getComputedStyle(element).animationName);
  await heart(page, 'Inception').click();
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  expect(await beat()).toContain('beat');
  await page.reload();
  await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  expect(await beat()).toBe('none');
});

test.describe('by keyboard', () => {
  test('the focus stays where a favorite was removed, and where it came back', async ({
    page,
    person: _,
  }) => {
    await page.goto('/?q=inception');
    await heart(page, 'Inception').click();
    await page.goto('/favorites');
    await heart(page, 'Inception').press('Space');
    await expect(page.getByRole('button', { name: 'Undo removing Inception' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(heart(page, 'Inception')).toBeFocused();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the focus goes back to the card of a favorite that was removed in its dialog', async ({
    page,
    person: _,
  }) => {
    await page.goto('/?q=inception');
    await heart(page, 'Inception').click();
    await page.goto('/favorites');
    await page.getByRole('button', { name: 'Play trailer for Inception' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keep Inception in favorites' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Play trailer for Inception' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo removing Inception' })).toBeVisible();
  });
});

test('a movie and a TV show of the same number are two favorites', async ({
  page,
  person,
  app,
}) => {
  await page.goto('/?q=mirror');
  await heart(page, 'Mirror').click();
  await page.goto('/tvshows?q=breaking bad');
  await expect(heart(page, 'Breaking Bad')).toHaveAttribute('aria-pressed', 'false');
  const acknowledged = saved(page, 'POST');
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

test('the trailer of a favorite plays from the favorites page', async ({ page, person: _ }) => {
  await page.goto('/tvshows?q=breaking bad');
  await heart(page, 'Breaking Bad').click();
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Play trailer for Breaking Bad' }).click();
  await expect(page.getByRole('dialog', { name: 'Breaking Bad' })).toBeVisible();
});

test('favorites follow to another device', async ({ page, person, logIn, browser, app }) => {
  await page.goto('/?q=inception');
  const acknowledged = saved(page, 'POST');
  await heart(page, 'Inception').click();
  await acknowledged;
  const device = await browser.newContext({ baseURL: app.url });
  const elsewhere = await device.newPage();
  await logIn(person, elsewhere);
  await elsewhere.goto('/favorites');
  await expect(card(elsewhere, 'Inception')).toContainText('2010');
  await elsewhere.goto('/?q=inception');
  await expect(heart(elsewhere, 'Inception')).toHaveAttribute('aria-pressed', 'true');
  await device.close();
});

test('the table is asked for movie_id and type of this user only', async ({ page, person }) => {
  const request = page.waitForRequest((asked) => asked.url().includes('/rest/v1/favorites'));
  await page.goto('/');
  const query = new URL((await request).url()).searchParams;
  expect(query.get('select')).toBe('movie_id,type');
  expect(query.get('user_id')).toBe(`eq.${person.id}`);
});

test('the next person at the same browser does not see the favorites of the one before', async ({
  page,
  person,
  makePerson,
  logIn,
}) => {
  await page.goto('/?q=inception');
  const acknowledged = saved(page, 'POST');
  await heart(page, 'Inception').click();
  await acknowledged;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(await makePerson());
  await page.goto('/favorites');
  await expect(page.getByText('No Favorite Movies Yet')).toBeVisible();
  await expect(card(page, 'Inception')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(person);
  await page.goto('/favorites');
  await expect(card(page, 'Inception')).toBeVisible();
});

test('a list from before there were accounts is taken over by the first to log in', async ({
  page,
  makePerson,
  logIn,
  app,
}) => {
  const person = await makePerson();
  const old = [{ id: 550, title: 'Fight Club', poster_path: null, release_date: '1999-10-15' }];
  await page.goto('/login');
  await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), old);
  const acknowledged = saved(page, 'POST');
  await logIn(person);
  await acknowledged;
  await page.goto('/favorites');
  await expect(card(page, 'Fight Club')).toContainText('1999');
  expect(await tableRows(app, person)).toEqual([{ movie_id: 550, type: 'movie' }]);
});

test('a corrupt local list is set aside, and what the table has comes back', async ({
  page,
  person: _,
}) => {
  await page.goto('/?q=inception');
  const acknowledged = saved(page, 'POST');
  await heart(page, 'Inception').click();
  await acknowledged;
  await page.evaluate(() => localStorage.setItem('favorites', '[{"id":27205,'));
  await page.goto('/favorites');
  await expect(card(page, 'Inception')).toContainText('2010');
  expect(await page.evaluate(() => localStorage.getItem('marquee.favorites.unreadable'))).toBe(
    '[{"id":27205,',
  );
});

test.describe('out of reach of the server', () => {
  // The error is brought about here, by taking the network away.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a tap shows at once, survives a reload and is saved when the server is back', async ({
    page,
    person,
    app,
  }) => {
    await page.goto('/?q=inception');
    await expect(heart(page, 'Inception')).toBeVisible();
    await page.route('**/rest/v1/favorites*', (route) => route.abort());
    await heart(page, 'Inception').click();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart(page, 'Inception')).toHaveAttribute('aria-pressed', 'true');
    const acknowledged = saved(page, 'POST');
    await page.unroute('**/rest/v1/favorites*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await acknowledged;
    expect(await tableRows(app, person)).toEqual([{ movie_id: 27205, type: 'movie' }]);
  });

  test('a tap that is refused for good is taken back, and the favorites page says why', async ({
    page,
    person: _,
  }) => {
    await page.goto('/?q=inception');
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

test('the trailer of a favorite opens from the list, and Back closes it', async ({
  page,
  person: _,
}) => {
  await page.goto('/?q=inception');
  await heart(page, 'Inception').click();
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Play trailer for Inception' }).click();
  await expect(page).toHaveURL('/favorites?title=movie-27205');
  await expect(page.getByRole('dialog', { name: 'Inception' }).locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/favorites');
});
