import { register } from './app-calls.mjs';
import { measureColdPaint, measureWarmPaint } from './applied-paint.mjs';
import { startFloorPage } from './floor-page.mjs';
import { startLighthouse } from './lighthouse.mjs';
import { launchBrowser } from './measured-browser.mjs';
import { mediansOf } from './median.mjs';
import { countRoundTrips, weighPage } from './page-weight.mjs';
import { startApp } from './running-app.mjs';
import { signedInState } from './signed-in-state.mjs';

/** Yields the tables of what a first visit costs, Home beside a page that is nothing but its posters. */
export async function* measureClient({ runs }) {
  const app = await startApp();
  const browser = await launchBrowser();
  let floor;
  try {
    const state = await signedInState(browser, app, await register(app, 'visitor@example.com'));
    floor = await startFloorPage(browser, app, state);
    const pages = {
      'log in': { url: `${app.url}/login` },
      home: { url: `${app.url}/`, state },
      floor: { url: floor.url },
    };
    yield await weights(browser, pages);
    yield* simulated(pages, runs);
    yield await applied(browser, pages, runs);
    yield await repeated(browser, pages, runs);
  } finally {
    await floor?.stop();
    await browser.close();
    await app.stop();
  }
}

async function weights(browser, pages) {
  const rows = [];
  for (const [page, { url, state }] of Object.entries(pages)) {
    const weight = await weighPage(browser, url, state);
    rows.push({ page, ...weight, ...(await countRoundTrips(browser, url, state)) });
  }
  return { heading: 'Client: what a first visit loads until the network is idle', rows };
}

async function* simulated(pages, runs) {
  const lighthouse = await startLighthouse();
  const audits = { 'log in': [], home: [], floor: [] };
  const audit = async (page) => audits[page].push(await lighthouse.audit(pages[page].url));
  try {
    // Whoever is logged in is led away from there, so it comes first.
    for (let run = 0; run < runs; run += 1) await audit('log in');
    await lighthouse.logIn(pages.home.state);
    for (let run = 0; run < runs; run += 1) {
      await audit('home');
      await audit('floor');
    }
  } finally {
    lighthouse.stop();
  }
  const figuresOf = (page) => mediansOf(audits[page].map(({ figures }) => figures));
  const figures = Object.fromEntries(Object.keys(audits).map((page) => [page, figuresOf(page)]));
  yield {
    heading: `Client: Lighthouse mobile, simulated, median of ${runs}`,
    rows: beside(figures),
  };

  const remarks = ['log in', 'home'].flatMap((page) =>
    [...new Set(audits[page].flatMap((each) => each.remarks))].map((remark) => ({ page, remark })),
  );
  if (remarks.length > 0) yield { heading: 'Client: what costs points there', rows: remarks };
}

async function applied(browser, pages, runs) {
  const paints = { 'log in': [], home: [], floor: [] };
  // In turns, so that what slows the machine down slows all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const [page, { url, state }] of Object.entries(pages)) {
      paints[page].push(await measureColdPaint(browser, url, state));
    }
  }
  const figures = Object.fromEntries(
    Object.entries(paints).map(([page, each]) => [page, mediansOf(each)]),
  );
  return {
    heading: `Client: applied slow 4G and 4 times slower processor, median of ${runs}`,
    rows: beside(figures),
  };
}

async function repeated(browser, { home }, runs) {
  const paints = [];
  for (let run = 0; run < runs; run += 1) {
    paints.push(await measureWarmPaint(browser, home.url, home.state));
  }
  return {
    heading: `Client: the second visit, applied, median of ${runs}`,
    rows: [{ page: 'home', ...mediansOf(paints) }],
  };
}

/** A row for each page, and one for how many times the floor's time Home takes. */
function beside(figures) {
  const times = Object.keys(figures.home).filter((name) => name.endsWith(' s'));
  const ratio = (name) => figures.home[name] / figures.floor[name];
  return [
    ...Object.entries(figures).map(([page, each]) => ({ page, ...each })),
    { page: 'home : floor', ...Object.fromEntries(times.map((name) => [name, ratio(name)])) },
  ];
}
