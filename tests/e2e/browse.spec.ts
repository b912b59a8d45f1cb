// Home and TV Shows: the list, its search and its genres; docs/contracts/screens.md#search-and-genre
import { expect, failedRequest, noNetwork, test } from '#tests/support/browser/browsing-test.ts';
import {
  card,
  loadingStatus,
  searchFor,
  trailerButton,
  visit,
} from '#tests/support/browser/locators.ts';
import {
  answerWith,
  aPageOf,
  failAt,
  holdBack,
  leaveListsToTheApp,
  servePageAsFile,
  watchCatalogueCalls,
} from '#tests/support/catalogue/catalogue-answers.ts';

const lists = [
  {
    list: 'Home',
    type: 'movie',
    path: '/',
    links: ['Marquee', 'Home'],
    label: 'Search for movies',
    popular: { title: 'Parasite', year: '2019', poster: /\/t\/p\/w500\/movie-496243\.svg$/ },
    found: { title: 'Inception', year: '2010', query: 'inception' },
    western: 'High Noon',
    loadFailure: 'Failed to load movies...',
    searchFailure: 'Failed to search movies...',
  },
  {
    list: 'TV Shows',
    type: 'tv',
    path: '/tvshows',
    links: ['TV Shows'],
    label: 'Search for TV shows',
    popular: { title: 'Breaking Bad', year: '2008', poster: /\/t\/p\/w500\/tv-1396\.svg$/ },
    found: { title: 'The Wire', year: '2002', query: 'wire' },
    western: 'Deadwood',
    loadFailure: 'Failed to load TV shows',
    searchFailure: 'Failed to search TV shows',
  },
];

