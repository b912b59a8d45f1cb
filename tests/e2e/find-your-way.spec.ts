// The navbar, the addresses and the error page; docs/contracts/screens.md#the-error-page
import type { Locator, Page } from '@playwright/test';
import { sendLogIn } from '#tests/support/browser/account-form.ts';
import {
  expect,
  failedRequest,
  nobody,
  noNetwork,
  test,
} from '#tests/support/browser/browsing-test.ts';
import { card, heading, trailerButton, visit } from '#tests/support/browser/locators.ts';
import {
  answerWith,
  aPageOf,
  servePageAsFile,
} from '#tests/support/catalogue/catalogue-answers.ts';

const errorHeading = (page: Page) => heading(page, 'Unexpected Application Error!');
const goHome = (page: Page) => page.getByRole('link', { name: 'Back to the movies' }).click();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

for (const address of ['/', '/tvshows', '/favorites', '/account']) {
  test(`the navbar has its links and buttons on ${address}`, async ({ page }) => {
    await page.goto(address);
    const banner = page.getByRole('banner');
    const links = ['Marquee', 'Home', 'TV Shows', 'Favorites', 'Account'];
    await expect(banner.getByRole('link')).toHaveText(links);
    await expect(banner.getByRole('button')).toHaveText(['Theme and language', 'Logout']);
  });
}

for (const { from, link, address, name } of [
  { from: '/', link: 'TV Shows', address: '/tvshows', name: 'TV Shows' },
  { from: '/', link: 'Favorites', address: '/favorites', name: 'Your Favorites' },
  { from: '/account', link: 'Home', address: '/', name: 'Movies' },
  { from: '/', link: 'Account', address: '/account', name: 'Account' },
]) {
  test(`the link ${link} of the navbar leads to its screen`, async ({ page }) => {
    await page.goto(from);
    const navbar = page.getByRole('banner');
    await navbar.getByRole('link', { name: link }).click();
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${name} – Marquee`);
    await expect(navbar.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
    await expect(navbar.locator('[aria-current]')).toHaveCount(1);
  });
}

test('the title of the window names the search and the genre', async ({ page }) => {
  await page.goto('/?q=inception');
  await expect(page).toHaveTitle('Results for “inception” – Marquee');
  await page.getByLabel('Filter by Genre').selectOption('Western');
  await expect(page).toHaveTitle('Western Movies – Marquee');
});

test.describe('by keyboard', () => {
  test('the first Tab stop is a link that skips the navbar', async ({ page }) => {
    await visit('/', card(page, 'Parasite'));
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('after Back the focus is at the heading of the screen', async ({ page }) => {
    await page.goto('/tvshows');
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(heading(page, 'Your Favorites')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'TV Shows')).toBeFocused();
  });

  test('a first load does not move the focus', async ({ page }) => {
    await visit('/tvshows', card(page, 'Breaking Bad'));
    await expect(heading(page, 'TV Shows')).not.toBeFocused();
  });
});

test('an unknown address shows 404 Not Found and a way home', async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all?title=movie-550');
  expect(answer?.status()).toBe(404);
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goHome(page);
  await expect(card(page, 'Parasite')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(errorHeading(page)).toHaveCount(0);
});

test.describe('when a screen fails', () => {
  test.use({ expectedErrors: /broken/ });

  test('the error page is shown, and its way to Home works', async ({ page }) => {
    await page.route('**/assets/tv-shows-page*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await page.goto('/');
    await page.getByRole('link', { name: 'TV Shows' }).click();
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
    await expect(page.getByText('404 Not Found')).toHaveCount(0);
    await goHome(page);
    await expect(card(page, 'Parasite')).toBeVisible();
  });
});

test.describe('when what all screens have in common fails', () => {
  test.use({ expectedErrors: /broken/ });

  test('the error page is shown', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', {
        get() {
          throw new Error('broken');
        },
      });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(errorHeading(page)).toBeFocused();
  });
});

test.describe('when a part of the app cannot be loaded', () => {
  test.use({ expectedErrors: failedRequest });

  for (const [what, script] of [
    ['the first screen', 'favorites-page'],
    ['a screen without its words', 'en-favorites'],
    ['the layout of all screens', 'signed-in-layout'],
  ] as const) {
    test(`${what} says so, and loads on Try again`, async ({ page }) => {
      await page.route(`**/assets/${script}*.js`, (route) => route.abort());
      await visit('/favorites', heading(page, 'No connection'));
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await page.unroute(`**/assets/${script}*.js`);
      await tryAgain(page);
      await expect(heading(page, 'Your Favorites')).toBeVisible();
    });
  }

  test('the next screen says so, and loads on Try again', async ({ page }) => {
    await page.route('**/assets/tv-shows-page*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'TV Shows' }).click();
    await expect(heading(page, 'No connection')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Marquee could not reach its server.');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(card(page, 'Parasite')).toBeVisible();

    await page.getByRole('link', { name: 'TV Shows' }).click();
    await page.unroute('**/assets/tv-shows-page*.js');
    await tryAgain(page);
    await expect(card(page, 'Breaking Bad')).toBeVisible();
    await expect(page).toHaveURL('/tvshows');
  });

  test('a title that cannot be loaded says so over its list, and opens on Try again', async ({
    page,
  }) => {
    await page.route('**/assets/opened-title*.js', (route) => route.abort());
    await page.goto('/');
    await trailerButton(page, 'Parasite').click();
    await expect(page.getByRole('alert')).toContainText('This movie could not be loaded.');
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.unroute('**/assets/opened-title*.js');
    await tryAgain(page);
    await expect(page.getByRole('dialog', { name: 'Parasite' })).toBeVisible();
  });

  test('a page whose app cannot be loaded says so', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/favorites', { waitUntil: 'commit' });
    await expect(page.getByText('Marquee could not be loaded.')).toBeVisible();
  });

  test('a page that does not reach its server says so, and tries again', async ({ page }) => {
    await servePageAsFile(page);
    await page.route('**/config.json', (route) => route.abort());
    await visit('/', heading(page, 'No connection'));
    await expect(page.getByRole('alert')).toContainText('Marquee could not reach its server.');
    await page.unroute('**/config.json');
    await tryAgain(page);
    await expect(card(page, 'Parasite')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: noNetwork });

  test('trying again keeps what is shown', async ({ page, context }) => {
    await visit('/', card(page, 'Parasite'));
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(heading(page, 'No connection')).toBeVisible();
    const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await tryAgain(page);
    await tried;
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(card(page, 'Parasite')).toBeVisible();
  });
});

test.describe('before logging in', () => {
  test.use({ ...nobody, expectedErrors: failedRequest });

  test('after the log in the focus is at the heading of Home', async ({ page, account }) => {
    await page.goto('/login');
    await sendLogIn(page, account.email);
    await expect(heading(page, 'Movies')).toBeFocused();
  });

  test('an unknown address shows 404 Not Found', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    await expect(heading(page, 'Log In')).toHaveCount(0);
    await goHome(page);
    await expect(heading(page, 'Log In')).toBeVisible();
  });

  test('a screen that cannot be loaded shows an error', async ({ page }) => {
    await page.route('**/assets/register-page*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(heading(page, 'No connection')).toBeFocused();
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test('the wordmark has the same height on every page, even on a high screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    const heights = [];
    for (const address of ['/login', '/about', '/nowhere']) {
      await visit(address, heading(page));
      heights.push((await page.getByText('Marquee', { exact: true }).boundingBox())?.height);
    }
    expect(new Set(heights).size).toBe(1);
  });
});

for (const address of ['/favorites', '/?q=nothing+is+called+this', '/nowhere']) {
  test(`a short page ends at the bottom of the screen: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(room).toBe(0);
  });
}

