// Home: the list, its search and its genres; docs/contracts/screens.md#search-and-genre
import {
  card,
  expect,
  failedRequest,
  loadingStatus,
  noNetwork,
  searchFor,
  test,
  trailerButton,
} from '#tests/support/browser/browsing-test.ts';
import {
  answerWith,
  aPageOf,
  failAt,
  holdBack,
  servePageAsFile,
  watchCatalogueCalls,
} from '#tests/support/catalogue/catalogue-answers.ts';

test('Home shows popular movies, each with its poster, title and release year', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  const parasite = card(page, 'Parasite');
  await expect(parasite.getByRole('heading', { name: 'Parasite' })).toBeVisible();
  await expect(parasite.getByText('2019', { exact: true })).toBeVisible();
  await expect(parasite).not.toContainText('2019-05-30');
  const poster = parasite.locator('img');
  await expect(poster).toHaveAttribute('src', /\/t\/p\/w500\/movie-496243\.svg$/);
  await expect(poster).toHaveJSProperty('complete', true);
  expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('Home asks the catalogue for popular movies and for genres, as the visitor who is logged in', async ({
  page,
  session,
}) => {
  const calls = watchCatalogueCalls(page);
  const popular = page.waitForRequest('**/catalogue/3/movie/popular*');
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('option', { name: 'Western' })).toBeAttached();
  expect(calls.sort()).toEqual(['genre/movie/list', 'movie/popular?page=1']);
  const { access_token } = JSON.parse(session);
  expect((await popular).headers().authorization).toBe(`Bearer ${access_token}`);
});

test('every call to a catalogue that wants an api key carries it, and no token', async ({
  page,
}) => {
  await servePageAsFile(page);
  await page.route('**/config.json', async (route) => {
    const configuration = await (await route.fetch()).json();
    await route.fulfill({ json: { ...configuration, catalogueKey: 'a key' } });
  });
  const requests: { method: string; url: string; token: string | undefined }[] = [];
  await page.route('**/catalogue/3/**', (route) => {
    const request = route.request();
    const token = request.headers().authorization;
    requests.push({ method: request.method(), url: request.url(), token });
    return route.fulfill({ json: { genres: [], ...aPageOf([{ id: 550, title: 'Fight Club' }]) } });
  });
  await page.goto('/');
  await trailerButton(page, 'Fight Club').click();
  await expect(page.getByText('No trailer available.')).toBeVisible();
  expect(requests).toHaveLength(4);
  for (const { method, url, token } of requests) {
    expect(method).toBe('GET');
    expect(new URL(url).searchParams.get('api_key')).toBe('a key');
    expect(token).toBeUndefined();
  }
});

