import { signUp } from '#tests/support/processes/api-calls.ts';
import { launchBrowser } from '../support/measured-browser.ts';
import { median } from '../support/median.ts';
import type { MeasureOptions, Row, Table } from '../support/report.ts';
import { signedInState } from '../support/signed-in-state.ts';
import { startApp } from '../support/start-app.ts';
import { timeBareButton } from './bare-button-times.ts';
import { timeBrowsing } from './browsing-times.ts';
import { timeManyFavorites } from './many-favorites-times.ts';
import type { Times } from './time-to-paint.ts';

const favorites = 10_000;

/** Yields the tables of how long interactions take until they are painted, on a slow processor. */
export async function* measureInteraction({ runs }: MeasureOptions): AsyncGenerator<Table> {
  const app = await startApp();
  const browser = await launchBrowser();
  try {
    const visitor = await signUp(app, 'visitor@example.com');
    const state = await signedInState(browser, app, visitor);
    yield {
      heading: `Interaction: from the event to the paint, 4 times slower processor, median of ${runs}`,
      rows: rowsOf({
        'floor: a bare button': await timeBareButton(browser, runs),
        ...(await timeBrowsing(browser, app, state, runs)),
      }),
    };
    const person = await signUp(app, 'collector@example.com');
    yield {
      heading: `Interaction with ${favorites.toLocaleString('en')} favorites, from the event to the paint`,
      rows: rowsOf(await timeManyFavorites(browser, app, { favorites, person, runs })),
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}

function rowsOf(times: Times): Row[] {
  return Object.entries(times).map(([interaction, milliseconds]) => ({
    interaction,
    'median ms': median(milliseconds),
    'slowest ms': Math.max(...milliseconds),
  }));
}
