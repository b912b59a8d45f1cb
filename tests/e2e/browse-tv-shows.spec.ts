// TV Shows: the list, its search and its genres; docs/contracts/screens.md#search-and-genre
import {
  card,
  expect,
  failedRequest,
  loadingStatus,
  searchFor,
  test,
  trailerButton,
} from '#tests/support/browser/browsing-test.ts';
import {
  answerWith,
  aPageOf,
  failAt,
  holdBack,
  watchCatalogueCalls,
} from '#tests/support/catalogue/catalogue-answers.ts';

test('TV Shows shows popular TV shows, each with its poster, title and first year', async ({
  page,
}) => {
  const calls = watchCatalogueCalls(page);
  await page.goto('/tvshows');
  await expect(page.getByRole('heading', { name: 'TV Shows', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  const breakingBad = card(page, 'Breaking Bad');
  await expect(breakingBad.getByRole('heading', { name: 'Breaking Bad' })).toBeVisible();
  await expect(breakingBad.getByText('2008', { exact: true })).toBeVisible();
  await expect(breakingBad.locator('img')).toHaveAttribute('src', /\/t\/p\/w500\/tv-1396\.svg$/);
  await expect(page.getByRole('option', { name: 'Western' })).toBeAttached();
  expect(calls.sort()).toEqual(['genre/tv/list', 'tv/popular?page=1']);
});

test('Load more brings the next twenty TV shows, none of them twice', async ({ page }) => {
  await page.goto('/tvshows');
  await expect(page.getByRole('article')).toHaveCount(20);
  const calls = watchCatalogueCalls(page);
  await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
  await expect(page.getByRole('article')).toHaveCount(40);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(40);
  expect(calls).toEqual(['tv/popular?page=2']);
});

test('Enter in the search box searches the catalogue for TV shows', async ({ page }) => {
  await page.goto('/tvshows');
  const calls = watchCatalogueCalls(page);
  await page.getByPlaceholder('Search for TV shows...', { exact: true }).fill('the wire');
  await page.getByPlaceholder('Search for TV shows...', { exact: true }).press('Enter');
  await expect(card(page, 'The Wire')).toContainText('2002');
  await expect(card(page, 'Breaking Bad')).toHaveCount(0);
  await expect(page).toHaveURL('/tvshows?q=the+wire');
  expect(calls.filter((call) => call.startsWith('search'))).toEqual([
    'search/tv?query=the+wire&page=1',
  ]);
});

test('searching for blank text loads the popular TV shows again', async ({ page }) => {
  await page.goto('/tvshows?q=the+wire');
  await expect(card(page, 'The Wire')).toBeVisible();
  const calls = watchCatalogueCalls(page);
  await searchFor(page, '   ');
  await expect(card(page, 'Breaking Bad')).toBeVisible();
  await expect(page).toHaveURL('/tvshows');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  expect(calls).toEqual(['tv/popular?page=1']);
});

test('searching for blank text among the popular TV shows asks for them again', async ({
  page,
}) => {
  await page.goto('/tvshows');
  await expect(card(page, 'Breaking Bad')).toBeVisible();
  const again = page.waitForRequest('**/catalogue/3/tv/popular?*page=1');
  await page.getByRole('button', { name: 'Search' }).click();
  await again;
  await expect(card(page, 'Breaking Bad')).toBeVisible();
});

test('another search while one is loading is ignored', async ({ page }) => {
  await page.goto('/tvshows');
  const release = await holdBack(page, 'search/tv');
  await searchFor(page, 'the wire');
  await expect(loadingStatus(page)).toBeVisible();
  await searchFor(page, '');
  release();
  await expect(card(page, 'The Wire')).toBeVisible();
  await expect(page).toHaveURL('/tvshows?q=the+wire');
});

test('the genres of TV shows follow All Genres', async ({ page }) => {
  await page.goto('/tvshows');
  const filter = page.getByRole('combobox', { name: 'Filter by Genre', exact: true });
  await expect(filter.getByRole('option', { name: 'Sci-Fi & Fantasy' })).toBeAttached();
  await expect(filter.getByRole('option').first()).toHaveText('All Genres');
  await expect(filter.getByRole('option', { name: 'TV Movie' })).toHaveCount(0);
});

test('a genre shows the TV shows that the catalogue discovers in it, and clears the search', async ({
  page,
}) => {
  await page.goto('/tvshows?q=the+wire');
  await expect(card(page, 'The Wire')).toBeVisible();
  const calls = watchCatalogueCalls(page);
  await page.getByLabel('Filter by Genre').selectOption('Western');
  await expect(card(page, 'Deadwood')).toBeVisible();
  await expect(card(page, 'The Wire')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL('/tvshows?genre=37');
  expect(calls).toEqual(['discover/tv?with_genres=37&page=1']);
});

test('a search clears the genre', async ({ page }) => {
  await page.goto('/tvshows?genre=37');
  await expect(card(page, 'Deadwood')).toBeVisible();
  await searchFor(page, 'the wire');
  await expect(card(page, 'The Wire')).toBeVisible();
  await expect(page.getByLabel('Filter by Genre')).toHaveValue('');
  await expect(page).toHaveURL('/tvshows?q=the+wire');
});

test('reload, Back and Forward keep search and genre', async ({ page }) => {
  await page.goto('/tvshows?q=the+wire');
  await page.getByLabel('Filter by Genre').selectOption('Western');
  await expect(page).toHaveURL('/tvshows?genre=37');
  await page.reload();
  await expect(card(page, 'Deadwood')).toBeVisible();
  await expect(page.getByLabel('Filter by Genre')).toHaveValue('37');
  await page.goBack();
  await expect(card(page, 'The Wire')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('the wire');
  await page.goForward();
  await expect(card(page, 'Deadwood')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the link TV Shows resets the search', async ({ page }) => {
  await page.goto('/tvshows?q=the+wire');
  await expect(card(page, 'The Wire')).toBeVisible();
  await page.getByRole('link', { name: 'TV Shows' }).click();
  await expect(card(page, 'Breaking Bad')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL('/tvshows');
});

test('a TV show without a poster, a name or a date harms nothing', async ({ page }) => {
  const tvShows = [
    { id: 1, name: '<b>Bold</b>', first_air_date: null, poster_path: null },
    { id: 2, name: null },
    { id: null, name: 'Nobody' },
  ];
  await answerWith(page, 'tv/popular', aPageOf(tvShows));
  await page.goto('/tvshows');
  await expect(trailerButton(page, '<b>Bold</b>')).toHaveText('<b>Bold</b>');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(/null|undefined|NaN|Nobody/)).toHaveCount(0);
});

test.describe('when the catalogue fails', () => {
  test.use({ expectedErrors: failedRequest });

  test('TV Shows says Failed to load TV shows, and trying again loads them', async ({ page }) => {
    const mend = await failAt(page, 'tv/popular');
    await page.goto('/tvshows');
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Failed to load TV shows', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Failed to load movies...')).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Breaking Bad')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('a genre of TV shows says Failed to load TV shows', async ({ page }) => {
    await failAt(page, 'discover/tv');
    await page.goto('/tvshows?genre=37');
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Failed to load TV shows', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to search')).toHaveCount(0);
  });

  test('a search says Failed to search TV shows, and trying again searches', async ({ page }) => {
    const mend = await failAt(page, 'search/tv');
    await page.goto('/tvshows?q=the+wire');
    const alert = page.getByRole('alert');
    await expect(alert.getByText('Failed to search TV shows', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to load')).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'The Wire')).toBeVisible();
  });

  test('a genre list that fails is empty, and the TV shows are there all the same', async ({
    page,
  }) => {
    await failAt(page, 'genre/tv/list');
    await page.goto('/tvshows');
    await expect(card(page, 'Breaking Bad')).toBeVisible();
    await expect(page.getByLabel('Filter by Genre').getByRole('option')).toHaveText(['All Genres']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
