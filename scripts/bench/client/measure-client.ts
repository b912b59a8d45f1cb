import { launchBrowser } from '../support/measured-browser.ts';
import type { MeasureOptions, Table } from '../support/report.ts';
import { judgeTargets, type Result } from './client-targets.ts';
import { measureScene } from './measure-scene.ts';
import { choosePages } from './measured-pages.ts';
import { startScene } from './start-scene.ts';

/**
 * Yields the tables of what a visit costs, for each page and a floor of the same content, and which
 * targets are met: with drawn posters, and for the lists also with the JPEG posters of a stand-in for
 * TMDB. Forms show no posters of the catalogue.
 */
export async function* measureClient({ runs, pages }: MeasureOptions): AsyncGenerator<Table> {
  const chosen = choosePages(pages);
  const lists = chosen.filter(({ isList }) => isList);
  const results: Result[] = [];
  const browser = await launchBrowser();
  try {
    for (const posters of ['drawn', 'JPEG'] as const) {
      const measured = posters === 'drawn' ? chosen : lists;
      if (measured.length === 0) continue;
      const scene = await startScene(browser, posters, measured);
      try {
        for await (const { measure, table } of measureScene(browser, scene, runs)) {
          results.push(...table.rows.map((row) => ({ measure, row })));
          yield { ...table, heading: `Client, ${posters} posters: ${table.heading}` };
        }
      } finally {
        await scene.stop();
      }
    }
  } finally {
    await browser.close();
  }
  yield judgeTargets(results);
}
