import { addFavorites, read } from './app-calls.mjs';
import { openPhone, slowDown } from './measured-browser.mjs';
import { signedInState } from './signed-in-state.mjs';
import { timeToPaint } from './time-to-paint.mjs';

/** Milliseconds of each run by the name of what was done, for a person with so many favorites. */
export async function timeManyFavorites(browser, app, { favorites, person, runs }) {
  const movies = await manyMovies(app, person, favorites);
  const ids = movies.map(({ id }) => id);
  const storageState = await signedInState(browser, app, person);
  const { context, page, protocol } = await openPhone(browser, { storageState });
  // First, or the app would ask the catalogue about every movie that only the table knows.
  await keepLocally(page, app, movies);
  await addFavorites(app, person, ids);
  await slowDown(protocol);

  const times = { 'loading the page': [], 'opening it by its link': [], 'tap on a heart': [] };
  for (let run = 0; run < runs; run += 1) {
    times['loading the page'].push(await timeToLoad(page, `${app.url}/favorites`));
    times['tap on a heart'].push(await timeToPaint(page, removeFirst(page)));

    await page.goto(app.url, { waitUntil: 'networkidle' });
    times['opening it by its link'].push(await timeToPaint(page, openFavorites(page)));
  }
  await context.close();
  return times;
}

/** Movies of made-up numbers with the posters of popular ones, as the app keeps them. */
async function manyMovies(app, person, count) {
  const { results } = await read(app, '/catalogue/3/movie/popular?page=1', person);
  return Array.from({ length: count }, (_, place) => ({
    ...results[place % results.length],
    id: 10_000_000 + place,
    title: `Movie number ${place + 1}`,
    overview: '',
  }));
}

/** Leaves the browser with the list that it would have after having seen all of them. */
async function keepLocally(page, app, movies) {
  // The app notes whose list it is.
  await page.goto(app.url, { waitUntil: 'networkidle' });
  // A page of the same origin on which no app runs.
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), movies);
}

/** From the beginning of the navigation to the frame with the first card. */
async function timeToLoad(page, url) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        requestAnimationFrame(() => port2.postMessage(null));
      }),
  );
}

function openFavorites(page) {
  return {
    event: 'click',
    isDone: () =>
      location.pathname === '/favorites' && document.querySelector('main article') !== null,
    act: () => page.getByRole('link', { name: 'Favorites' }).tap(),
  };
}

function removeFirst(page) {
  return {
    event: 'click',
    isDone: () => document.querySelector('main article button[aria-label^="Undo"]') !== null,
    act: () =>
      page
        .getByRole('button', { name: /^Keep .* in favorites$/ })
        .first()
        .tap(),
  };
}
