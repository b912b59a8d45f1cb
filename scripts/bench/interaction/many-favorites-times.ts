import type { Browser, Page } from '@playwright/test';
import type { Page as CataloguePage, Title } from '#contract/catalogue.ts';
import {
  type ApiTarget,
  type LoggedIn,
  requireAnswer,
} from '#tests/support/processes/api-calls.ts';
import { addFavorites } from '../support/many-favorites.ts';
import { openPhone, slowDown } from '../support/measured-browser.ts';
import { signedInState } from '../support/signed-in-state.ts';
import { type Interaction, timeToPaint } from './time-to-paint.ts';

/** The milliseconds of each run, by the name of the interaction, for a user with many favorites. */
export async function timeManyFavorites(
  browser: Browser,
  app: ApiTarget,
  { favorites, person, runs }: { favorites: number; person: LoggedIn; runs: number },
) {
  const movies = await manyMovies(app, person, favorites);
  const ids = movies.map(({ id }) => id);
  const storageState = await signedInState(browser, app, person);
  const { context, page, protocol } = await openPhone(browser, storageState);
  // Must come first. Otherwise the app would ask the catalogue about every movie in the table.
  await storeLocally(page, app, movies);
  await addFavorites(app, person, ids);
  await slowDown(protocol);

  const loading: number[] = [];
  const opening: number[] = [];
  const tap: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    loading.push(await timeToLoad(page, `${app.url}/favorites`));
    tap.push(await timeToPaint(page, removeFirst(page)));

    await page.goto(app.url, { waitUntil: 'networkidle' });
    opening.push(await timeToPaint(page, openFavorites(page)));
  }
  await context.close();
  return { 'loading the page': loading, 'opening it by its link': opening, 'tap on a heart': tap };
}

/** Movies with invented ids and the posters of popular movies, as the app stores them. */
async function manyMovies(app: ApiTarget, { access_token: token }: LoggedIn, count: number) {
  const answer = await requireAnswer(app, 'GET', '/catalogue/3/movie/popular?page=1', { token });
  const { results } = (await answer.json()) as CataloguePage<Title>;
  return Array.from({ length: count }, (_, index) => ({
    ...results[index % results.length],
    id: 10_000_000 + index,
    title: `Movie number ${index + 1}`,
    overview: '',
  }));
}

/** Gives the browser the local list that it would have after it had shown all of them. */
async function storeLocally(page: Page, app: ApiTarget, movies: object[]): Promise<void> {
  // The app stores whose list it is.
  await page.goto(app.url, { waitUntil: 'networkidle' });
  // A page of the same origin that does not start the app.
  await page.goto(`${app.url}/favicon.svg`);
  await page.evaluate((list) => localStorage.setItem('favorites', JSON.stringify(list)), movies);
}

/** The time from the start of the navigation to the paint of the first card. */
async function timeToLoad(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        requestAnimationFrame(() => port2.postMessage(null));
      }),
  );
}

function openFavorites(page: Page): Interaction {
  return {
    event: 'click',
    isDone: () =>
      location.pathname === '/favorites' && document.querySelector('main article') !== null,
    act: () => page.getByRole('link', { name: 'Favorites' }).tap(),
  };
}

function removeFirst(page: Page): Interaction {
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
