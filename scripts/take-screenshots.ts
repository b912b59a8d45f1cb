// `npm run screenshots`: takes pictures of every screen in its states, in both themes, from phone
// to large screen, and puts them into .cache/screenshots for somebody to look at.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signUp } from '#tests/support/processes/api-calls.ts';
import { addFavorites } from './bench/support/many-favorites.ts';
import { launchBrowser } from './bench/support/measured-browser.ts';
import { signedInState } from './bench/support/signed-in-state.ts';
import { startApp } from './bench/support/start-app.ts';

interface Screen {
  path: string;
  /** The user who is logged in, if any. */
  user?: 'fan' | 'newcomer';
  locale?: string;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs on the page before the picture is taken. */
  after?: (page: Page) => Promise<unknown>;
}

const folder = '.cache/screenshots';
const widths = [360, 768, 1280, 1920];
const themes = ['dark', 'light'] as const;

const fail = (path: string) => (page: Page) =>
  page.route(`**/catalogue/3/${path}*`, (route) => route.abort());
const wait = (path: string) => (page: Page) =>
  page.route(`**/catalogue/3/${path}*`, () => new Promise(() => {}));
const submit = (text: string) => async (page: Page) => {
  for (const field of await page.locator('form input').all()) await field.fill(text);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('alert').first().waitFor();
};
const openMenu = (page: Page) => page.locator('header [popovertarget]').click();
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog').waitFor();
};
const suggest = async (page: Page) => {
  await page.getByRole('searchbox').fill('pitt');
  await page.getByRole('list', { name: 'Suggestions' }).waitFor();
};
const print = (page: Page) => page.emulateMedia({ media: 'print' });
// Blocks the video site; its frame is a dark area instead.
const play = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background:#111">' }),
  );

const screens: Record<string, Screen> = {
  login: { path: '/login' },
  'login-failed': { path: '/login', after: submit('nobody@example.com') },
  register: { path: '/register' },
  'forgot-password': { path: '/forgot-password' },
  about: { path: '/about' },
  inbox: { path: '/inbox' },
  unknown: { path: '/no/such/page' },
  home: { path: '/', user: 'fan' },
  'home-menu': { path: '/', user: 'fan', after: openMenu },
  'home-printed': { path: '/', user: 'fan', after: print },
  'home-loading': { path: '/', user: 'fan', before: wait('movie/popular') },
  'home-failed': { path: '/', user: 'fan', before: fail('movie/popular') },
  search: { path: '/?q=the', user: 'fan' },
  'search-empty': { path: '/?q=nothing+is+called+this', user: 'fan' },
  'search-suggested': { path: '/', user: 'fan', after: suggest },
  'home-filtered': { path: '/?genre=28&from=1990', user: 'fan' },
  'home-filters': { path: '/?genre=28&from=1990', user: 'fan', after: openFilters },
  tvshows: { path: '/tvshows', user: 'fan' },
  person: { path: '/people/287', user: 'fan' },
  title: { path: '/?title=movie-550', user: 'fan', before: play },
  'title-of-tv-show': { path: '/tvshows?title=tv-1396', user: 'fan', before: play },
  'title-failed': { path: '/?title=movie-550', user: 'fan', before: fail('movie/550/videos') },
  favorites: { path: '/favorites', user: 'fan' },
  'favorites-empty': { path: '/favorites', user: 'newcomer' },
  account: { path: '/account', user: 'fan' },
  arabic: { path: '/', user: 'fan', locale: 'ar-EG' },
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const app = await startApp();
const browser = await launchBrowser();
try {
  const fan = await signUp(app, 'fan@example.com');
  await addFavorites(app, fan, [550, 603, 13, 238, 129, 496243, 27205, 680]);
  const newcomer = await signUp(app, 'newcomer@example.com');
  const sessions = {
    fan: await signedInState(browser, app, fan),
    newcomer: await signedInState(browser, app, newcomer),
  };
  for (const theme of themes) {
    for (const width of widths) {
      for (const [name, { path, user, before, after, locale = 'en-US' }] of Object.entries(
        screens,
      )) {
        const context = await browser.newContext({
          viewport: { width, height: width < 500 ? 780 : 900 },
          colorScheme: theme,
          reducedMotion: 'reduce',
          ...(user && { storageState: sessions[user] }),
          serviceWorkers: 'block',
          locale,
        });
        const page = await context.newPage();
        await before?.(page);
        await page.goto(app.url + path);
        // The markup of the first script may still be on the page beside the app's.
        await page.locator('h1').first().waitFor();
        await after?.(page);
        await page.waitForLoadState('networkidle').catch(() => undefined);
        // By now everything that appears with a delay, such as skeletons, is there.
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
        await context.close();
      }
    }
    console.log(`${theme}: done`);
  }
} finally {
  await browser.close();
  await app.stop();
}
