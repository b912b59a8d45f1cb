// `npm run screenshots`: every screen in its states, in both themes, from a phone to a large screen,
// as pictures in .cache/screenshots, to be looked at one by one.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addFavorites, register } from './bench/app-calls.mjs';
import { launchBrowser } from './bench/measured-browser.mjs';
import { startApp } from './bench/running-app.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = '.cache/screenshots';
const widths = [360, 768, 1280, 1920];
const themes = ['dark', 'light'];

const fail = (path) => (page) => page.route(`**/catalogue/3/${path}*`, (route) => route.abort());
const wait = (path) => (page) => page.route(`**/catalogue/3/${path}*`, () => new Promise(() => {}));
const submit = (text) => async (page) => {
  for (const field of await page.locator('form input').all()) await field.fill(text);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('alert').first().waitFor();
};
const openMenu = (page) => page.locator('header [popovertarget]').click();
const print = (page) => page.emulateMedia({ media: 'print' });
// Nobody asks the video site: what it would show is a dark field.
const play = (page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background:#111">' }),
  );

/** Each screen: its address, what is done before it is opened and after. */
const screens = {
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
  tvshows: { path: '/tvshows', user: 'fan' },
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
  const fan = await register(app, 'fan@example.com');
  await addFavorites(app, fan, [550, 603, 13, 238, 129, 496243, 27205, 680]);
  const newcomer = await register(app, 'newcomer@example.com');
  const sessions = { fan: await sessionOf(fan), newcomer: await sessionOf(newcomer) };
  for (const theme of themes) {
    for (const width of widths) {
      for (const [name, screen] of Object.entries(screens)) {
        await takeScreenshot(
          `${name}-${width}-${theme}.png`,
          { ...screen, theme, width },
          sessions,
        );
      }
    }
    console.log(`${theme}: done`);
  }
} finally {
  await browser.close();
  await app.stop();
}

async function takeScreenshot(file, screen, sessions) {
  const { path, user, before, after, theme, width, locale = 'en-US' } = screen;
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: user ? sessions[user] : undefined,
    serviceWorkers: 'block',
    locale,
  });
  const page = await context.newPage();
  await before?.(page);
  await page.goto(app.url + path);
  await page.locator('h1').waitFor();
  await after?.(page);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // What is late on purpose, such as skeletons, is there by now.
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, file) });
  await context.close();
}

/** What the browser of somebody holds who has logged in. */
async function sessionOf({ email, password }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.url}/login`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`${app.url}/`);
  const state = await context.storageState();
  await context.close();
  return state;
}