for (const {
  list,
  type,
  path,
  links,
  label,
  popular,
  found,
  western,
  loadFailure,
  searchFailure,
} of lists) {
  test.describe(list, () => {
    const searched = `${path}?q=${found.query}`;
    const filtered = `${path}?genre=37`;

    test(`${list} shows popular titles, each with its poster, name and year`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('article')).toHaveCount(20);
      const first = card(page, popular.title);
      await expect(first.getByRole('heading', { name: popular.title })).toBeVisible();
      await expect(first.getByText(popular.year, { exact: true })).toBeVisible();
      const poster = first.locator('img');
      await expect(poster).toHaveAttribute('src', popular.poster);
      await expect(poster).toHaveJSProperty('complete', true);
      await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
    });

    test(`${list} sends the visitor’s token with the requests for titles and genres`, async ({
      page,
      session,
    }) => {
      const calls = watchCatalogueCalls(page);
      await leaveListsToTheApp(page);
      const asked = page.waitForRequest(`**/catalogue/3/${type}/popular*`);
      await page.goto(path);
      await expect(page.getByRole('article')).toHaveCount(20);
      await expect(page.getByRole('option', { name: 'Western' })).toBeAttached();
      expect(calls.sort()).toEqual([`genre/${type}/list`, `${type}/popular?page=1`]);
      const { access_token } = JSON.parse(session);
      expect((await asked).headers().authorization).toBe(`Bearer ${access_token}`);
    });

    test(`Load more on ${list} brings the next twenty, none of them twice`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('article')).toHaveCount(20);
      const calls = watchCatalogueCalls(page);
      await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
      await expect(page.getByRole('article')).toHaveCount(40);
      const names = await page.getByRole('article').getByRole('heading').allTextContents();
      expect(new Set(names).size).toBe(40);
      // The first page may arrive before the app has started, which then requests the genres.
      expect(calls.filter((call) => call.startsWith(type))).toEqual([`${type}/popular?page=2`]);
    });

    test(`Enter in the search box of ${list} searches the catalogue`, async ({ page }) => {
      await page.goto(path);
      const calls = watchCatalogueCalls(page);
      const box = page.getByPlaceholder(`${label}...`, { exact: true });
      await box.fill(found.query);
      await box.press('Enter');
      await expect(card(page, found.title)).toContainText(found.year);
      await expect(card(page, popular.title)).toHaveCount(0);
      await expect(page).toHaveURL(searched);
      expect(calls.filter((call) => call.startsWith(`search/${type}`))).toEqual([
        `search/${type}?query=${found.query}&page=1`,
      ]);
    });

    test(`another search on ${list} while one is loading is ignored`, async ({ page }) => {
      await page.goto(path);
      const calls = watchCatalogueCalls(page);
      const release = await holdBack(page, `search/${type}`);
      await searchFor(page, found.query);
      await expect(loadingStatus(page)).toBeVisible();
      await searchFor(page, 'alien');
      await searchFor(page, '');
      release();
      await expect(card(page, found.title)).toBeVisible();
      await expect(page).toHaveURL(searched);
      // The suggestions may have asked for “alien” before Enter, but not for this again.
      const search = `search/${type}?query=${found.query}`;
      expect(calls.filter((call) => call.startsWith(search))).toHaveLength(1);
    });

    test(`a search on ${list} clears the genre`, async ({ page }) => {
      await page.goto(filtered);
      await expect(page.getByLabel('Filter by Genre')).toHaveValue('37');
      await searchFor(page, found.query);
      await expect(card(page, found.title)).toBeVisible();
      await expect(page.getByLabel('Filter by Genre')).toHaveValue('');
      await expect(page).toHaveURL(searched);
    });

    test(`a genre on ${list} shows the titles that the catalogue discovers`, async ({ page }) => {
      await page.goto(path);
      const calls = watchCatalogueCalls(page);
      await page.getByLabel('Filter by Genre').selectOption('Western');
      await expect(card(page, western)).toBeVisible();
      await expect(card(page, popular.title)).toHaveCount(0);
      await expect(page).toHaveURL(filtered);
      expect(calls.filter((call) => call.startsWith('discover'))).toEqual([
        `discover/${type}?with_genres=37&page=1`,
      ]);
    });

    test(`a genre on ${list} clears the search`, async ({ page }) => {
      await visit(searched, card(page, found.title));
      await page.getByLabel('Filter by Genre').selectOption('Western');
      await expect(card(page, western)).toBeVisible();
      await expect(card(page, found.title)).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page).toHaveURL(filtered);
    });

    test(`${list} keeps search and genre after a reload, Back and Forward`, async ({ page }) => {
      await page.goto(path);
      await searchFor(page, found.query);
      await expect(card(page, found.title)).toBeVisible();
      await page.reload();
      await expect(card(page, found.title)).toBeVisible();
      await expect(card(page, popular.title)).toHaveCount(0);
      await page.getByLabel('Filter by Genre').selectOption('Western');
      await expect(card(page, western)).toBeVisible();
      await page.reload();
      await expect(card(page, western)).toBeVisible();
      await expect(card(page, popular.title)).toHaveCount(0);
      await expect(page.getByLabel('Filter by Genre')).toHaveValue('37');

      await page.goBack();
      await expect(card(page, found.title)).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(found.query);
      await expect(page.getByLabel('Filter by Genre')).toHaveValue('');
      await page.goBack();
      await expect(card(page, popular.title)).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await page.goForward();
      await page.goForward();
      await expect(card(page, western)).toBeVisible();
      await expect(page.getByLabel('Filter by Genre')).toHaveValue('37');
    });

    for (const link of links) {
      test(`the link ${link} resets the search and loads ${list} again`, async ({ page }) => {
        await visit(searched, card(page, found.title));
        const calls = watchCatalogueCalls(page);
        await page.getByRole('link', { name: link, exact: true }).click();
        await expect(card(page, popular.title)).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveValue('');
        await expect(page).toHaveURL(path);
        expect(calls.filter((call) => call.includes(type))).toEqual([`${type}/popular?page=1`]);
      });
    }

    test.describe('when the catalogue fails', () => {
      test.use({ expectedErrors: failedRequest });

      for (const [what, call, address, failure, shown] of [
        ['the popular titles', `${type}/popular`, path, loadFailure, popular.title],
        ['a genre', `discover/${type}`, filtered, loadFailure, western],
        ['a search', `search/${type}`, searched, searchFailure, found.title],
      ] as const) {
        test(`${what} of ${list}: it says ${failure} and tries again`, async ({ page }) => {
          const mend = await failAt(page, call);
          await page.goto(address);
          await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible();
          await expect(page.getByText(/Failed to/)).toHaveCount(1);
          await expect(page.getByText('Loading...')).toHaveCount(0);
          await expect(page.getByRole('article')).toHaveCount(0);
          await mend();
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(card(page, shown)).toBeVisible();
          await expect(page.getByRole('alert')).toHaveCount(0);
        });
      }

      test(`the genres of ${list}: the titles are there without them`, async ({ page }) => {
        await failAt(page, `genre/${type}/list`);
        await visit(path, card(page, popular.title));
        const genres = page.getByLabel('Filter by Genre').getByRole('option');
        await expect(genres).toHaveText(['All Genres']);
        await searchFor(page, found.query);
        await expect(card(page, found.title)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  });
}

test('a catalogue that needs an API key gets it, and no token', async ({ page }) => {
  await servePageAsFile(page);
  await page.route('**/config.json', async (route) => {
    const configuration = await (await route.fetch()).json();
    await route.fulfill({ json: { ...configuration, catalogueKey: 'a key' } });
  });
  const requests = new Set<string>();
  await page.route('**/catalogue/3/**', (route) => {
    const request = route.request();
    const key = new URL(request.url()).searchParams.get('api_key');
    requests.add(`${request.method()} key: ${key}, token: ${request.headers().authorization}`);
    return route.fulfill({ json: { genres: [], ...aPageOf([{ id: 550, title: 'Fight Club' }]) } });
  });
  await page.goto('/');
  await trailerButton(page, 'Fight Club').click();
  await expect(page.getByText('No trailer available.')).toBeVisible();
  expect([...requests]).toEqual(['GET key: a key, token: undefined']);
});

test('the search button starts the search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search for movies' }).fill('inception');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(card(page, 'Inception')).toContainText('2010');
  await expect(card(page, 'Parasite')).toHaveCount(0);
});

