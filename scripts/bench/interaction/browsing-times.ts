import type { Browser, Page } from '@playwright/test';
import type { ApiTarget } from '#tests/support/processes/api-calls.ts';
import { openPhone, type StorageState, slowDown } from '../support/measured-browser.ts';
import { type Interaction, type Times, timeToPaint } from './time-to-paint.ts';

// Each finds movies of the bundled catalogue.
const queries = ['love', 'night', 'king', 'star', 'life', 'man', 'world', 'dark', 'day', 'red'];

/** The milliseconds of each run, by the name of the interaction. */
export async function timeBrowsing(
  browser: Browser,
  app: ApiTarget,
  storageState: StorageState,
  runs: number,
): Promise<Times> {
  const { context, page, protocol } = await openPhone(browser, storageState);
  const openHome = () => page.goto(app.url, { waitUntil: 'networkidle' });
  await openHome();
  await slowDown(protocol);

  const times: Times = {};
  const time = async (name: string, interaction: Interaction) => {
    times[name] ??= [];
    times[name].push(await timeToPaint(page, interaction));
  };
  for (let run = 0; run < runs; run += 1) await time('tap on a heart', tapHeart(page, run));
  for (let run = 0; run < runs; run += 1) {
    await time('opening the dialog', openDialog(page, run));
    await time('closing it by Back', closeDialog(page));
  }
  for (let run = 0; run < runs; run += 1) {
    await time('genre to grid', await chooseGenre(page, run));
  }
  for (let run = 0; run < runs; run += 1) await time('search to grid', await search(page, run));
  await openHome();
  for (let run = 0; run < runs; run += 1) {
    const list = await shownTitles(page);
    await time('to the TV shows', goToTvShows(page, list));
    await time('back to the list', goBackTo(page, list));
  }
  await context.close();
  return times;
}

function tapHeart(page: Page, run: number): Interaction {
  return {
    event: 'click',
    known: run,
    isDone: (index: number) => {
      const heart = document.querySelectorAll('main article button[aria-pressed]')[index];
      return heart?.getAttribute('aria-pressed') === 'true';
    },
    act: () =>
      page
        .getByRole('button', { name: /^Keep .* in favorites$/ })
        .nth(run)
        .tap(),
  };
}

function openDialog(page: Page, run: number): Interaction {
  return {
    event: 'click',
    isDone: () => document.querySelector('dialog[open]') !== null,
    act: () =>
      page
        .getByRole('button', { name: /^Play trailer for / })
        .nth(run)
        .tap(),
  };
}

function closeDialog(page: Page): Interaction {
  return { ...byBack(page), isDone: () => document.querySelector('dialog[open]') === null };
}

async function chooseGenre(page: Page, run: number): Promise<Interaction> {
  const genres = page.getByRole('combobox', { name: 'Filter by Genre' });
  const values = await genres
    .getByRole('option')
    .evaluateAll((options: HTMLOptionElement[]) =>
      options.map(({ value }) => value).filter(Boolean),
    );
  return {
    event: 'change',
    ...otherThan(await shownTitles(page)),
    act: () => genres.selectOption(values[run % values.length] ?? ''),
  };
}

async function search(page: Page, run: number): Promise<Interaction> {
  const box = page.getByRole('searchbox');
  await box.fill(queries[run % queries.length] ?? '');
  return {
    event: 'keydown',
    ...otherThan(await shownTitles(page)),
    act: () => box.press('Enter'),
  };
}

function goToTvShows(page: Page, list: string): Interaction {
  return {
    event: 'click',
    ...otherThan(list),
    act: () => page.getByRole('link', { name: 'TV Shows' }).tap(),
  };
}

function goBackTo(page: Page, list: string): Interaction {
  return {
    ...byBack(page),
    known: list,
    isDone: (titles: string) => {
      const shown = [...document.querySelectorAll('main article h2')].slice(0, 20);
      return shown.map(({ textContent }) => textContent).join() === titles;
    },
  };
}

// `popstate` cannot start the clock: the app's own listener was added earlier, so it runs first. An
// event that this function sends starts the clock instead.
function byBack(page: Page) {
  const goBack = () => {
    dispatchEvent(new Event('back'));
    history.back();
  };
  return { event: 'back', act: () => page.evaluate(goBack) };
}

function otherThan(list: string) {
  return {
    known: list,
    isDone: (titles: string) => {
      const shown = [...document.querySelectorAll('main article h2')].slice(0, 20);
      return shown.length > 0 && shown.map(({ textContent }) => textContent).join() !== titles;
    },
  };
}

/** The titles on the first page of the list; the list may load more pages by itself. */
async function shownTitles(page: Page): Promise<string> {
  await page.getByRole('article').first().waitFor();
  return (await page.locator('main article h2').allTextContents()).slice(0, 20).join();
}
