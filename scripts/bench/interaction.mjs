import { register } from './app-calls.mjs';
import { timeBareButton } from './bare-button-times.mjs';
import { timeBrowsing } from './browsing-times.mjs';
import { timeManyFavorites } from './many-favorites-times.mjs';
import { launchBrowser } from './measured-browser.mjs';
import { median } from './median.mjs';
import { startApp } from './running-app.mjs';
import { signedInState } from './signed-in-state.mjs';

const favorites = 10_000;

/** Yields the tables of how long the page takes to show what was asked of it, on a slow processor. */
export async function* measureInteraction({ runs }) {
  const app = await startApp();
  const browser = await launchBrowser();
  try {
    const visitor = await register(app, 'visitor@example.com');
    const state = await signedInState(browser, app, visitor);
    yield {
      heading: `Interaction: from the event to the frame that shows it, 4 times slower processor, median of ${runs}`,
      rows: rowsOf({
        'floor: a bare button': await timeBareButton(browser, runs),
        ...(await timeBrowsing(browser, app, state, runs)),
      }),
    };
    const collector = await register(app, 'collector@example.com');
    const many = { favorites, person: collector, runs };
    yield {
      heading: `Interaction with ${favorites.toLocaleString('en')} favorites, likewise`,
      rows: rowsOf(await timeManyFavorites(browser, app, many)),
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}

function rowsOf(times) {
  return Object.entries(times).map(([interaction, milliseconds]) => ({
    interaction,
    'median ms': median(milliseconds),
    'slowest ms': Math.max(...milliseconds),
  }));
}
