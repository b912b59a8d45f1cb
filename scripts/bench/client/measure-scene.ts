import type { Browser } from '@playwright/test';
import { mediansOf } from '../support/median.ts';
import type { Row, Table } from '../support/report.ts';
import { measureColdPaint } from './applied-paint.ts';
import { countRoundTrips } from './count-round-trips.ts';
import { measureInTurns } from './in-turns.ts';
import { type Lighthouse, startLighthouse } from './lighthouse.ts';
import { controlOf, type MeasuredPage } from './measured-pages.ts';
import { weighPage } from './page-weight.ts';
import type { Scene } from './start-scene.ts';
import { measureWarmVisit } from './warm-visit.ts';

/** The ways in which each page is measured; a table has a row for each page. */
export type MeasureName = 'weight' | 'simulated' | 'applied' | 'warm';

/** Measures the pages in every way. */
export async function* measureScene(
  browser: Browser,
  scene: Scene,
  runs: number,
): AsyncGenerator<{ measure: MeasureName; table: Table }> {
  yield { measure: 'weight', table: await weights(browser, scene) };
  yield { measure: 'simulated', table: await simulated(scene, runs) };
  yield { measure: 'applied', table: await applied(browser, scene, runs) };
  if (scene.pages.some(({ page }) => page.name === 'home')) {
    yield { measure: 'warm', table: await warm(browser, scene, runs) };
  }
}

async function weights(browser: Browser, scene: Scene): Promise<Table> {
  const rows: Row[] = [];
  for (const { page, ours } of scene.pages) {
    const weight = await weighPage(browser, ours, controlOf(page));
    const trips = page.isList ? await countRoundTrips(browser, ours) : null;
    rows.push({ ...namesOf(scene, page), ...weight, 'trips before poster': trips });
  }
  return { heading: 'what a first visit loads, applied', rows };
}

async function simulated(scene: Scene, runs: number): Promise<Table> {
  const started: Lighthouse[] = [];
  try {
    const guest = await startLighthouse();
    started.push(guest);
    const visitor = await startLighthouse(scene.visitor);
    started.push(visitor);
    const audits = await measureInTurns(scene.pages, runs, async ({ page, ours, floor }) => {
      const lighthouse = page.isList ? visitor : guest;
      return {
        ours: await lighthouse.audit(ours.url, page.isScored ? 'all' : 'speed'),
        floor: await lighthouse.audit(floor.url, 'speed'),
      };
    });
    const rows = audits.map(({ page, ours, floor }) => {
      const { 'FCP s': fcp, 'LCP s': lcp, ...rest } = mediansOf(ours.map(({ figures }) => figures));
      const least = mediansOf(floor.map(({ figures }) => figures));
      return {
        ...namesOf(scene, page),
        ...compare('FCP', fcp, least['FCP s']),
        ...compare('LCP', lcp, least['LCP s']),
        ...rest,
      };
    });
    const remarks = audits.flatMap(({ page, ours }) =>
      [...new Set(ours.flatMap(({ remarks }) => remarks))].map((text) => `${page.name}: ${text}`),
    );
    return {
      heading: `Lighthouse mobile, simulated, median of ${runs}`,
      ...(remarks.length > 0 && { note: `What costs points: ${remarks.join('; ')}.` }),
      rows,
    };
  } finally {
    for (const lighthouse of started) lighthouse.stop();
  }
}

async function applied(browser: Browser, scene: Scene, runs: number): Promise<Table> {
  const paints = await measureInTurns(scene.pages, runs, async ({ ours, floor }) => ({
    ours: await measureColdPaint(browser, ours),
    floor: await measureColdPaint(browser, floor),
  }));
  return {
    heading: `applied slow 4G and 4 times slower processor, median of ${runs}`,
    note: 'LCP of: the largest element and its size in square pixels.',
    rows: paints.map(({ page, ours, floor }) => {
      const figures = mediansOf(ours.map(({ figures }) => figures));
      const least = mediansOf(floor.map(({ figures }) => figures));
      return {
        ...namesOf(scene, page),
        ...compare('first paint', figures['first paint s'], least['first paint s']),
        ...compare('LCP', figures['LCP s'], least['LCP s']),
        'LCP of': ours.at(-1)?.largest ?? null,
        'floor LCP of': floor.at(-1)?.largest ?? null,
        CLS: figures.CLS,
      };
    }),
  };
}

async function warm(browser: Browser, scene: Scene, runs: number): Promise<Table> {
  const visits = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await measureWarmVisit(browser, scene.slowHome, scene.network));
  }
  return {
    heading: `the second visit, every answer two seconds late, 4 times slower processor, median of ${runs}`,
    rows: [{ page: 'home', posters: scene.posters, ...mediansOf(visits) }],
  };
}

function namesOf({ posters }: Scene, { name }: MeasuredPage): Row {
  return { page: name, posters };
}

/** Columns for the seconds of a page, those of its floor, and how many times the floor they are. */
function compare(what: string, ours: number, floor: number): Row {
  return {
    [`${what} s`]: ours,
    [`floor ${what} s`]: floor,
    [`${what} : floor`]: ours / floor,
  };
}