test('the search box keeps the focus and the text', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'inception');
  await expect(card(page, 'Inception')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('inception');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a search that finds nothing leads back to the popular movies', async ({ page }) => {
  await answerWith(page, 'search/movie', aPageOf([]));
  await page.goto('/?q=%3Cb%3Enothing%3C/b%3E');
  await expect(page.getByText('Nothing was found for “<b>nothing</b>”.')).toBeVisible();
  await page.getByRole('button', { name: 'Browse what is popular' }).click();
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('blank text is not searched for among movies', async ({ page }) => {
  await visit('/?q=inception', card(page, 'Inception'));
  const calls = watchCatalogueCalls(page);
  await searchFor(page, '   ');
  await expect(page).toHaveURL('/?q=inception');
  await expect(card(page, 'Inception')).toBeVisible();
  await searchFor(page, 'alien');
  await expect(card(page, 'Alien')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('search/movie'))).toEqual([
    'search/movie?query=alien&page=1',
  ]);
});

for (const address of ['/tvshows?q=wire', '/tvshows']) {
  test(`blank text on ${address} loads the popular TV shows again`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    const again = page.waitForRequest('**/catalogue/3/tv/popular?*page=1');
    await searchFor(page, '   ');
    await again;
    await expect(card(page, 'Breaking Bad')).toBeVisible();
    await expect(page).toHaveURL('/tvshows');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
}

test('All Genres is the first choice, followed by the genres of the catalogue', async ({
  page,
}) => {
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

test('the genres of TV Shows are those of TV shows', async ({ page }) => {
  await page.goto('/tvshows');
  await expect(page.getByRole('option', { name: 'Sci-Fi & Fantasy' })).toBeAttached();
  await expect(page.getByRole('option', { name: 'TV Movie' })).toHaveCount(0);
});

test('All Genres shows the popular movies again', async ({ page }) => {
  await page.goto('/?genre=37');
  await page.getByLabel('Filter by Genre').selectOption('All Genres');
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect(card(page, 'High Noon')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a genre clears typed text that was not yet searched for', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('half a thou');
  await page.getByLabel('Filter by Genre').selectOption('Western');
  await expect(card(page, 'High Noon')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('of a link with a search and a genre only the search counts', async ({ page }) => {
  await visit('/?q=inception&genre=37', card(page, 'Inception'));
  await expect(page.getByLabel('Filter by Genre')).toHaveValue('');
  await expect(card(page, 'High Noon')).toHaveCount(0);
});

test('the link Home empties the search box even on Home itself', async ({ page }) => {
  await visit('/', card(page, 'Parasite'));
  await page.getByRole('searchbox').fill('half a thou');
  const again = page.waitForRequest('**/catalogue/3/movie/popular?*page=1');
  await page.getByRole('link', { name: 'Home' }).click();
  await again;
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(card(page, 'Parasite')).toBeVisible();
});

test('a movie that comes again on the next page is shown once', async ({ page }) => {
  const titles = ['One', 'Two', 'Three'].map((title, index) => ({ id: index + 1, title }));
  await leaveListsToTheApp(page);
  await page.route('**/catalogue/3/movie/popular*', (route) => {
    const isFirst = route.request().url().endsWith('page=1');
    const results = isFirst ? titles.slice(0, 2) : titles.slice(1);
    return route.fulfill({ json: { ...aPageOf(results), total_pages: 2 } });
  });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(card(page, 'Two')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('Load more works in a genre too', async ({ page }) => {
  await page.goto('/?genre=18');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('a complete list has no Load more', async ({ page }) => {
  await visit('/?genre=37', card(page, 'High Noon'));
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('Loading... is shown until the movies are there', async ({ page }) => {
  const release = await holdBack(page, 'movie/popular');
  await page.goto('/');
  await expect(loadingStatus(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: noNetwork });

  test('a search is done when the network is back', async ({ page, context }) => {
    await visit('/', card(page, 'Parasite'));
    await context.setOffline(true);
    await searchFor(page, 'inception');
    await expect(page.getByRole('alert').getByText('Failed to search movies...')).toBeVisible();
    await context.setOffline(false);
    await expect(card(page, 'Inception')).toBeVisible();
  });
});

test.describe('when the catalogue gives odd answers or none', () => {
  test.use({ expectedErrors: failedRequest });

  test('the next page can be tried again when it fails', async ({ page }) => {
    await visit('/', card(page, 'Parasite'));
    const mend = await failAt(page, 'movie/popular');
    await page.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
    await expect(page.getByText('Failed to load movies...')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect(page.getByText('Failed to load movies...')).toHaveCount(0);
  });

  test('an answer that is not a list is a failure like any other', async ({ page }) => {
    await answerWith(page, 'movie/popular', 'out of order');
    await page.goto('/');
    await expect(page.getByRole('alert').getByText('Failed to load movies...')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('a poster that cannot be loaded is replaced by title and year', async ({ page }) => {
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

  test('rows that are not movies are left out', async ({ page }) => {
    const good = { id: 8, title: 'Good' };
    const rows = [null, 'movie', {}, { id: '7', title: 'Text for an id' }, good];
    await answerWith(page, 'movie/popular', aPageOf(rows));
    await visit('/', card(page, 'Good'));
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a TV show without a poster, a name or a date is shown with what it has', async ({
    page,
  }) => {
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
    expect(paths).toEqual([
      expect.stringMatching(/^\/t\/p\/w\d+\/a\.svg%201w%2C%20https:\/\/example\.com\/b\.svg$/),
    ]);
  });
});