test.describe('searching', () => {
  test('Enter in the search box searches the catalogue for movies', async ({ page }) => {
    await page.goto('/');
    const calls = watchCatalogueCalls(page);
    await page.getByPlaceholder('Search for movies...', { exact: true }).fill('fight club');
    await page.getByPlaceholder('Search for movies...', { exact: true }).press('Enter');
    await expect(card(page, 'Fight Club')).toContainText('1999');
    await expect(card(page, 'Parasite')).toHaveCount(0);
    await expect(page).toHaveURL('/?q=fight+club');
    expect(calls.filter((call) => call.startsWith('search'))).toEqual([
      'search/movie?query=fight+club&page=1',
    ]);
  });

  test('the search button searches too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search for movies' }).fill('inception');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(card(page, 'Inception')).toContainText('2010');
    await expect(card(page, 'Parasite')).toHaveCount(0);
  });

  test('the box keeps the focus and the text, so that the search can be refined', async ({
    page,
  }) => {
    await page.goto('/');
    await searchFor(page, 'inception');
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('inception');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('a search that finds nothing says so and leads back to the popular movies', async ({
    page,
  }) => {
    await answerWith(page, 'search/movie', aPageOf([]));
    await page.goto('/?q=%3Cb%3Enothing%3C/b%3E');
    await expect(page.getByText('Nothing was found for “<b>nothing</b>”.')).toBeVisible();
    await page.getByRole('button', { name: 'Browse what is popular' }).click();
    await expect(card(page, 'Parasite')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('blank text is not searched for', async ({ page }) => {
    await page.goto('/?q=inception');
    await expect(card(page, 'Inception')).toBeVisible();
    const calls = watchCatalogueCalls(page);
    await searchFor(page, '   ');
    await expect(page).toHaveURL('/?q=inception');
    await expect(card(page, 'Inception')).toBeVisible();
    await searchFor(page, 'alien');
    await expect(card(page, 'Alien')).toBeVisible();
    expect(calls).toEqual(['search/movie?query=alien&page=1']);
  });

  test('another search while one is loading is ignored', async ({ page }) => {
    await page.goto('/');
    const calls = watchCatalogueCalls(page);
    const release = await holdBack(page, 'search/movie');
    await searchFor(page, 'inception');
    await expect(loadingStatus(page)).toBeVisible();
    await searchFor(page, 'alien');
    release();
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page).toHaveURL('/?q=inception');
    await expect(card(page, 'Alien')).toHaveCount(0);
    expect(calls.filter((call) => call.startsWith('search'))).toHaveLength(1);
  });

  test('a search clears the genre', async ({ page }) => {
    await page.goto('/?genre=37');
    await expect(page.getByLabel('Filter by Genre')).toHaveValue('37');
    await searchFor(page, 'inception');
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page.getByLabel('Filter by Genre')).toHaveValue('');
    await expect(page).toHaveURL('/?q=inception');
  });
});

test.describe('filtering by genre', () => {
  test('All Genres is the first choice, the genres of the catalogue follow', async ({ page }) => {
    await answerWith(page, 'genre/movie/list', {
      genres: [
        { id: 37, name: 'Western' },
        { id: 28, name: 'Action' },
      ],
    });
    await page.goto('/');
    const filter = page.getByRole('combobox', { name: 'Filter by Genre', exact: true });
    await expect(filter.getByRole('option')).toHaveText(['All Genres', 'Western', 'Action']);
    await expect(filter).toHaveValue('');
    await expect(page.getByText('Filter by Genre', { exact: true })).toBeVisible();
  });

  test('a genre shows the movies that the catalogue discovers in it', async ({ page }) => {
    await page.goto('/');
    const calls = watchCatalogueCalls(page);
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await expect(card(page, 'High Noon')).toBeVisible();
    await expect(card(page, 'Parasite')).toHaveCount(0);
    await expect(page).toHaveURL('/?genre=37');
    expect(calls.filter((call) => call.startsWith('discover'))).toEqual([
      'discover/movie?with_genres=37&page=1',
    ]);
  });

  test('All Genres shows the popular movies again', async ({ page }) => {
    await page.goto('/?genre=37');
    await page.getByLabel('Filter by Genre').selectOption('All Genres');
    await expect(card(page, 'Parasite')).toBeVisible();
    await expect(card(page, 'High Noon')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('a genre clears the search', async ({ page }) => {
    await page.goto('/?q=inception');
    await expect(card(page, 'Inception')).toBeVisible();
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await expect(card(page, 'High Noon')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page).toHaveURL('/?genre=37');
  });

  test('a genre clears text that was typed and not yet searched for', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('half a thou');
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await expect(card(page, 'High Noon')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test.describe('the address', () => {
  test('a search survives a reload', async ({ page }) => {
    await page.goto('/');
    await searchFor(page, 'inception');
    await expect(card(page, 'Inception')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('inception');
    await expect(card(page, 'Parasite')).toHaveCount(0);
  });

  test('a genre survives a reload', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await expect(page).toHaveURL('/?genre=37');
    await page.reload();
    await expect(card(page, 'High Noon')).toBeVisible();
    await expect(page.getByLabel('Filter by Genre')).toHaveValue('37');
    await expect(card(page, 'Parasite')).toHaveCount(0);
  });

  test('a link that names a search and a genre searches', async ({ page }) => {
    await page.goto('/?q=inception&genre=37');
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page.getByLabel('Filter by Genre')).toHaveValue('');
    await expect(card(page, 'High Noon')).toHaveCount(0);
  });

  test('Back and Forward step through the popular movies, a search and a genre', async ({
    page,
  }) => {
    await page.goto('/');
    await searchFor(page, 'inception');
    await expect(card(page, 'Inception')).toBeVisible();
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await expect(card(page, 'High Noon')).toBeVisible();

    await page.goBack();
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('inception');
    await expect(page.getByLabel('Filter by Genre')).toHaveValue('');
    await page.goBack();
    await expect(card(page, 'Parasite')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goForward();
    await page.goForward();
    await expect(card(page, 'High Noon')).toBeVisible();
    await expect(page.getByLabel('Filter by Genre')).toHaveValue('37');
  });

  for (const link of ['Marquee', 'Home']) {
    test(`the link ${link} resets the search and loads the popular movies again`, async ({
      page,
    }) => {
      await page.goto('/');
      await expect(card(page, 'Parasite')).toBeVisible();
      await searchFor(page, 'inception');
      await expect(card(page, 'Inception')).toBeVisible();
      const calls = watchCatalogueCalls(page);
      const again = page.waitForResponse('**/catalogue/3/movie/popular?*page=1');
      await page.getByRole('link', { name: link, exact: true }).click();
      await again;
      await expect(card(page, 'Parasite')).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page).toHaveURL('/');
      expect(calls).toEqual(['movie/popular?page=1']);
    });
  }

  test('the link Home empties the search box and loads again even on Home itself', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(card(page, 'Parasite')).toBeVisible();
    await page.getByRole('searchbox').fill('half a thou');
    const again = page.waitForRequest('**/catalogue/3/movie/popular?*page=1');
    await page.getByRole('link', { name: 'Home' }).click();
    await again;
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(card(page, 'Parasite')).toBeVisible();
  });
});

test.describe('more movies', () => {
  test('Load more brings the next twenty, none of them twice', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(20);
    const calls = watchCatalogueCalls(page);
    await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
    await expect(page.getByRole('article')).toHaveCount(40);
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(new Set(names).size).toBe(40);
    // The first twenty may be there before the app is, which then asks for the genres.
    expect(calls.filter((call) => call.startsWith('movie'))).toEqual(['movie/popular?page=2']);
  });

  test('a movie that comes again on the next page is shown once', async ({ page }) => {
    const titles = ['One', 'Two', 'Three'].map((title, place) => ({ id: place + 1, title }));
    await page.route('**/catalogue/3/movie/popular*', (route) => {
      const isFirst = route.request().url().endsWith('page=1');
      const results = isFirst ? titles.slice(0, 2) : titles.slice(1);
      return route.fulfill({ json: { page: 1, results, total_pages: 2, total_results: 3 } });
    });
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(card(page, 'Two')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });

  test('a genre has more too, and a list that is complete does not offer any', async ({ page }) => {
    await page.goto('/?genre=18');
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
    await expect(page.getByRole('article')).toHaveCount(40);
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await expect(card(page, 'High Noon')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });
});

test('Loading... is said until the movies are there', async ({ page }) => {
  const release = await holdBack(page, 'movie/popular');
  await page.goto('/');
  await expect(loadingStatus(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test.describe('when the catalogue fails', () => {
  test.use({ expectedErrors: failedRequest });

  test('Home says Failed to load movies..., and trying again loads them', async ({ page }) => {
    const mend = await failAt(page, 'movie/popular');
    await page.goto('/');
    await expect(page.getByRole('alert').getByText('Failed to load movies...')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Parasite')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a genre says Failed to load movies..., and trying again loads it', async ({ page }) => {
    const mend = await failAt(page, 'discover/movie');
    await page.goto('/');
    await page.getByLabel('Filter by Genre').selectOption('Western');
    await expect(page.getByRole('alert').getByText('Failed to load movies...')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'High Noon')).toBeVisible();
  });

  test('a search says Failed to search movies..., and trying again searches', async ({ page }) => {
    const mend = await failAt(page, 'search/movie');
    await page.goto('/');
    await searchFor(page, 'inception');
    await expect(page.getByRole('alert').getByText('Failed to search movies...')).toBeVisible();
    await expect(page.getByText('Failed to load movies...')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a genre list that fails is empty, and the movies are there all the same', async ({
    page,
  }) => {
    await failAt(page, 'genre/movie/list');
    await page.goto('/');
    await expect(card(page, 'Parasite')).toBeVisible();
    await expect(page.getByLabel('Filter by Genre').getByRole('option')).toHaveText(['All Genres']);
    await searchFor(page, 'inception');
    await expect(card(page, 'Inception')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('more movies that fail are told of beside the button, which tries again', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(card(page, 'Parasite')).toBeVisible();
    const mend = await failAt(page, 'movie/popular');
    await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
    await expect(page.getByText('Failed to load movies...')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect(page.getByText('Failed to load movies...')).toHaveCount(0);
  });

  test('an answer that is no list is a failure like any other', async ({ page }) => {
    await answerWith(page, 'movie/popular', 'out of order');
    await page.goto('/');
    await expect(page.getByRole('alert').getByText('Failed to load movies...')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: noNetwork });

  test('a search says that it failed, and is done when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(card(page, 'Parasite')).toBeVisible();
    await context.setOffline(true);
    await searchFor(page, 'inception');
    await expect(page.getByRole('alert').getByText('Failed to search movies...')).toBeVisible();
    await context.setOffline(false);
    await expect(card(page, 'Inception')).toBeVisible();
  });
});

test.describe('posters', () => {
  test.use({ expectedErrors: failedRequest });

  test('a poster that cannot be loaded gives way to a card with the title and the year', async ({
    page,
  }) => {
    await page.route('**/t/p/**/movie-496243.svg', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const placeholder = trailerButton(page, 'Parasite');
    await expect(placeholder).toContainText('Parasite');
    await expect(placeholder).toContainText('2019');
    await expect(placeholder.locator('img')).toHaveCount(0);
    await expect(trailerButton(page, 'Spirited Away').locator('img')).toBeVisible();
  });

  test('a movie without a poster is a card with the title and the year', async ({ page }) => {
    const movie = { id: 1, title: 'Unseen', release_date: '1931-02-03', poster_path: null };
    await answerWith(page, 'movie/popular', aPageOf([movie]));
    await page.goto('/');
    await expect(trailerButton(page, 'Unseen')).toContainText('Unseen');
    await expect(trailerButton(page, 'Unseen')).toContainText('1931');
    await expect(card(page, 'Unseen').locator('img')).toHaveCount(0);
    const { width, height } = (await trailerButton(page, 'Unseen').boundingBox()) ?? {};
    expect(Number(height) / Number(width)).toBeCloseTo(1.5, 1);
  });
});

test.describe('an odd catalogue', () => {
  test.use({ expectedErrors: failedRequest });

  test('a title of HTML is shown as the text it is', async ({ page }) => {
    const title = '<img src="/nothing" onerror="document.title=\'Harmed\'">&amp;';
    await answerWith(page, 'movie/popular', aPageOf([{ id: 1, title, poster_path: null }]));
    await answerWith(page, 'movie/1/videos', { id: 1, results: [] });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await trailerButton(page, title).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page).not.toHaveTitle('Harmed');
  });

  test('a movie without a date has no year', async ({ page }) => {
    const movies = [
      { id: 1, title: 'Null', release_date: null },
      { id: 2, title: 'Empty', release_date: '' },
      { id: 3, title: 'Missing' },
      { id: 4, title: 'Year alone', release_date: '1999' },
    ];
    await answerWith(page, 'movie/popular', aPageOf(movies));
    await page.goto('/');
    await expect(card(page, 'Year alone')).toContainText('1999');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByText(/null|undefined|NaN/)).toHaveCount(0);
  });

  test('rows that are no movies are left out, and the others are shown', async ({ page }) => {
    const rows = [
      null,
      'movie',
      {},
      { id: '7', title: 'Text for an id' },
      { id: 8, title: 'Good' },
    ];
    await answerWith(page, 'movie/popular', aPageOf(rows));
    await page.goto('/');
    await expect(card(page, 'Good')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a poster path cannot lead the browser to another site', async ({ page }) => {
    const poster_path = '/a.svg 1w, https://example.com/b.svg';
    await answerWith(page, 'movie/popular', aPageOf([{ id: 1, title: 'Trap', poster_path }]));
    const paths: string[] = [];
    await page.route('**/t/p/**', (route) => {
      paths.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404 });
    });
    await page.goto('/');
    await expect(trailerButton(page, 'Trap')).toHaveText('Trap');
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatch(/^\/t\/p\/w\d+\/a\.svg%201w%2C%20https:\/\/example\.com\/b\.svg$/);
  });
});