test('the account page opens at its top, even from far down a list', async ({ page }) => {
  await visit('/?page=3', card(page, 'Parasite'));
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Delete my account' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

// As narrow as a window of 1280 px at a zoom of 400 %, which WCAG 1.4.10 asks for.
test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 740 } });

  /** How far the page can be scrolled sideways. */
  function sidewaysRoom(page: Page) {
    return page.evaluate(() => {
      window.scrollTo({ left: 10_000, behavior: 'instant' });
      return window.scrollX;
    });
  }

  /** The width of the element's content beyond its edge. */
  const hiddenWidth = (element: Locator) =>
    element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

  const screens: [string, string][] = [
    ['/', 'Movies'],
    ['/?q=dr+strangelove', 'Results for “dr strangelove”'],
    ['/tvshows', 'TV Shows'],
    ['/favorites', 'Your Favorites'],
    ['/nowhere', 'Unexpected Application Error!'],
  ];
  for (const [address, shown] of screens) {
    test(`no screen is wider than the phone: ${address}`, async ({ page }) => {
      await visit(address, heading(page, shown));
      await expect(page.getByText('Loading...')).toHaveCount(0);
      expect(await sidewaysRoom(page)).toBe(0);
    });
  }

  const word = 'Rindfleischetikettierung'.repeat(8);

  test('a search for one very long word does not widen the screen', async ({ page }) => {
    await answerWith(page, 'search/movie', aPageOf([]));
    await page.goto(`/?q=${word}`);
    await expect(page.getByText('Nothing was found')).toBeVisible();
    expect(await sidewaysRoom(page)).toBe(0);
  });

  test('a title of one very long word widens neither the screen nor the dialog', async ({
    page,
  }) => {
    await answerWith(page, 'search/movie', aPageOf([{ id: 1, title: word }]));
    await answerWith(page, 'movie/1', { id: 1, title: word });
    await answerWith(page, 'movie/1/videos', { id: 1, results: [] });
    const cast = [{ id: 1, name: word, character: word }];
    await answerWith(page, 'movie/1/credits', { cast, crew: [] });
    await answerWith(page, 'movie/1/recommendations', aPageOf([{ id: 2, title: word }]));
    await visit('/?q=word', card(page, word));
    expect(await sidewaysRoom(page)).toBe(0);
    await trailerButton(page, word).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('No trailer available.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: word }).first()).toBeVisible();
    expect(await hiddenWidth(dialog)).toBe(0);
  });

  test('the dialog of a trailer is no wider than the screen', async ({ page }) => {
    await page.goto('/?title=movie-550');
    const dialog = page.getByRole('dialog', { name: 'Fight Club' });
    await expect(dialog.getByTitle('Trailer for Fight Club')).toBeVisible();
    const { x, width } = (await dialog.boundingBox()) ?? { x: -1, width: Infinity };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(await hiddenWidth(dialog)).toBe(0);
  });

  test('all links of the navbar and Logout are visible and usable', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    for (const name of ['Home', 'TV Shows', 'Favorites']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(heading(page, 'Your Favorites')).toBeVisible();
  });

  test.describe('before logging in', () => {
    test.use({ ...nobody, expectedErrors: failedRequest });

    for (const address of [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password#access_token=a&type=recovery',
    ]) {
      test(`no form is wider than the phone: ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(heading(page)).toHaveText(/Log In|Register|Password|Link/);
        expect(await sidewaysRoom(page)).toBe(0);
      });
    }
  });
});
