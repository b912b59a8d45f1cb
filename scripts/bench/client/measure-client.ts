import type { Browser } from '@playwright/test';
import { signUp } from '#tests/support/processes/api-calls.ts';
import { launchBrowser, type StorageState, type Visit } from '../support/measured-browser.ts';
import { mediansOf } from '../support/median.ts';
import type { MeasureOptions, Row, Table } from '../support/report.ts';
import { signedInState } from '../support/signed-in-state.ts';
import { startApp } from '../support/start-app.ts';
import { measureColdPaint, measureWarmPaint } from './applied-paint.ts';
import { startFloorPage } from './floor-page.ts';
import { type Audit, type Figures, startLighthouse } from './lighthouse.ts';
import { countRoundTrips, weighPage } from './page-weight.ts';

const names = ['log in', 'home', 'floor'] as const;
type Name = (typeof names)[number];
type Pages = Record<Name, Visit>;

/** Yields the tables of what a visit costs, for Home and for a page of nothing but its posters. */
export async function* measureClient({ runs }: MeasureOptions): AsyncGenerator<Table> {
  const app = await startApp();
  const browser = await launchBrowser();
  let floor: Awaited<ReturnType<typeof startFloorPage>> | undefined;
  try {
    const visitor = await signUp(app, 'visitor@example.com');
    const storageState = await signedInState(browser, app, visitor);
    floor = await startFloorPage(browser, app, storageState);
    const pages = {
      'log in': { url: `${app.url}/login` },
      home: { url: `${app.url}/`, storageState },
      floor: { url: floor.url },
    };
    yield await weights(browser, pages);
    yield* simulated(pages, storageState, runs);
    yield await applied(browser, pages, runs);
    yield await repeated(browser, pages.home, runs);
  } finally {
    await floor?.stop();
    await browser.close();
    await app.stop();
  }
}

async function weights(browser: Browser, pages: Pages): Promise<Table> {
  const rows: Row[] = [];
  for (const page of names) {
    const weight = await weighPage(browser, pages[page]);
    rows.push({ page, ...weight, ...(await countRoundTrips(browser, pages[page])) });
  }
  return { heading: 'Client: what a first visit loads until the network is idle', rows };
}

async function* simulated(pages: Pages, state: StorageState, runs: number): AsyncGenerator<Table> {
  const lighthouse = await startLighthouse();
  const audits: Record<Name, Audit[]> = { 'log in': [], home: [], floor: [] };
  const audit = async (page: Name) => audits[page].push(await lighthouse.audit(pages[page].url));
  try {
    // The log-in comes first, because it redirects everybody who is logged in.
    for (let run = 0; run < runs; run += 1) await audit('log in');
    await lighthouse.logIn(state);
    for (let run = 0; run < runs; run += 1) {
      await audit('home');
      await audit('floor');
    }
  } finally {
    lighthouse.stop();
  }
  yield {
    heading: `Client: Lighthouse mobile, simulated, median of ${runs}`,
    rows: beside((page) => mediansOf(audits[page].map(({ figures }) => figures))),
  };

  const remarks = (['log in', 'home'] as const).flatMap((page) =>
    [...new Set(audits[page].flatMap((each) => each.remarks))].map((remark) => ({ page, remark })),
  );
  if (remarks.length > 0) yield { heading: 'Client: what costs points there', rows: remarks };
}

async function applied(browser: Browser, pages: Pages, runs: number): Promise<Table> {
  const paints: Record<Name, Figures[]> = { 'log in': [], home: [], floor: [] };
  // Measured in turns, so that whatever slows the machine down slows all pages.
  for (let run = 0; run < runs; run += 1) {
    for (const page of names) {
      paints[page].push(await measureColdPaint(browser, pages[page]));
    }
  }
  return {
    heading: `Client: applied slow 4G and 4 times slower processor, median of ${runs}`,
    rows: beside((page) => mediansOf(paints[page])),
  };
}

async function repeated(browser: Browser, home: Visit, runs: number): Promise<Table> {
  const paints: Figures[] = [];
  for (let run = 0; run < runs; run += 1) paints.push(await measureWarmPaint(browser, home));
  return {
    heading: `Client: the second visit, applied, median of ${runs}`,
    rows: [{ page: 'home', ...mediansOf(paints) }],
  };
}

/** A row for each page, and one that divides the times of Home by those of the floor. */
function beside(figuresOf: (page: Name) => Figures): Row[] {
  const [home, floor] = [figuresOf('home'), figuresOf('floor')];
  const times = Object.keys(home).filter((name) => name.endsWith(' s'));
  const ratios = times.map((name) => [name, Number(home[name]) / Number(floor[name])]);
  return [
    ...names.map((page) => ({ page, ...figuresOf(page) })),
    { page: 'home : floor', ...Object.fromEntries(ratios) },
  ];
}
